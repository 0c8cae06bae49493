import { componentBase } from '@pagewright/model/component';
import { pageEnvelope } from '@pagewright/model/page';
import { z } from 'zod';
import { aiBorderedTextareaModel } from './ai-bordered-textarea/model.ts';
import { aiChartModel } from './ai-chart/model.ts';
import { aiEchartModel } from './ai-echart/model.ts';
import { aiTableModel } from './ai-table/model.ts';
import { aiTextareaModel } from './ai-textarea/model.ts';
import { borderedHeadingModel } from './bordered-heading/model.ts';
import { circleModel } from './circle/model.ts';
import { headingModel } from './heading/model.ts';
import { iconModel } from './icon/model.ts';
import { imageModel } from './image/model.ts';
import { lineModel } from './line/model.ts';
import { rectangleModel } from './rectangle/model.ts';
import { textModel } from './text/model.ts';

/** Every kind's model, by kind. */
export const MODELS = {
  text: textModel,
  heading: headingModel,
  borderedHeading: borderedHeadingModel,
  aiTextarea: aiTextareaModel,
  aiBorderedTextarea: aiBorderedTextareaModel,
  aiTable: aiTableModel,
  aiChart: aiChartModel,
  aiEchart: aiEchartModel,
  circle: circleModel,
  rectangle: rectangleModel,
  line: lineModel,
  icon: iconModel,
  image: imageModel,
} as const;

export type ComponentKind = keyof typeof MODELS;
export const COMPONENT_KINDS = Object.keys(MODELS) as ComponentKind[];

export type PropsOf<K extends ComponentKind> = z.infer<(typeof MODELS)[K]['props']>;
/** Props as they may be given: what has a default can be left out. */
export type PropsInput<K extends ComponentKind> = z.input<(typeof MODELS)[K]['props']>;

export type ComponentOf<K extends ComponentKind> = z.infer<typeof componentBase> & { type: K; props: PropsOf<K> };
/** A component of any kind. */
export type Component = { [K in ComponentKind]: ComponentOf<K> }[ComponentKind];

function componentSchema<K extends ComponentKind>(kind: K) {
  return componentBase.extend({ type: z.literal(kind), props: MODELS[kind].props });
}

const kinds = COMPONENT_KINDS.map((kind) => componentSchema(kind));
export const componentSchemaUnion = z.discriminatedUnion(
  'type',
  kinds as unknown as [(typeof kinds)[number], ...(typeof kinds)[number][]],
) as unknown as z.ZodType<Component>;

/** A page: its envelope and its components, lowest zIndex first. */
export const pageSchema = pageEnvelope.extend({ components: z.array(componentSchemaUnion).max(5000) });
export type Page = z.infer<typeof pageEnvelope> & { components: Component[] };

const defaults = new Map<ComponentKind, unknown>();

/** A kind's props with all their defaults. */
export function defaultProps<K extends ComponentKind>(kind: K): PropsOf<K> {
  let known = defaults.get(kind);
  if (!known) {
    known = Object.freeze(MODELS[kind].props.parse({}));
    defaults.set(kind, known);
  }
  return known as PropsOf<K>;
}
