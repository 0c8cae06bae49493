import type { ScannedWord, TableCell } from '@pagewright/model/source-document';

/** Text and where it stands from left to right, points. */
export interface Part {
  readonly text: string;
  readonly x: number;
  readonly right: number;
}

/** A piece of text on one baseline; y grows downwards and is the baseline. Points. */
export interface Fragment {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly size: number;
  /** Letters that are not white space (Han count as two), and how many of them are bold or of one width. */
  readonly letters: number;
  readonly boldLetters: number;
  readonly monoLetters: number;
  /** What stands apart in it by more than a space, from left to right: perhaps cells of a table. One alone may be left out. */
  readonly parts?: readonly Part[];
  /** The words that it is made of, where they were read off a picture. */
  readonly scanned?: readonly ScannedWord[];
}

/** A piece of a line with wide gaps around it; its parts are as those of its fragment. */
export type Cell = Part & Pick<Fragment, 'parts'>;

/** One line of text as it stands on a page. */
export interface PdfLine {
  readonly text: string;
  /** Points from the page's left and top edge; y is the baseline. */
  readonly x: number;
  readonly y: number;
  readonly right: number;
  /** Font size, points. */
  readonly size: number;
  readonly bold: boolean;
  readonly mono: boolean;
  /** Pieces with wide gaps between them: the cells of a table row. */
  readonly cells: readonly Cell[];
  /** Left and right edge of the column that the line stands in. */
  readonly columnLeft: number;
  readonly columnRight: number;
  /** The line stands for a whole table, read from the rules around its cells. */
  readonly table?: TableCell[][];
  /** Of such a table: how many letters of which size it holds, points. */
  readonly letters?: ReadonlyMap<number, number>;
  /** It begins a box of a designed page: nothing goes on into it. */
  readonly startsBox?: boolean;
  /** A bookmark of the file names it: a heading, with its depth from 1. */
  readonly bookmark?: number;
  /** The words of the line, or of the table that it stands for, where they were read off a picture. */
  readonly scanned?: readonly ScannedWord[];
  /** The line stands for a picture: its key among the document's assets. */
  readonly image?: string;
}

export interface PdfPage {
  /** From 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** In reading order. */
  readonly lines: PdfLine[];
  /** Whether notes of music were left out of its text: it is no picture of text, however little is left. */
  readonly music?: boolean;
}

/** A straight line drawn on a page, horizontal or vertical; or the edge of a filled box. */
export interface Rule {
  readonly horizontal: boolean;
  /** y of a horizontal rule, x of a vertical one. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}
