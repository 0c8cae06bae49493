import type { Language } from '@pagewright/model/languages';
import type { Point, Size } from '@pagewright/model/units';
import { behaviourOf } from './behaviours.ts';
import { COMPONENT_KINDS, type Component, type ComponentKind, MODELS } from './models.ts';
import {
  type ComponentChange,
  type EditingWay,
  type Field,
  type GalleryGroup,
  isField,
  type KindPanel,
  type Say,
} from './panels/field.ts';
import { type FieldLimits, limitsOf } from './panels/limits.ts';
import { EMPTY_PLACEHOLDER } from './props/smart.ts';
import { PANELS } from './registry/panels.ts';

export type {
  ComponentChange,
  Control,
  ControlType,
  EditingWay,
  Field,
  FieldGroup,
  GalleryChoice,
  GalleryGroup,
  Say,
  Section,
} from './panels/field.ts';
export { SECTIONS } from './panels/field.ts';
export type { FieldLimits } from './panels/limits.ts';
export { EMPTY_PLACEHOLDER, SMART_DATA_TYPES, type SmartPlaceholder } from './props/smart.ts';
export { PANELS } from './registry/panels.ts';

/** A field with the prop that it edits and what the prop's schema allows. */
export interface PanelField extends Field {
  readonly prop: string;
  readonly limits: FieldLimits;
}

const known = new Map<ComponentKind, readonly PanelField[]>();

/** The fields of a kind in the order of its panel. */
export function panelFields(kind: ComponentKind): readonly PanelField[] {
  let fields = known.get(kind);
  if (!fields) {
    const shape = MODELS[kind].props.shape as Record<string, Parameters<typeof limitsOf>[0]>;
    const entries = Object.entries((PANELS[kind] as unknown as KindPanel).fields);
    fields = entries.flatMap(([prop, entry]) =>
      isField(entry) ? [{ ...entry, prop, limits: limitsOf(shape[prop] as Parameters<typeof limitsOf>[0]) }] : [],
    );
    known.set(kind, fields);
  }
  return fields;
}

/** What changes when a component is put at a place. */
export function placeChange(component: Component, { x, y }: Point): ComponentChange {
  const by = { x: x - component.position.x, y: y - component.position.y };
  const { position, props } = behaviourOf(component).move(component, by);
  if (props === component.props) return { position };
  const before = new Map<string, unknown>(Object.entries(component.props));
  const changed = Object.entries(props).filter(([prop, value]) => before.get(prop) !== value);
  return { position, props: Object.fromEntries(changed) };
}

/** Whether the size of a component can be set; that of others follows from where their ends are. */
export function isSizable(component: Component): boolean {
  return behaviourOf(component).ends === undefined;
}

/** Whether the properties of a kind are offered in a dialog too. */
export function hasPropertiesDialog(kind: ComponentKind): boolean {
  return (PANELS[kind] as KindPanel).hasPropertiesDialog ?? false;
}

/** What a double-click on a component of the kind opens. */
export function editingWay(kind: ComponentKind): EditingWay {
  return PANELS[kind].editing;
}

type KindEditedAs<Way extends EditingWay> = {
  [K in ComponentKind]: (typeof PANELS)[K]['editing'] extends Way ? K : never;
}[ComponentKind];

/** Components whose kind is edited in a way. */
export type EditedAs<Way extends EditingWay> = Extract<Component, { readonly type: KindEditedAs<Way> }>;

/** Whether a component is edited in a way, and so is of a kind that is made for it. */
export function isEditedAs<Way extends EditingWay>(way: Way, component: Component): component is EditedAs<Way> {
  return editingWay(component.type) === way;
}

/** The kind's sign, SVG path data in a square of 24. */
export function kindIcon(kind: ComponentKind): string {
  return PANELS[kind].icon;
}

/** What setting a prop by its field changes: the prop, and what has to follow it. @param language of the person */
export function fieldChange(component: Component, prop: string, value: unknown, language: Language): ComponentChange {
  const { change } = PANELS[component.type] as unknown as KindPanel;
  const { props, size } = component;
  return change?.({ props, size }, prop, value, language) ?? { props: { [prop]: value } };
}

/** In the order they are shown: static components, then smart ones (spec §2, §3), then fields of the page's frame. */
export const INSERT_GROUPS = ['static', 'smart', 'frame'] as const;
export type InsertGroup = (typeof INSERT_GROUPS)[number];

/** Something that can be put on a page. */
export interface InsertEntry {
  readonly id: string;
  readonly kind: ComponentKind;
  readonly group: InsertGroup;
  /** The word of the kind that names it. */
  readonly name: 'name' | 'smartName' | `insert.${string}`;
  /** px; the kind's own where absent. */
  readonly size?: Size;
  /** What differs from the kind's defaults. */
  readonly props: (say: Say, language: Language) => Record<string, unknown>;
  /** What is offered instead of the entry itself: one of these is inserted. */
  readonly gallery?: InsertGallery;
}

export interface InsertGallery {
  /** The prop that is chosen. */
  readonly prop: string;
  /** The prop that says in words what was chosen. */
  readonly named?: string | undefined;
  readonly groups: readonly GalleryGroup[];
}

/** The entry of a value of the gallery. */
export function chosenEntry(entry: InsertEntry, { prop, named }: InsertGallery, value: string): InsertEntry {
  const { gallery: _gallery, ...rest } = entry;
  return {
    ...rest,
    id: `${entry.id}:${value}`,
    props: (say, language) => ({
      ...entry.props(say, language),
      [prop]: value,
      ...(named === undefined ? {} : { [named]: say(`options.${prop}.${value}`) }),
    }),
  };
}

/** Everything that can be inserted, in the order it is shown. */
export const INSERT_ENTRIES: readonly InsertEntry[] = entriesOf(PANELS as unknown as Record<ComponentKind, KindPanel>);

function galleryOf({ insert, fields }: KindPanel): InsertGallery | undefined {
  const prop = insert.from;
  const field = prop === undefined ? undefined : fields[prop];
  if (prop === undefined || !field || !isField(field) || field.control.type !== 'gallery') return undefined;
  return { prop, named: insert.named, groups: field.control.groups };
}

function entriesOf(panels: Readonly<Record<ComponentKind, KindPanel>>): InsertEntry[] {
  const placed = COMPONENT_KINDS.flatMap((kind) => {
    const { insert, smartInsert, frameInserts = [] } = panels[kind];
    const props = insert.props ?? (() => ({}));
    const gallery = galleryOf(panels[kind]);
    const entry = {
      place: insert.place,
      id: kind,
      kind,
      group: 'static',
      name: 'name',
      props,
      ...(gallery ? { gallery } : {}),
    } as const;
    const frame = frameInserts.map(({ word, props: own = () => ({}), ...rest }) => {
      return { ...rest, kind, group: 'frame', name: word, props: own } as const;
    });
    if (!smartInsert) return [entry, ...frame];
    const smart = (say: Say, language: Language) => ({
      ...smartInsert.props?.(say, language),
      smart: EMPTY_PLACEHOLDER,
    });
    return [entry, { ...smartInsert, kind, group: 'smart', name: 'smartName', props: smart } as const, ...frame];
  });
  const groups = INSERT_GROUPS.map((group) => placed.filter((entry) => entry.group === group));
  return groups.flatMap((entries) => entries.toSorted((a, b) => a.place - b.place));
}
