import type { Language } from '@pagewright/model/languages';
import type { Point, Size } from '@pagewright/model/units';
import type { z } from 'zod';
import type { KindModel } from '../define-kind.ts';

/** In which of the two panels a field stands (spec §2). */
export type FieldGroup = 'property' | 'style';

/** Parts of a panel, in the order they are shown. */
export const SECTIONS = [
  'content',
  'data',
  'smart',
  'font',
  'paragraph',
  'cells',
  'line',
  'fill',
  'border',
  'effects',
] as const;
export type Section = (typeof SECTIONS)[number];

/** How a prop is edited. Limits and choices come from the prop's schema. */
export type Control =
  | {
      readonly type: 'number';
      readonly step: number;
      readonly unit?: 'px' | 'em' | '°' | '%' | '×';
      /** Shown value per kept one: 100 shows 0.5 as 50 %. */
      readonly scale?: number;
      readonly slider?: boolean;
      /** Narrower limits than the schema's, for what may be larger but is not offered. */
      readonly limits?: { readonly min: number; readonly max: number };
      /** Values offered in a list, pt. */
      readonly presetsPt?: readonly number[];
    }
  | { readonly type: 'text' | 'long-text' }
  | { readonly type: 'choice' | 'icons'; readonly options?: readonly (string | number)[] }
  | {
      /** One of many values, each with a picture. */
      readonly type: 'gallery';
      readonly groups: readonly GalleryGroup[];
    }
  | {
      /** One of the schema's choices, each shown as a small component of the kind that has it. */
      readonly type: 'looks';
      /** What is other in the small components than in the one that is edited. */
      readonly sample: { readonly props: Readonly<Record<string, unknown>>; readonly size: Size };
    }
  | { readonly type: 'switch' | 'color' | 'font' | 'weight' | 'shadow' | 'point' | 'smart' | 'columns' }
  | { readonly type: 'fill' | 'icon' | 'image' | 'cells' | 'palette' | 'chart-code' | 'chart-theme' | 'chart-type' };

export type ControlType = Control['type'];

/** Values that belong together; its name is the word of the group `id` of the prop. */
export interface GalleryGroup {
  readonly id: string;
  readonly choices: readonly GalleryChoice[];
}

export type GalleryChoice = {
  readonly value: string;
} & (
  | {
      /** Strokes in a square of 24, SVG path data. */
      readonly picture: string;
    }
  | { readonly drawing: GalleryDrawing }
);

/** Filled outlines in a space of some px, in the colours of a palette. */
export interface GalleryDrawing {
  readonly width: number;
  readonly height: number;
  readonly parts: (palette: readonly string[]) => readonly { readonly data: string; readonly color: string }[];
}

/** A prop in a panel. Its label is the word of the prop's name. */
export interface PlainField {
  readonly group: FieldGroup;
  readonly section: Section;
  readonly control: Control;
}

export interface Field<Props = Record<string, unknown>> extends PlainField {
  /** Whether the field has a meaning for these props; always where absent. */
  readonly when?: (props: Props) => boolean;
}

/** What a panel changes of a component. */
export interface ComponentChange<Props = Record<string, unknown>> {
  readonly props?: Partial<Props>;
  readonly size?: Size;
  readonly position?: Point;
}

/** A prop that no panel shows as a field of its own, and where it is edited instead. */
export interface Elsewhere {
  readonly elsewhere: 'on the page' | 'in a dialog' | 'with another field' | 'arrangement' | 'kept by the app';
}

/** What a double-click on a component of the kind opens (spec §4). */
export type EditingWay = 'text' | 'code' | 'formula' | 'table' | 'chart' | 'diagram' | 'icon' | 'picture' | 'none';

/** Says a word of the kind in the person's language: `insert.text`. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** How a new component of the kind is offered. */
export interface Insert<Props = Record<string, unknown>> {
  /** Its place among everything that can be inserted, the least first. */
  readonly place: number;
  /** What differs from the kind's defaults; `language` is the person's. */
  readonly props?: (say: Say, language: Language) => Partial<Props>;
  /** The prop whose gallery is offered first: what is chosen there is inserted. */
  readonly from?: keyof Props & string;
  /** The prop that says in words which of them it is, where there is one. */
  readonly named?: keyof Props & string;
}

export interface KindPanel<Props = Record<string, unknown>, Way extends EditingWay = EditingWay> {
  /** Strokes of the kind's sign in a square of 24, SVG path data. */
  readonly icon: string;
  readonly editing: Way;
  /** Whether its properties are offered in a dialog too (spec §2). */
  readonly hasPropertiesDialog?: boolean;
  readonly insert: Insert<Props>;
  /** Kinds that the generator can fill: how such a component is offered, and by which name it is known. */
  readonly smartInsert?: Insert<Props> & { readonly id: string };
  /** What else is offered as such a component, each under a word of the kind: fields of the page's frame. */
  readonly frameInserts?: readonly (Insert<Props> & {
    readonly id: string;
    readonly word: `insert.${string}`;
    readonly size: Size;
  })[];
  /** Every prop of the kind, in the order of the panel. */
  readonly fields: { readonly [P in keyof Props]-?: Field<Props> | Elsewhere };
  /**
   * What else changes when a field sets one of `props`; the prop alone where absent or undefined. `language` is the
   * person's.
   */
  readonly change?: (
    component: { readonly props: Props; readonly size: Size },
    prop: keyof Props,
    value: unknown,
    language: Language,
  ) => ComponentChange<Props> | undefined;
}

/** The panel of a kind; complete by its type. */
export function definePanel<Schema extends z.ZodObject, const Way extends EditingWay>(
  _model: KindModel<string, Schema>,
  panel: KindPanel<z.infer<Schema>, Way>,
): KindPanel<z.infer<Schema>, Way> {
  return panel;
}

export function isField(entry: Field | Elsewhere): entry is Field {
  return 'control' in entry;
}

/** A field of the property panel. */
export function property(section: Section, control: Control): PlainField {
  return { group: 'property', section, control };
}

/** A field of the style panel. */
export function style(section: Section, control: Control): PlainField {
  return { group: 'style', section, control };
}
