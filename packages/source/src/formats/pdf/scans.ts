import type { ScannedWord, SourceWarning } from '@pagewright/model/source-document';
import { detectLanguage } from '../../language.ts';
import { OCR } from '../../limits.ts';
import { legibleLetters, type ScannedPage, type ScanReader, type UnreadPage } from '../../ocr/scanned-page.ts';
import { visualLength } from '../../structure/numbering.ts';
import { weightedMedian } from '../../weighted-median.ts';
import { readColumns } from './columns.ts';
import type { Fragment, PdfPage } from './pdf-page.ts';

/** Letters from which on a page's text is its own; below, it may be a stamp on a scan. Han count as two. */
const SPARSE = 60;
/** What has to be read of a page before it counts as one of text and not as a photograph, and how surely. */
const LEAST = { letters: 12, confidence: 0.5 } as const;
/** A scan under a stamp says much more than the stamp. */
const MORE_THAN_STAMP = 3;
/** Letters of a file's text that say what language it is in. */
const ENOUGH_TEXT = 200;
/** Sizes of letters that differ less, as a share, are one size: what is read off a picture is not exact. */
const SAME_SIZE = 0.14;

interface ScannedFile {
  /** All pages, those that are pictures of text with the lines that were read off them. */
  readonly pages: readonly PdfPage[];
  /** Pictures (WebP) of those on which words may be misread, by the page's number. */
  readonly pictures: ReadonlyMap<number, Uint8Array>;
}

/**
 * Reads the pages that are pictures of text.
 * @param bodies the same without running heads: what every page has in its margin is no text of a page that is a picture otherwise
 */
export async function withScannedPages(
  pages: readonly PdfPage[],
  bodies: readonly PdfPage[],
  scans: ScanReader,
  warnings: SourceWarning[],
): Promise<ScannedFile> {
  const unread = pages
    .flatMap((page, index): UnreadPage[] => {
      if (page.music) return [];
      const isBare = bodies[index]?.lines.length === 0;
      return [{ number: page.number, letters: isBare ? 0 : lettersOf(page) }];
    })
    .filter(({ letters }) => letters < SPARSE);
  if (unread.length === 0) return { pages, pictures: new Map() };
  const text = pages.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n');
  const language = visualLength(text) < ENOUGH_TEXT ? undefined : detectLanguage(text);
  const letters = new Map(unread.map((page) => [page.number, page.letters]));
  const read = (await scans({ pages: unread, language })).filter((page) => isText(page, letters.get(page.number) ?? 0));
  warnings.push(...warningsOf(read, unread));
  const body = bodySize(read);
  const found = new Map(read.map((page) => [page.number, page]));
  return {
    pages: pages.map((page) => {
      const scan = found.get(page.number);
      return scan ? { ...page, lines: readColumns(piecesOf(scan, body)) } : page;
    }),
    pictures: new Map(read.flatMap(({ number, picture }) => (picture ? [[number, picture] as const] : []))),
  };
}

function lettersOf({ lines }: PdfPage): number {
  const texts = lines.flatMap(({ text, table }) => [text, ...(table ?? []).flat().map((cell) => cell.text)]);
  return visualLength(texts.join('').replace(/\s/g, ''));
}

function isText(page: ScannedPage, lettersOfStamp: number): boolean {
  const legible = legibleLetters(page);
  return page.confidence >= LEAST.confidence && legible >= LEAST.letters && legible >= lettersOfStamp * MORE_THAN_STAMP;
}

function warningsOf(read: readonly ScannedPage[], unread: readonly UnreadPage[]): SourceWarning[] {
  const left = unread.slice(OCR.maxPages).filter(({ letters }) => letters === 0).length;
  return [
    ...(read.length > 0 ? [{ code: 'scan-read' as const, params: { pages: read.length } }] : []),
    ...(left > 0 ? [{ code: 'scan-unread' as const, params: { pages: left } }] : []),
  ];
}

/** The size in which most letters of the scans are set, points. */
function bodySize(pages: readonly ScannedPage[]): number {
  const sizes = pages
    .flatMap(({ lines }) => lines)
    .map(({ size, words }) => ({
      value: size,
      weight: words.reduce((sum, { text }) => sum + visualLength(text), 0),
    }));
  return weightedMedian(sizes) ?? 10;
}

/** The pieces that a page's lines are made of: words without wide gaps between them. */
function piecesOf(page: ScannedPage, body: number): Fragment[] {
  return page.lines.flatMap(({ words, baseline, size }) => {
    const own = Math.abs(size - body) < body * SAME_SIZE ? body : Math.round(size);
    const pieces: Fragment[] = [];
    for (const word of words) {
      const next = pieceOf(word, page, baseline, own);
      const before = pieces.at(-1);
      if (before && next.x - before.right < own * 1.6) pieces[pieces.length - 1] = joined(before, next);
      else pieces.push(next);
    }
    return pieces;
  });
}

function pieceOf(word: ScannedWord, page: ScannedPage, y: number, size: number): Fragment {
  return {
    text: word.text,
    x: word.place.left * page.width,
    right: word.place.right * page.width,
    y,
    size,
    letters: visualLength(word.text),
    boldLetters: 0,
    monoLetters: 0,
    scanned: [word],
  };
}

const WIDE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/** Between a Han character and a figure there is as much air as between two of them: that is no space. */
function joined(before: Fragment, next: Fragment): Fragment {
  const isHan = WIDE.test(before.text.at(-1) ?? '') || WIDE.test(next.text[0] ?? '');
  const space = isHan && next.x - before.right < next.size * 0.35 ? '' : ' ';
  return {
    ...before,
    text: before.text + space + next.text,
    right: Math.max(before.right, next.right),
    letters: before.letters + next.letters,
    scanned: [...(before.scanned ?? []), ...(next.scanned ?? [])],
  };
}
