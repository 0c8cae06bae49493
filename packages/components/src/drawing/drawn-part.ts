/**
 * What a browser has drawn of a diagram or chart, for formats that have shapes and words of their own. Everything is in the
 * space of its element, px; `matrix` leads to the page's, as the six figures of an SVG transform.
 */
export type DrawnPart = DrawnOutline | DrawnWords;

export type DrawnMatrix = readonly [number, number, number, number, number, number];

export interface DrawnOutline {
  readonly type: 'outline';
  readonly shape: DrawnShape;
  readonly matrix: DrawnMatrix;
  readonly fill?: DrawnPaint;
  readonly stroke?: DrawnPaint & { readonly width: number; readonly isDashed: boolean };
  /** What stands on the ends of a line. */
  readonly startEnd?: DrawnEnd;
  readonly endEnd?: DrawnEnd;
}

export type DrawnShape =
  | {
      readonly kind: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly radius: number;
    }
  | { readonly kind: 'ellipse'; readonly cx: number; readonly cy: number; readonly rx: number; readonly ry: number }
  /** SVG path data. */
  | { readonly kind: 'path'; readonly data: string };

export interface DrawnPaint {
  /** CSS colour. */
  readonly color: string;
  /** 0 to 1, besides the colour's own. */
  readonly opacity: number;
}

export interface DrawnEnd {
  readonly kind: 'arrow' | 'dot';
  /** How far it reaches beyond the end of the line. */
  readonly reach: number;
}

/** Words of one text, line by line. */
export interface DrawnWords {
  readonly type: 'words';
  readonly matrix: DrawnMatrix;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly lines: readonly DrawnLine[];
}

export interface DrawnLine {
  /** Where it begins, and where its baseline is. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly runs: readonly DrawnRun[];
}

export interface DrawnRun extends DrawnPaint {
  readonly text: string;
  readonly fontSize: number;
  readonly fontWeight: number;
  readonly italic: boolean;
}
