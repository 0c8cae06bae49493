import { mermaidSamples } from '@pagewright/components/chart-samples';
import { type EditedAs, fieldChange } from '@pagewright/components/panels';
import type { Language } from '@pagewright/model/languages';

type Diagram = EditedAs<'diagram'>;

/** Code that somebody typed, by the type of diagram that it is of. */
export type KeptCode = Readonly<Record<string, string>>;

export interface RetypedDiagram {
  readonly props: Partial<Diagram['props']>;
  readonly kept: KeptCode;
  /** Whether code that somebody typed is not shown any more. */
  readonly hides: boolean;
}

/** Whether code that somebody typed is not seen in a diagram of another type: samples are nobody's. */
export function hidesTypedCode({ props: { chartType, mermaidCode } }: Diagram, type: string): boolean {
  return chartType !== type && !mermaidSamples.has(chartType, mermaidCode);
}

/**
 * A diagram of another type shows that type's sample (spec §4). What was typed is kept meanwhile, and is there again with the
 * type that it is of.
 *
 * @param language of the person, whose the sample is
 */
export function retypedDiagram(
  diagram: Diagram,
  chartType: string,
  kept: KeptCode,
  language: Language,
): RetypedDiagram {
  const { chartType: before, mermaidCode } = diagram.props;
  if (before === chartType) return { props: {}, kept, hides: false };
  const hides = hidesTypedCode(diagram, chartType);
  const { props = {} } = fieldChange(diagram, 'chartType', chartType, language) as {
    props?: Partial<Diagram['props']>;
  };
  const typed = kept[chartType];
  return {
    props: typed === undefined ? props : { ...props, mermaidCode: typed },
    kept: hides ? { ...kept, [before]: mermaidCode } : kept,
    hides,
  };
}
