import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { AssetStore } from '../../assets.ts';
import { pdfjsFolder } from '../../pdfjs-files.ts';
import type { WrittenLink } from '../../structure/links.ts';
import { tidyLine } from '../../tidy.ts';
import { type Bookmark, readBookmarks, takeBookmarked } from './bookmarks.ts';
import { asBox, readColumns } from './columns.ts';
import { Fonts } from './fonts.ts';
import { fragmentsOf, joinFragments, type TextItem } from './fragments.ts';
import { readPdfLinks } from './links.ts';
import { withoutStaveLabels } from './music.ts';
import { takeNamedRows } from './named-rows.ts';
import type { Fragment, PdfLine, PdfPage } from './pdf-page.ts';
import { readPictures } from './pictures.ts';
import { type Boxes, type RuledTable, takeRuledTables } from './ruled-tables.ts';
import { readRules } from './rules.ts';

export interface PdfFile {
  readonly pages: PdfPage[];
  /** From the file's properties. */
  readonly title: string | undefined;
  /** Titles of the bookmarks with their depth, from 1. */
  readonly outline: readonly { readonly title: string; readonly level: number }[];
  /** Page by page. */
  readonly links: readonly WrittenLink[];
}

/** Reads all pages. Nothing is drawn and no font is loaded. */
export async function readPages(bytes: Uint8Array, assets: AssetStore): Promise<PdfFile> {
  const task = getDocument({
    // pdf.js takes the buffer over.
    data: bytes.slice(),
    disableFontFace: true,
    // What the codes of Chinese, Japanese and Korean fonts mean that name a table of Adobe's instead of bringing their own.
    cMapUrl: pdfjsFolder('cmaps'),
    fontExtraProperties: true,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: 4096 * 4096,
    stopAtErrors: false,
    verbosity: 0,
  });
  const document = await task.promise;
  try {
    const fonts = new Fonts();
    const pictures = hasPictures(bytes) ? assets : undefined;
    const bookmarks = await readBookmarks(document);
    const pages: PdfPage[] = [];
    const links: WrittenLink[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const own = bookmarks.filter(({ page }) => page === number);
      const read = await readPage(await document.getPage(number), fonts, pictures, own);
      pages.push(read.page);
      links.push(...read.links);
    }
    return { pages, title: await titleProperty(document), outline: bookmarks, links };
  } finally {
    await task.destroy();
  }
}

/** Whether the file holds pictures at all: their dictionaries are never inside compressed objects. */
function hasPictures(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return ['/Subtype/Image', '/Subtype /Image'].some((mark) => buffer.includes(mark, 0, 'latin1'));
}

async function titleProperty(document: PDFDocumentProxy): Promise<string | undefined> {
  try {
    const { info } = await document.getMetadata();
    const title = (info as { Title?: unknown }).Title;
    return typeof title === 'string' ? tidyLine(title) : undefined;
  } catch {
    return undefined;
  }
}

/** Beyond this many drawn lines a page is a drawing: its text is not cut at each of them. */
const MOST_RULES = 2_000;

async function readPage(
  page: PDFPageProxy,
  fonts: Fonts,
  assets: AssetStore | undefined,
  bookmarks: readonly Bookmark[],
): Promise<{ readonly page: PdfPage; readonly links: readonly WrittenLink[] }> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const texts = (items as Partial<TextItem>[]).filter(
    (item): item is TextItem => typeof item.str === 'string' && item.str !== '',
  );
  await fonts.learn(page, new Set(texts.map(({ fontName }) => fontName)));
  const fragments = fragmentsOf(texts, transform as number[], fonts);
  const joined = joinFragments(fragments);
  const rules = hasRowsOfCells(joined) ? await readRules(page) : [];
  const all = rules.length > 0 && rules.length <= MOST_RULES ? joinFragments(fragments, rules) : joined;
  const { headings, rest: pieces } = takeBookmarked(all, bookmarks);
  const ruled = takeRuledTables(pieces, rules);
  const { boxes } = ruled;
  const { tables: named, rest } = takeNamedRows(ruled.rest);
  const tables = [...ruled.tables, ...named];
  const text = withBlocks(readColumns(rest), headings);
  const read = boxes.reduce<PdfLine[]>((lines, box) => withLines(lines, box, linesOfBoxes(box)), text);
  const pictures = assets ? await readPictures(page, read, assets) : [];
  const links = await readPdfLinks(page, joined, transform as number[]);
  const lines = withBlocks(withBlocks(read, tables.map(lineOfTable)), pictures);
  const number = page.pageNumber;
  page.cleanup();
  const music = texts.some(({ fontName }) => fonts.looks(fontName).music);
  const own = { number, width, height, lines };
  return { page: music ? { ...own, lines: withoutStaveLabels(lines), music } : own, links };
}

/** Whether some lines have pieces apart from each other, as the cells of a table stand. */
function hasRowsOfCells(pieces: readonly Fragment[]): boolean {
  const rows = new Map<number, number>();
  for (const { y } of pieces) rows.set(Math.round(y / 3), (rows.get(Math.round(y / 3)) ?? 0) + 1);
  let several = 0;
  for (const count of rows.values()) if (count > 1) several += 1;
  return several >= 2;
}

function lineOfTable({ top, left, right, cells, letters }: RuledTable): PdfLine {
  return {
    text: '',
    x: left,
    y: top,
    right,
    size: 0,
    bold: false,
    mono: false,
    cells: [],
    columnLeft: left,
    columnRight: right,
    table: cells,
    ...(letters && { letters }),
  };
}

/** The lines of boxes, one box after the other. */
function linesOfBoxes({ pieces }: Boxes): PdfLine[] {
  return pieces.flatMap((own) => asBox(readColumns(own)));
}

/** Puts tables and pictures before the first line below them in their column. */
function withBlocks(lines: PdfLine[], blocks: readonly PdfLine[]): PdfLine[] {
  return blocks.reduce(
    (all, block) => withLines(all, { top: block.y, left: block.x, right: block.right }, [block]),
    lines,
  );
}

/** Lines with others before the first one below these in their column. */
function withLines(
  lines: readonly PdfLine[],
  { top, left, right }: { top: number; left: number; right: number },
  others: readonly PdfLine[],
): PdfLine[] {
  const below = lines.findIndex(
    (line) => line.y > top + 1 && line.x < right && line.right > left && line.columnLeft < right,
  );
  return lines.toSpliced(below < 0 ? lines.length : below, 0, ...others);
}
