import type { Language } from '@pagewright/model/languages';
import type { FillContext, FilledWith, Found } from '../behaviour/filling.ts';
import { chartCode } from './chart-code.ts';
import { diagramCode } from './diagram-code.ts';
import type { AiChart } from './model.ts';
import { timelineCode } from './timeline-code.ts';

/** The diagram with the figures, steps or events in it; undefined where Mermaid cannot draw them. */
export function filledMermaid(
  chart: AiChart,
  found: Found,
  { language }: FillContext,
): FilledWith<AiChart> | undefined {
  const drawn = drawnBy(found, language);
  if (drawn?.code === undefined) return undefined;
  const props = { ...chart.props, mermaidCode: drawn.code };
  return { component: { ...chart, origin: [...new Set(drawn.origins)], props } };
}

function drawnBy(found: Found, language: Language) {
  switch (found.is) {
    case 'chart':
      return { code: chartCode(found.chart, language), origins: found.chart.origins };
    case 'diagram':
      return { code: diagramCode(found.diagram), origins: found.diagram.nodes.flatMap(({ label }) => label.origins) };
    case 'timeline':
      return { code: timelineCode(found.events, language), origins: found.events.flatMap(({ text }) => text.origins) };
    default:
      return undefined;
  }
}
