import type { Flip } from '@pagewright/model/component';
import type { Language } from '@pagewright/model/languages';
import type { Fill } from '@pagewright/model/page';
import type { Point, Rect, Size } from '@pagewright/model/units';
import type { DrawnFonts } from '@pagewright/typography/drawn-fonts';
import type { ChartFigures } from './ai-echart/figures.ts';
import type { Hold } from './behaviour/behaviour.ts';
import type { ChartOption } from './chart-config.ts';
import type { LineEnd } from './drawing/line-ends.ts';
import type { PictureShares } from './image/crop.ts';
import type { Fit } from './image/fit.ts';

/**
 * What a page is made of for whoever draws it without a browser (sketches, PPTX, DOCX). All lengths are px; all boxes are
 * in page space, children of a group too. That they are those of the drawn page is proved in the browser.
 */

export interface LoweredPage {
  readonly title: string;
  readonly language: Language;
  readonly size: Size;
  readonly background: Fill;
  /** What the speaker says. */
  readonly notes?: string;
  /** Lowest first. */
  readonly primitives: readonly Primitive[];
  /** Ids of the components that are read out, in the order in which they are; decoration is left out. */
  readonly readingOrder: readonly string[];
}

/** What a component is to the page: which place of a slide's master it fills. */
export type PlaceRole = 'title' | 'subtitle' | 'body' | 'number' | 'running' | 'none';

/** The component that a primitive comes from. */
export interface PrimitiveSource {
  readonly componentId: string;
  readonly kind: string;
  readonly name?: string;
  /** Field of the page brief that it shows. */
  readonly slot?: string;
  readonly role: PlaceRole;
  readonly decorative: boolean;
  /** What is said of it to people who do not see it; absent where its words speak for themselves. */
  readonly alt?: string;
  /** Where the whole of it leads: an address, or another of the pages that are lowered, by its place from 1 (`pageOfLink`). */
  readonly link?: string;
  /** Name of the page's method that a click runs. */
  readonly onClick?: string;
}

export type Primitive =
  | TextPrimitive
  | RectPrimitive
  | EllipsePrimitive
  | PathPrimitive
  | ImagePrimitive
  | TablePrimitive
  | ChartPrimitive
  | DiagramPrimitive
  | GroupPrimitive;

interface Base {
  readonly box: Rect;
  /** Degrees clockwise about the box's middle. */
  readonly rotation?: number;
  /** 0 to 1; absent where it is 1. */
  readonly opacity?: number;
  /** Set by `lowerPage`; absent on groups of several components. */
  readonly source?: PrimitiveSource;
}

/** What may be drawn mirrored about the middle of its box, before it is turned. Its data, crop and mask say it as it is not. */
interface Mirrored {
  readonly flip?: Flip;
}

/** A border runs inside the box, as in CSS; the stroke of a path runs along its middle. */
export interface Stroke {
  readonly color: string;
  readonly width: number;
  readonly style: 'solid' | 'dashed' | 'dotted' | 'double';
}

export interface Shadow {
  readonly x: number;
  readonly y: number;
  readonly blur: number;
  /** px by which it is larger than what casts it; texts cast none. */
  readonly spread: number;
  readonly color: string;
}

export interface CharacterLook {
  /** A family of the font catalogue. */
  readonly fontFamily: string;
  /** Families in the order that the View looks for characters in them. */
  readonly fontStack: readonly string[];
  /** The families that draw: Latin letters, and ideographs and kana. */
  readonly fonts: DrawnFonts;
  readonly fontSize: number;
  readonly fontWeight: number;
  readonly italic: boolean;
  readonly decorations: readonly ('underline' | 'line-through' | 'overline')[];
  readonly color: string;
  /** Space between letters. */
  readonly letterSpacing: number;
  /** What it is marked with, from the ascent of its font to the descent. */
  readonly highlight?: string;
  /** Raised or lowered: by how much above the line's baseline, and how large the characters are that it belongs to; `fontSize` is its own. */
  readonly baseline?: { readonly is: 'super' | 'sub'; readonly rise: number; readonly of: number };
  /** Its family is that of code. */
  readonly code?: boolean;
  /** Where it leads, as of a component. */
  readonly link?: string;
}

export interface PrimitiveRun {
  /** As it is seen: `text-transform` applied. */
  readonly text: string;
  readonly look: CharacterLook;
}

/** A line as it is broken and drawn. */
export interface PrimitiveLine {
  /** UTF-16 offsets into the paragraph's runs put together; spaces at the end are included. */
  readonly start: number;
  readonly end: number;
  /** As wide as its words, spaces at the end left out, and as high as the line. */
  readonly box: Rect;
  /** px in page space. */
  readonly baseline: number;
}

export interface PrimitiveParagraph {
  readonly runs: readonly PrimitiveRun[];
  readonly lines: readonly PrimitiveLine[];
  readonly align: 'left' | 'center' | 'right' | 'justify';
  /** Height of each line. */
  readonly lineHeight: number;
  /** Space above it. */
  readonly spaceBefore: number;
  /** Indent of the first line. */
  readonly firstIndent: number;
  /** Indent of all lines, with the marker hanging in it. */
  readonly hangingIndent: number;
  /** How many steps it is set in; absent where it is none. */
  readonly level?: number;
  readonly marker?: {
    readonly text: string;
    readonly color: string;
    readonly ordered: boolean;
    /** Where it stands in the hanging indent. */
    readonly indent: number;
  };
}

export interface TextPrimitive extends Base {
  readonly type: 'text';
  /** The room that the text has: the box less border and padding. */
  readonly inner: Rect;
  readonly paragraphs: readonly PrimitiveParagraph[];
  readonly verticalAlign: 'top' | 'middle' | 'bottom';
  readonly shadow?: Shadow;
  /** A listing, whose lines and blanks all count; or what is only seen beside one and not read: its line numbers. */
  readonly part?: 'listing' | 'line-numbers';
  /** Level of a heading, 1 the highest. */
  readonly level?: number;
}

export interface RectPrimitive extends Base {
  readonly type: 'rect';
  readonly fill?: Fill;
  readonly stroke?: Stroke;
  readonly radius: number;
  readonly shadow?: Shadow;
}

export interface EllipsePrimitive extends Base {
  readonly type: 'ellipse';
  readonly fill?: Fill;
  readonly stroke?: Stroke;
  readonly shadow?: Shadow;
}

/** A straight line or an outline. */
export interface PathPrimitive extends Base, Mirrored {
  readonly type: 'path';
  /** SVG path data in a space of `viewSize`, which is stretched over the box. */
  readonly data: string;
  readonly viewSize: { readonly width: number; readonly height: number };
  readonly fill?: Fill;
  readonly stroke?: Stroke;
  readonly shadow?: Shadow;
  /** Lines drawn over it. */
  readonly lines?: { readonly data: string; readonly stroke: Stroke };
  /** The preset shape of Office Open XML that it is, its lines included; outlines of such a shape within others are holes. */
  readonly preset?: string;
  /** For lines between two points: the ends in page space and what stands on them. */
  readonly line?: {
    readonly start: Point;
    readonly end: Point;
    readonly startEnd: LineEnd;
    readonly endEnd: LineEnd;
    /** How a line that is not straight goes. */
    readonly route?: 'elbow' | 'curve';
    /** What its ends stick to. */
    readonly startHold?: Hold;
    readonly endHold?: Hold;
  };
}

export interface ImagePrimitive extends Base, Mirrored {
  readonly type: 'image';
  /** data: URL or path of this installation. */
  readonly url: string;
  readonly alt: string;
  readonly fit: Fit;
  /** The part that is fitted into the box, shares of the picture from its upper left corner; all of it where absent. */
  readonly crop?: PictureShares;
  readonly radius: number;
  readonly isCircle: boolean;
  /** The preset shape of Office Open XML that cuts it, and its outline as SVG path data, px from the corner of the box. */
  readonly mask?: { readonly preset: string; readonly data: string };
  /** Absent where it is shown as it is. */
  readonly filters?: PictureFilters;
}

/** What is done to a picture, in this order: shares of its own, 1 leaves it; two colours for dark and light; px. */
export interface PictureFilters {
  readonly brightness: number;
  readonly contrast: number;
  readonly saturation: number;
  readonly duotone?: { readonly dark: string; readonly light: string };
  readonly blur: number;
}

export interface TablePrimitiveCell {
  readonly box: Rect;
  /** The room that its text has: the box less padding and rules. */
  readonly inner: Rect;
  readonly paragraphs: readonly PrimitiveParagraph[];
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly colSpan: number;
  readonly header: boolean;
  readonly background?: string;
  readonly padding: number;
}

export interface TablePrimitive extends Base {
  readonly type: 'table';
  readonly columnWidths: readonly number[];
  readonly rowHeights: readonly number[];
  /** Cells of each row from the left; covered ones are left out. */
  readonly rows: readonly (readonly TablePrimitiveCell[])[];
  readonly headerRows: number;
  readonly background?: string;
  /** Of the outer corners. */
  readonly radius: number;
  /** The rule at each edge of the rows, upper and lower edge of the table included: one more than there are rows. */
  readonly edges: readonly (Stroke | undefined)[];
  /** The rule between columns and at both sides. */
  readonly sides?: Stroke;
  /** What of it stands out, besides its head. */
  readonly parts: { readonly firstColumn: boolean; readonly lastRow: boolean; readonly bands: boolean };
}

export interface ChartPrimitive extends Base {
  readonly type: 'chart';
  readonly chartType: string;
  /** What it shows, where that is known: made from data, or a typed option with plain rows. */
  readonly figures?: ChartFigures;
  /** How the values of each series of the figures are written: number formats of spreadsheets. */
  readonly numberFormats?: readonly string[];
  /** The checked ECharts option; absent where it cannot be read. */
  readonly option?: ChartOption;
  /** Series colours in order. */
  readonly colors: readonly string[];
  readonly textColor: string;
  readonly fontFamily: string;
  readonly fontSize: number;
}

export interface DiagramNode {
  readonly id: string;
  readonly label: string;
}

export interface DiagramEdge {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
}

export interface DiagramPrimitive extends Base {
  readonly type: 'diagram';
  readonly chartType: string;
  /** Mermaid code, repaired. */
  readonly code: string;
  /** Of flowcharts and mind maps; other diagrams are drawn only. */
  readonly nodes: readonly DiagramNode[];
  readonly edges: readonly DiagramEdge[];
  readonly direction: 'down' | 'up' | 'right' | 'left' | 'around';
  readonly color: string;
  readonly textColor: string;
  readonly fontFamily: string;
  readonly fontSize: number;
}

/** Components that are moved together, as far as nothing stands between them. */
export interface GroupPrimitive extends Base {
  readonly type: 'group';
  readonly groupId: string;
  readonly children: readonly Primitive[];
}
