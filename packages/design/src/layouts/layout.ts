import type { Medium } from '@pagewright/model/formats';
import type { BriefForm, BriefOf } from '@pagewright/model/outline';
import type { Box } from '../box/box.ts';
import type { Scene } from '../scene.ts';
import type { Setting } from '../setting.ts';

/**
 * Where the title stands: `top`: above the body in the style's manner; `side`: on a strong panel at the left;
 * `column`: in the left third of the page without a panel.
 */
export type FrameKind = 'top' | 'side' | 'column';

export type LayoutForm = Exclude<BriefForm, 'composite' | 'cover' | 'section' | 'closing'>;

/** What the brief says it is (`kind`), or what is read off it: figures that all changed, a chart of the parts of a whole. */
export type KindOf<F extends LayoutForm> = F extends 'stats'
  ? 'change'
  : F extends 'chart'
    ? 'parts'
    : BriefOf<F> extends { kind?: infer K }
      ? Exclude<K, undefined>
      : never;

export type Range = readonly [least: number, most: number];

/** How much of what a layout shows well. A brief outside of it goes to another one where there is one. */
export interface Capacity {
  /** Entries: items, steps, events, figures, pairs, columns, paragraphs. */
  readonly entries?: Range;
  /** Characters of the longest entry and of all entries, Han characters counted double. */
  readonly longest?: Range;
  readonly total?: Range;
  /** Points in words beside an exhibit. */
  readonly points?: Range;
  /** Columns of a table. */
  readonly columns?: Range;
  /** `false`: no entries below entries. */
  readonly nested?: false;
  /** Width of the page that an entry needs, px of a 1280 px slide. */
  readonly eachWidth?: number;
}

/** One way of showing a form: what it is for, as data that the choice reads, and how it is drawn. */
export interface Layout<F extends LayoutForm = LayoutForm> {
  /** Never changed once documents were made with it: their choice of layouts depends on it. */
  readonly name: string;
  readonly form: F;
  /** Edition of the layouts that it came with (`Outline.edition`); documents made before do not get it. 1 where absent. */
  readonly since?: number;
  /** On slides; other media set the title above. */
  readonly frame: FrameKind;
  /** Kinds of briefs that it is made for: it shows no others, and comes before layouts that show any. */
  readonly kinds?: readonly KindOf<F>[];
  /** All where absent. */
  readonly media?: readonly Medium[];
  /** Needs a page to itself: never a part among others. */
  readonly whole?: true;
  /** Takes much text in little room: the choice where room is short. */
  readonly dense?: true;
  /** Narrowest page, or half of one, px. */
  readonly leastWidth?: number;
  readonly holds?: Capacity;
  body(setting: Setting, brief: BriefOf<F>, scene: Scene): Box;
}

export type AnyLayout = { [F in LayoutForm]: Layout<F> }[LayoutForm];

/** Layouts by the form that they show. */
export type Catalogue = { readonly [F in LayoutForm]: readonly Layout<F>[] };

export function layout<F extends LayoutForm>(definition: Layout<F>): Layout<F> {
  return definition;
}
