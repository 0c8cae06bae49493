import type { Readable } from 'node:stream';
import type { DrawnPart } from '@pagewright/components/drawn-part';
import type { Page } from '@pagewright/components/models';
import type { Language } from '@pagewright/model/languages';
import type { PaperSize } from '@pagewright/model/paper-sizes';
import type { Asset } from '@pagewright/model/source-document';

/** A document to draw. */
export interface PrintJob {
  readonly pages: readonly Page[];
  /** Pictures of the document by key. */
  readonly assets: Readonly<Record<string, Asset>>;
  /** Gives the bytes of an asset whose `url` is empty, when the browser asks for it; undefined where there are none. */
  readonly readPicture?: (key: string) => Promise<Readable | undefined>;
  /** Title in the file's properties. */
  readonly title: string;
  readonly language: Language;
  /** What it is printed on; `designed` where absent. */
  readonly paper?: PaperSize;
}

/**
 * How the print page arranges the document: `paper` one sheet a page, `screen` pages at their px size one below the
 * other, `contact-sheet` all pages small in a grid.
 */
export type Arrangement = 'paper' | 'screen' | 'contact-sheet';

/** What the print page fetches with its ticket. */
export interface PrintOrder {
  readonly job: Omit<PrintJob, 'readPicture'>;
  readonly arrangement: Arrangement;
}

/** A rectangle of the drawn document, px. */
export interface DrawnArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the print page offers to the printer, as `window.pagewright`. */
export interface PrintPageApi {
  /** Fetches and draws the order of the ticket; resolves, when all is drawn, with where each page stands. */
  draw(ticket: string): Promise<readonly DrawnArea[]>;
  /** The shapes and words of a component of each page; null where it is drawn from more than those. */
  drawnParts(componentIds: readonly string[]): readonly (readonly DrawnPart[] | null)[];
  /** The drawn document as one HTML file without outside references, but for its fonts. */
  standaloneHtml(): Promise<StandaloneHtml>;
}

/** An HTML file whose fonts are still to be written. */
export interface StandaloneHtml {
  /** The file up to where the rules of its fonts belong, and from there on. */
  readonly parts: readonly [string, string];
  readonly faces: readonly WrittenFace[];
}

/** A face of a drawn document. */
export interface WrittenFace {
  /** Of its file, under the fonts' base path. */
  readonly path: string;
  /** The descriptors of its `@font-face` rule but for `src`. */
  readonly descriptors: string;
  /** The characters that it draws. */
  readonly text: string;
}
