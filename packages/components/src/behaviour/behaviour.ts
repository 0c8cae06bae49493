import type { ComponentBase } from '@pagewright/model/component';
import type { FillRefusal } from '@pagewright/model/fill-refusals';
import type { FillWish } from '@pagewright/model/filling';
import type { Language } from '@pagewright/model/languages';
import type { TableContent } from '@pagewright/model/outline';
import type { Point, Rect, Size } from '@pagewright/model/units';
import type { CellsFace } from './cells-face.ts';
import type { FillContext, FilledWith, Found } from './filling.ts';
import type { Paint } from './paint.ts';
import type { PlacedText } from './placed-text.ts';
import type { Saying } from './saying.ts';

/** A component as its behaviour sees it, whatever its kind. */
export type AnyComponent = ComponentBase & { readonly type: string; readonly props: object };

/** What a kind is to the layout: words, a figure that must stay free of words, a picture, a shape or a mark. */
export type LintRole = 'text' | 'figure' | 'picture' | 'shape' | 'mark';

/** Keys and indices from a component's props down to a value: `['cellData', 2, 0]`. */
export type PropPath = readonly (string | number)[];

/** A text that a component holds, and where. */
export interface TextAt {
  readonly path: PropPath;
  readonly text: string;
  /**
   * `words` are read on the page; `names` are what a chart calls its figures, and `data` is these; `code` is the source of a
   * diagram; an `aside` is for people who do not see the page.
   */
  readonly is: 'words' | 'names' | 'data' | 'code' | 'aside';
}

/** What comes in the place of a part of a text: UTF-16 offsets into it as it was. */
export interface WordsEdit {
  readonly start: number;
  readonly end: number;
  readonly inserted: string;
}

/** What becomes of the text at a place, in the order in which the parts stand. */
export interface TextEdits {
  readonly path: PropPath;
  readonly edits: readonly WordsEdit[];
}

/** Words of a text that lead somewhere: UTF-16 offsets. */
export interface TextLink {
  readonly start: number;
  readonly end: number;
  readonly to?: string | undefined;
  /** Set above the line, as marks of notes are. */
  readonly raised?: boolean | undefined;
  /** Set below the line, as the figure in `CO2`. */
  readonly lowered?: boolean | undefined;
}

/** Words of a cell that lead somewhere; `start` where they begin in its text. */
export type CellLink = NonNullable<TableContent['links']>[number];

/** What a smart component asks of the sources beyond its description. */
export type KindWish = Pick<FillWish, 'form'> & Partial<Pick<FillWish, 'columns' | 'most' | 'shape' | 'diagram'>>;

/** The points between which something is drawn, px in page space. */
export interface Ends {
  readonly startPoint: Point;
  readonly endPoint: Point;
}

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
/** A side of a component's box. */
export type Side = (typeof SIDES)[number];

/** The component that an end sticks to, and at which of its sides. */
export interface Hold {
  readonly component: string;
  readonly side: Side;
}

/** An end that may stick to a component. */
export interface StickyEnd {
  /** px in page space. */
  readonly point: Point;
  /** Into which direction of the page it leaves; `any` where nothing says it. */
  readonly facing: Side | 'any';
  /** Absent where the end is loose. */
  readonly hold?: Hold | undefined;
}

/** A value that a person gave and that a new design has no place for. */
export interface Unplaced {
  readonly path: PropPath;
  readonly value: unknown;
}

/** A newly designed component with what a person changed, and what of it found no place. */
export interface Merged<C> {
  readonly component: C;
  readonly unplaced: readonly Unplaced[];
}

/** A component in two: what is drawn without its text, and its text in its own place without all else. */
export interface TextPart<C> {
  readonly ground: C;
  readonly text: C;
}

/** Props of a kind that hold colours, beside those that the kinds share. */
export interface OwnColours {
  /** Of text and lines. */
  readonly inks?: readonly string[];
  /** Of what text stands on. */
  readonly grounds?: readonly string[];
  /** Values with colours in them somewhere. */
  readonly among?: readonly string[];
  /** Lists of colours that a new component takes from its page. */
  readonly palettes?: readonly string[];
}

/** A name or a figure; null where there is none. */
export type GridCell = string | number | null;

/** How a kind behaves: pure functions of its components. */
export interface Behaviour<C extends AnyComponent> {
  readonly role: LintRole;
  /**
   * The props that say something, in groups that make sense only together; all others are look, which belongs to the
   * design. What a person changes of the content outlives a new design, see `mergeContent`.
   */
  readonly content: readonly (readonly string[])[];
  /** The form of content that it shows; absent where it shows none of the sources'. */
  readonly form?: FillWish['form'];
  readonly says: Saying<C>;
  /** Kinds whose content is a grid: its rows, the first with the names of the columns; undefined where it cannot be told. */
  readonly grid?: (component: C) => readonly (readonly GridCell[])[] | undefined;
  /** Kinds that can show cells of a source, and follow these into newer versions of its file. */
  readonly cells?: CellsFace<C>;
  readonly colours?: OwnColours;
  /** Kinds that draw characters by their names: whether it may draw some that stand nowhere in its props. */
  readonly drawsNamedCharacters?: (component: C) => boolean;
  /** Kinds that machines read: another style leaves their colours, which may be all that makes them readable. */
  readonly keepsColours?: true;
  /** Moved by px of the page. */
  move(component: C, by: Point): C;
  /** Put into another box of the page, px; the box is at least 1 px each way. */
  resize(component: C, to: Rect): C;
  /** Kinds that are drawn between two points have these instead of a box with handles; the box follows from them. */
  readonly ends?: {
    of(component: C): Ends;
    between(component: C, ends: Ends): C;
    /** The way between them as it is drawn, SVG path data, and its middle; px in page space. */
    track(component: C): { readonly data: string; readonly middle: Point };
    /** Kinds whose ends stick to components have these. Where those are is not the kind's business. */
    readonly sticky?: {
      of(component: C): Readonly<Record<keyof Ends, StickyEnd>>;
      with(component: C, ends: Partial<Readonly<Record<keyof Ends, StickyEnd>>>): C;
    };
  };
  /** Where a line that comes from outside meets a side, px in page space before any turn; its middle where absent. */
  readonly sidePoint?: (component: C, side: Side) => Point;
  /** Everything in it that a person can write; blank texts are left out. */
  texts(component: C): readonly TextAt[];
  /** Its words as they are drawn, measured and placed; blank ones are left out. */
  placedTexts(component: C, language: Language): readonly PlacedText[];
  /** Kinds whose text stands in a part of what they draw: both, each as a component of the kind. */
  readonly textPart?: (component: C) => TextPart<C>;
  /** Kinds that are fitted to their words: how large the box must be for them at its width, px. */
  readonly neededSize?: (component: C, language: Language) => Size;
  /** Kinds that grow with their content: how high the content makes it, px. The content of others overflows. */
  readonly grownHeight?: (component: C, language: Language) => number;
  /** Kinds that set their words smaller where these lack room: as high, at its width, as it takes to set none below `least` px. */
  readonly readable?: (component: C, least: number, language: Language) => C;
  /** Its words as other programs take them from the clipboard; empty where it has none. */
  plainText(component: C): string;
  /** Kinds whose words may be linked in part: with links on these of them. */
  readonly linked?: (component: C, links: readonly TextLink[]) => C;
  /** Kinds whose cells may be linked: with links in these cells of its grid. */
  readonly linkedCells?: (component: C, links: readonly CellLink[]) => C;
  /** Kinds with links beside those that parts of a text have: each leads where that says, or is taken away where it says nothing. */
  readonly relinked?: (component: C, to: (link: string) => string | undefined) => C;
  /** Kinds with props beside their words that go with these: as they are when some of the words have become others. */
  readonly reworded?: (after: C, before: C, texts: readonly TextEdits[]) => C;
  /** What it fills, the lowest first. Text, borders, lines and icons are too thin to count. */
  paints(component: C): readonly Paint[];
  /** Whether nothing stands in it yet but what it was inserted with. */
  isEmpty(component: C): boolean;
  /** As it stands on a new page: its words are what is asked for, figures and pictures are still to come. */
  readonly unfilled?: (component: C) => C;
  /** Smart kinds: as a template keeps it, without what was filled in; what is asked for stays. */
  readonly emptied?: (component: C) => C;
  /** Smart kinds: with what the sources hold; undefined where that finds no room or cannot be drawn. */
  readonly filled?: (component: C, found: Found, context: FillContext) => FilledWith<C> | undefined;
  /** Kinds that draw with what is not at hand at once: brings it, so that lowering, which does not wait, has it. */
  readonly load?: (component: C) => Promise<void>;
  /**
   * What it asks of the sources when it is to be filled, or why it cannot be.
   *
   * @param height px that the component may become high
   */
  wish(component: C, height: number): KindWish | FillRefusal;
  /**
   * Lays what a person changed over a new design: a merge of three. Changed is what differs between `base` and `edited`.
   * All three show the same slot. Only `content` is merged; what a person changed is never dropped: it stands in the
   * component, or it is listed as unplaced.
   *
   * @param designed the component as newly designed: its look and its place are kept
   * @param base the component as it was designed when the person began
   * @param edited the component as the person left it
   */
  mergeContent(designed: C, base: C, edited: C): Merged<C>;
}
