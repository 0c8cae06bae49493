import { componentBase } from '@pagewright/model/component';
import { pageEnvelope } from '@pagewright/model/page';
import { z } from 'zod';
import { defaultsOf, type KindInput, type KindModel, type KindProps } from './define-kind.ts';
import { MODELS } from './registry/models.ts';

export { MODELS } from './registry/models.ts';

export type ComponentKind = keyof typeof MODELS;
export const COMPONENT_KINDS = Object.keys(MODELS) as ComponentKind[];

export type PropsOf<K extends ComponentKind> = KindProps<(typeof MODELS)[K]>;
/** Props as they may be given: what has a default can be left out. */
export type PropsInput<K extends ComponentKind> = KindInput<(typeof MODELS)[K]>;

export type ComponentOf<K extends ComponentKind> = z.infer<typeof componentBase> & { type: K; props: PropsOf<K> };
/** A component of any kind. */
export type Component = { [K in ComponentKind]: ComponentOf<K> }[ComponentKind];

function componentSchema(kind: ComponentKind) {
  const own = { type: z.literal(kind), props: MODELS[kind].props };
  const turning = canRotate({ type: kind }) ? componentBase : componentBase.omit({ rotation: true });
  return (canFlip({ type: kind }) ? turning : turning.omit({ flip: true })).extend(own);
}

const kinds = COMPONENT_KINDS.map((kind) => componentSchema(kind));
export const componentSchemaUnion = z.discriminatedUnion(
  'type',
  kinds as unknown as [(typeof kinds)[number], ...(typeof kinds)[number][]],
) as unknown as z.ZodType<Component>;

/** A page: its envelope and its components, lowest zIndex first. */
export const pageSchema = pageEnvelope.extend({ components: z.array(componentSchemaUnion).max(5000) });
export type Page = z.infer<typeof pageEnvelope> & { components: Component[] };

/** What stands between the tags of a component's element; undefined where its kind is not written. */
export function writtenText({ type, props }: Pick<Component, 'type' | 'props'>): string | undefined {
  const { content }: KindModel = MODELS[type];
  const text: unknown = content === undefined ? undefined : Reflect.get(props, content);
  return typeof text === 'string' ? text : undefined;
}

/** Whether a component can be turned: all but what is drawn between two points. */
export function canRotate({ type }: { readonly type: ComponentKind }): boolean {
  const { rotates }: KindModel = MODELS[type];
  return rotates !== false;
}

/** Whether a component can be mirrored. */
export function canFlip({ type }: { readonly type: ComponentKind }): boolean {
  const { flips }: KindModel = MODELS[type];
  return flips === true;
}

/** A kind's props with all their defaults. */
export function defaultProps<K extends ComponentKind>(kind: K): PropsOf<K> {
  return defaultsOf(MODELS[kind]) as PropsOf<K>;
}
