import type { Fill } from '@pagewright/model/page';
import type { Point, Rect } from '@pagewright/model/units';
import type { ChartOption } from './chart-config.ts';

/**
 * What a page is made of for formats that draw it without a browser (PPTX, DOCX): eight primitives. All lengths are px;
 * all boxes are in page space, children of a group too.
 */
export type Primitive =
  | TextPrimitive
  | RectPrimitive
  | EllipsePrimitive
  | PathPrimitive
  | ImagePrimitive
  | TablePrimitive
  | ChartPrimitive
  | GroupPrimitive;

interface Base {
  readonly box: Rect;
  /** Degrees clockwise about the box's middle. */
  readonly rotation?: number;
  /** 0 to 1; absent where it is 1. */
  readonly opacity?: number;
}

export interface Stroke {
  readonly color: string;
  readonly width: number;
  readonly style: 'solid' | 'dashed' | 'dotted' | 'double';
}

export interface Shadow {
  readonly x: number;
  readonly y: number;
  readonly blur: number;
  readonly color: string;
}

export interface CharacterLook {
  /** A family of the font catalogue. */
  readonly fontFamily: string;
  /** Families in the order that the View looks for characters in them. */
  readonly fontStack: readonly string[];
  readonly fontSize: number;
  readonly fontWeight: number;
  readonly italic: boolean;
  readonly decoration: 'none' | 'underline' | 'line-through' | 'overline';
  readonly color: string;
  /** Space between letters. */
  readonly letterSpacing: number;
}

export interface PrimitiveRun {
  /** As it is seen: `text-transform` applied. */
  readonly text: string;
  readonly look: CharacterLook;
}

export interface PrimitiveParagraph {
  readonly runs: readonly PrimitiveRun[];
  readonly align: 'left' | 'center' | 'right' | 'justify';
  /** Height of each line. */
  readonly lineHeight: number;
  /** Space above it. */
  readonly spaceBefore: number;
  /** Indent of the first line. */
  readonly firstIndent: number;
  /** Indent of all lines, with the marker hanging in it. */
  readonly hangingIndent: number;
  readonly marker?: { readonly text: string; readonly color: string; readonly ordered: boolean };
}

export interface TextPrimitive extends Base {
  readonly type: 'text';
  /** Where the text stands: the component's box less border and padding is `inner`. */
  readonly inner: Rect;
  readonly paragraphs: readonly PrimitiveParagraph[];
  readonly verticalAlign: 'top' | 'middle' | 'bottom';
  readonly shadow?: Shadow;
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
export interface PathPrimitive extends Base {
  readonly type: 'path';
  /** SVG path data in a space of `viewSize`, which is stretched over the box. */
  readonly data: string;
  readonly viewSize: { readonly width: number; readonly height: number };
  readonly fill?: Fill;
  readonly stroke?: Stroke;
  /** For straight lines: the ends in page space and what stands on them. */
  readonly line?: {
    readonly start: Point;
    readonly end: Point;
    readonly startEnd: 'none' | 'arrow' | 'dot';
    readonly endEnd: 'none' | 'arrow' | 'dot';
  };
}

export interface ImagePrimitive extends Base {
  readonly type: 'image';
  /** data: URL or path of this installation. */
  readonly url: string;
  readonly alt: string;
  readonly fit: 'cover' | 'contain' | 'fill' | 'scale-down' | 'none';
  readonly radius: number;
  readonly isCircle: boolean;
}

export interface TablePrimitiveCell {
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
  readonly rule?: Stroke;
  readonly rules: 'all' | 'horizontal' | 'none';
}

export interface ChartPrimitive extends Base {
  readonly type: 'chart';
  readonly engine: 'echarts' | 'mermaid';
  readonly chartType: string;
  /** ECharts: the checked option; absent where it cannot be read. */
  readonly option?: ChartOption;
  /** Mermaid: the diagram's code. */
  readonly source?: string;
  /** Series colours in order. */
  readonly colors: readonly string[];
  readonly textColor: string;
  readonly fontFamily: string;
  readonly fontSize: number;
  readonly description?: string;
}

export interface GroupPrimitive extends Base {
  readonly type: 'group';
  readonly children: readonly Primitive[];
}
