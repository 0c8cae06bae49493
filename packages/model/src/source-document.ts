import { z } from 'zod';
import { diagramTypeOf } from './diagram-source.ts';
import { LANGUAGES } from './languages.ts';
import { link } from './link.ts';
import type { Origin } from './origin.ts';
import { type Migrations, readStored } from './stored.ts';

/** What `source` reads out of one file: structure and words, no looks. */

const origin = z.string() as unknown as z.ZodType<Origin>;

export const cellType = z.enum(['empty', 'text', 'number', 'percent', 'currency', 'date', 'boolean']);
export type CellType = z.infer<typeof cellType>;

export const tableCell = z.object({
  /** As the file shows it: `12.5%`, `2023-07-01`, `¥1,200`. */
  text: z.string(),
  type: cellType,
  /** Number behind the text: percentages as fractions (0.125), dates as ISO 8601 text, else null. */
  value: z.union([z.number(), z.string(), z.boolean(), z.null()]),
  /** Currency code or symbol, or the unit named in the cell or its header. */
  unit: z.string().optional(),
  /** Rows and columns this cell covers; 0 marks a cell covered by another. */
  rowSpan: z.number().int().min(0).default(1),
  colSpan: z.number().int().min(0).default(1),
});
export type TableCell = z.infer<typeof tableCell>;

/** A place on a page: shares of the page's width and height, from its upper left corner. */
export const pageBox = z.object({
  /** From 1. */
  page: z.number().int().min(1),
  left: z.number(),
  top: z.number(),
  right: z.number(),
  bottom: z.number(),
});
export type PageBox = z.infer<typeof pageBox>;

/** A word read off a picture (OCR). */
export const scannedWord = z.object({
  text: z.string(),
  /** How sure the reader is, 0 to 1. */
  confidence: z.number().min(0).max(1),
  place: pageBox,
});
export type ScannedWord = z.infer<typeof scannedWord>;

/** How a block was read that stands on the picture of a page. */
export const scannedText = z.object({
  /** Mean over the letters, 0 to 1. */
  confidence: z.number().min(0).max(1),
  /** Where it stands; a box for each page. */
  places: z.array(pageBox),
  /** The words that may be misread, in their order. */
  doubtful: z.array(scannedWord),
});
export type ScannedText = z.infer<typeof scannedText>;

/** Words of a block that lead somewhere or are set off the line: UTF-16 offsets into its text, or into that of an entry, a cell or its caption. */
export const sourceLink = z.object({
  start: z.number().int().min(0),
  end: z.number().int().min(1),
  to: link.optional(),
  /** Marks of notes, as `[5]`. Raised figures are written as such: `m²`. */
  raised: z.literal(true).optional(),
  /** Set below the line, as the figure in `CO2`. */
  lowered: z.literal(true).optional(),
  /** Index of a list's entry. */
  item: z.number().int().min(0).optional(),
  /** Indexes of a table's row and column. */
  cell: z.tuple([z.number().int().min(0), z.number().int().min(0)]).optional(),
  /** Of a table's or a picture's caption. */
  inCaption: z.literal(true).optional(),
});
export type SourceLink = z.infer<typeof sourceLink>;

const blockBase = {
  origin,
  /** What of it the file links, raises or lowers; sorted within each of its texts, without overlaps. */
  links: z.array(sourceLink).optional(),
  /** Only of blocks that were read off a picture. */
  scan: scannedText.optional(),
};

export const headingBlock = z.object({
  ...blockBase,
  kind: z.literal('heading'),
  /** 1 is the highest. */
  level: z.number().int().min(1).max(6),
  text: z.string(),
  /** The numbering in front, taken off the text: `1.2`, `第三章`, `一、`. */
  numbering: z.string().optional(),
});
export const paragraphBlock = z.object({
  ...blockBase,
  kind: z.literal('paragraph'),
  text: z.string(),
  /** Parts of the text that the file sets bold, in order. */
  emphasis: z.array(z.string()).optional(),
});
export const listItem = z.object({
  text: z.string(),
  /** Depth, from 0. */
  level: z.number().int().min(0).max(8),
  /** The marker that the file shows, for ordered lists: `1.`, `a)`. */
  marker: z.string().optional(),
  /** Words it begins with that the file sets bold; they stand in the text, too. */
  lead: z.string().optional(),
});
export const listBlock = z.object({
  ...blockBase,
  kind: z.literal('list'),
  ordered: z.boolean(),
  items: z.array(listItem),
});
export const tableBlock = z.object({
  ...blockBase,
  kind: z.literal('table'),
  caption: z.string().optional(),
  /** How many of the first rows are headers; 0 where there is none. */
  headerRows: z.number().int().min(0),
  /** Rectangular: every row has the same number of cells, covered cells included. */
  rows: z.array(z.array(tableCell)),
  /** Notes that stand under the table. */
  notes: z.array(z.string()).optional(),
  /** The sheet it stands on, for workbooks. */
  sheet: z.string().optional(),
  /** Of a table on a sheet: the numbers of its rows and columns there, from 0; what is hidden or empty is left out. */
  at: z.object({ rows: z.array(z.number().int()), columns: z.array(z.number().int()) }).optional(),
  /** Of a table that composing joins from several: the places of the others whose words stand in it. */
  further: z.array(origin).optional(),
});
export const imageBlock = z.object({
  ...blockBase,
  kind: z.literal('image'),
  /** Key into the document's assets. */
  asset: z.string(),
  alt: z.string().optional(),
  caption: z.string().optional(),
});
export const quoteBlock = z.object({
  ...blockBase,
  kind: z.literal('quote'),
  text: z.string(),
  attribution: z.string().optional(),
});
/** The language of listings that are formulas in LaTeX, as people write it behind a fence. */
export const FORMULA_LANGUAGE = 'math';

/** Whether a listing is drawn, as a formula or a diagram, and so never taken apart. */
export function isDrawnListing(listing: { readonly language?: string | undefined; readonly text: string }): boolean {
  return listing.language === FORMULA_LANGUAGE || diagramTypeOf(listing) !== undefined;
}

export const listingBlock = z.object({
  ...blockBase,
  kind: z.literal('code'),
  text: z.string(),
  language: z.string().optional(),
  /** Number of its first line, where it is a part of a longer listing. */
  firstLine: z.number().int().min(1).optional(),
});
export const sourceBlock = z.discriminatedUnion('kind', [
  headingBlock,
  paragraphBlock,
  listBlock,
  tableBlock,
  imageBlock,
  quoteBlock,
  listingBlock,
]);
export type SourceBlock = z.infer<typeof sourceBlock>;
export type HeadingBlock = z.infer<typeof headingBlock>;
export type ParagraphBlock = z.infer<typeof paragraphBlock>;
export type ListBlock = z.infer<typeof listBlock>;
export type TableBlock = z.infer<typeof tableBlock>;
export type ImageBlock = z.infer<typeof imageBlock>;
export type QuoteBlock = z.infer<typeof quoteBlock>;
export type CodeBlock = z.infer<typeof listingBlock>;

export const asset = z.object({
  /** image/png, image/jpeg, image/gif, image/webp or (sanitised) image/svg+xml. */
  mime: z.string(),
  /** The picture as a data: URL; empty where its bytes are kept apart, under its key. */
  url: z.string(),
  width: z.number(),
  height: z.number(),
});
export type Asset = z.infer<typeof asset>;

/** Something worth telling the person that did not stop the reading: a code and its values. */
export const sourceWarning = z.object({
  code: z.enum([
    'extension-mismatch',
    'hidden-sheets',
    'hidden-cells',
    'external-images',
    'macros-ignored',
    'images-dropped',
    'text-truncated',
    'embedded-objects',
    'encoding-guessed',
    'formula-without-result',
    'tracked-changes',
    'scan-read',
    'scan-doubtful',
    'scan-unread',
  ]),
  params: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
});
export type SourceWarning = z.infer<typeof sourceWarning>;

export const SOURCE_KINDS = ['txt', 'pdf', 'doc', 'docx', 'xls', 'xlsx'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** What is written today. */
export const DOCUMENT_VERSION = 4;

export const sourceDocument = z.object({
  version: z.literal(DOCUMENT_VERSION),
  /** File name as uploaded; `text` for typed text. */
  file: z.string(),
  kind: z.enum(SOURCE_KINDS),
  /** From the file's properties or its first title, else the file name without extension. */
  title: z.string(),
  language: z.enum(LANGUAGES),
  blocks: z.array(sourceBlock),
  assets: z.record(z.string(), asset),
  /** Key of the picture of each page on which words may be misread, by the page's number. */
  scans: z.record(z.string().regex(/^[1-9]\d*$/), z.string()).optional(),
  warnings: z.array(sourceWarning),
  /** Pages or sheets in the file, where it has such. */
  pageCount: z.number().optional(),
});
export type SourceDocument = z.infer<typeof sourceDocument>;

/** What documents of older versions become, see `stored.ts`. */
export const DOCUMENT_MIGRATIONS: Migrations = {
  // Scans are read since the second: none of the first has such blocks.
  1: (old) => old,
  // Tables say since the third where on their sheet they stand: those of older documents are counted from their corner.
  2: (old) => old,
  // Links are read since the fourth: the words of older documents lead nowhere until their file is read again.
  3: (old) => old,
};

/** A document that was read and stored before. @throws PagewrightError `stored/…` */
export function readStoredDocument(json: unknown): SourceDocument {
  return readStored(sourceDocument, DOCUMENT_MIGRATIONS, json);
}
