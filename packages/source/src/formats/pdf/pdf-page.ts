/** One line of text as it stands on a page. */
export interface PdfLine {
  readonly text: string;
  /** Points from the page's left and top edge. */
  readonly x: number;
  readonly y: number;
  readonly right: number;
  /** Font size, points. */
  readonly size: number;
  readonly bold: boolean;
  readonly mono: boolean;
  /** Pieces with wide gaps between them: the cells of a table row. */
  readonly cells: readonly { readonly text: string; readonly x: number; readonly right: number }[];
}

export interface PdfPage {
  /** From 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** In reading order. */
  readonly lines: PdfLine[];
}
