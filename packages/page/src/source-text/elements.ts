import type { KindModel } from '@pagewright/components/kind';
import { COMPONENT_KINDS, type ComponentKind, MODELS } from '@pagewright/components/models';

/** Kinds by their element names. */
export const KIND_BY_ELEMENT: ReadonlyMap<string, ComponentKind> = new Map(
  COMPONENT_KINDS.map((kind) => [MODELS[kind].element, kind]),
);

/** Attributes of every component that are not props, in the order they are printed. */
export const BASE_ATTRIBUTES = [
  'id',
  'name',
  'x',
  'y',
  'width',
  'height',
  'rotation',
  'flip',
  'zIndex',
  'locked',
  'visible',
  'groupId',
  'repeat',
  'slot',
  'origin',
  'unsupported',
  'decorative',
  'link',
  'entrance',
  'keepsAspect',
  'onClick',
] as const;
export type BaseAttribute = (typeof BASE_ATTRIBUTES)[number];

/** Those that components of a kind can have. */
export function baseAttributesOf({ rotates, flips }: KindModel): readonly BaseAttribute[] {
  const isNone = (name: BaseAttribute): boolean =>
    (name === 'rotation' && rotates === false) || (name === 'flip' && flips !== true);
  return BASE_ATTRIBUTES.filter((name) => !isNone(name));
}

/** Attributes of `<Page>`, in the order they are printed. */
export const PAGE_ATTRIBUTES = [
  'title',
  'format',
  'width',
  'height',
  'language',
  'background',
  'margin',
  'name',
  'description',
  'prompt',
  'notes',
  'guides',
  'transition',
] as const;

/**
 * A prop that has the name of a base attribute is written with this in front: charts have a `width` prop beside the
 * component's own.
 */
export const PROP_PREFIX = 'prop';

/** Names that stand for something else than a prop. */
const taken: ReadonlySet<string> = new Set([...BASE_ATTRIBUTES, 'version']);

/** The attribute that a prop stands in. */
export function attributeOfProp(prop: string): string {
  return taken.has(prop) ? PROP_PREFIX + prop.charAt(0).toUpperCase() + prop.slice(1) : prop;
}
