import { endsAsSentence } from '../../structure/numbering.ts';
import type { PdfLine, PdfPage } from './pdf-page.ts';

/** What a whole document's text looks like: what stands out from it is a heading. */
export interface Looks {
  /** Font size of the running text, points. */
  readonly body: number;
  /** Most of the text is bold, so that bold means nothing. */
  readonly boldBody: boolean;
  /** Usual distance between the lines of a paragraph, points. */
  readonly leading: number;
  /** All words written in one piece, in lower case. */
  readonly words: ReadonlySet<string>;
}

export function looksOf(pages: readonly PdfPage[]): Looks {
  const bySize = new Map<number, number>();
  let bold = 0;
  let total = 0;
  for (const { size, text, bold: isBold, mono } of pages.flatMap((page) => page.lines)) {
    if (size === 0) continue;
    // Code does not say how large the text is.
    const length = mono ? text.length * 0.2 : text.length;
    bySize.set(roundSize(size), (bySize.get(roundSize(size)) ?? 0) + length);
    total += length;
    if (isBold) bold += length;
  }
  const inTables = lettersOfTables(pages);
  const ofTables = [...inTables.values()].reduce((sum, letters) => sum + letters, 0);
  // Beside a price list there is only its title, which is not how large the text is.
  if (total < ofTables * LITTLE)
    for (const [size, letters] of inTables) bySize.set(size, (bySize.get(size) ?? 0) + letters);
  const body = [...bySize].reduce((best, next) => (next[1] > best[1] ? next : best), [10, 0] as const)[0];
  return { body, boldBody: bold > total * 0.5, leading: usualLeading(pages, body), words: wordsOf(pages) };
}

/** Share of the letters of its tables below which what a file says beside them is no running text. */
const LITTLE = 0.25;

function lettersOfTables(pages: readonly PdfPage[]): Map<number, number> {
  const bySize = new Map<number, number>();
  for (const [size, letters] of pages.flatMap(({ lines }) => lines.flatMap((line) => [...(line.letters ?? [])])))
    bySize.set(size, (bySize.get(size) ?? 0) + letters);
  return bySize;
}

/** Sizes within half a point are one size. */
export function roundSize(size: number): number {
  return Math.round(size * 2) / 2;
}

function usualLeading(pages: readonly PdfPage[], body: number): number {
  const gaps: number[] = [];
  for (const { lines } of pages) {
    for (const [index, line] of lines.entries()) {
      const before = lines[index - 1];
      const isBody = before && roundSize(line.size) === body && roundSize(before.size) === body;
      if (!isBody || endsAsSentence(before.text)) continue;
      const gap = line.y - before.y;
      if (gap > body * 0.8 && gap < body * 3.2) gaps.push(gap);
    }
  }
  gaps.sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length * 0.5)] ?? body * 1.4;
}

function wordsOf(pages: readonly PdfPage[]): Set<string> {
  const words = new Set<string>();
  for (const page of pages) {
    for (const { text } of page.lines) {
      for (const [word] of text.matchAll(/(?<![A-Za-zÀ-ÿ]-)[A-Za-zÀ-ÿ]{2,}(?![A-Za-zÀ-ÿ]*[-‐]$)/g)) {
        words.add(word.toLowerCase());
      }
    }
  }
  return words;
}

/** Whether a page is a cover: no running text on it, only short lines of several sizes. */
export function isCover(page: PdfPage, looks: Looks): boolean {
  const lines = page.lines.filter(({ text }) => text !== '');
  const full = lines.filter(
    (line) => line.right - line.x > page.width * 0.55 && line.size < looks.body * 1.3 && line.text.length > 30,
  ).length;
  return page.number === 1 && lines.length <= 30 && full <= 2 && lines.some(({ size }) => size >= looks.body * 1.4);
}

export function columnWidth(line: PdfLine): number {
  return Math.max(1, line.columnRight - line.columnLeft);
}
