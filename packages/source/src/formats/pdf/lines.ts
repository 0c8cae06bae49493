import { closeHan, tidyLine } from '../../tidy.ts';
import type { PdfLine } from './pdf-page.ts';

/** A piece of text as pdf.js gives it; y grows downwards and is the baseline. Points. */
export interface Fragment {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly size: number;
  readonly bold: boolean;
  readonly mono: boolean;
}

/** Fragments → lines in reading order; two columns are read one after the other. */
export function linesOf(fragments: readonly Fragment[], pageWidth: number): PdfLine[] {
  const pieces = joinFragments(fragments.filter(({ size }) => size > 2));
  const gutter = findGutter(pieces, pageWidth);
  if (gutter === undefined) return joinRows(pieces);
  return readColumns(pieces, gutter);
}

/** Joins fragments that follow each other on one baseline without a wide gap. */
function joinFragments(fragments: readonly Fragment[]): Fragment[] {
  const pieces: Fragment[] = [];
  for (const next of fragments) {
    const before = pieces.at(-1);
    if (before && followsOn(before, next)) {
      const gap = next.x - before.right;
      const space = gap > before.size * 0.18 && !/\s$/.test(before.text) && !/^\s/.test(next.text) ? ' ' : '';
      pieces[pieces.length - 1] = {
        text: before.text + space + next.text,
        x: Math.min(before.x, next.x),
        y: before.text.trim() ? before.y : next.y,
        right: Math.max(before.right, next.right),
        size: before.text.trim().length >= next.text.trim().length ? before.size : next.size,
        bold: weighted(before, next, 'bold'),
        mono: weighted(before, next, 'mono'),
      };
    } else if (next.text.trim()) {
      pieces.push(next);
    }
  }
  return pieces;
}

function weighted(before: Fragment, next: Fragment, key: 'bold' | 'mono'): boolean {
  return next.text.trim().length > before.text.trim().length ? next[key] : before[key];
}

function followsOn(before: Fragment, next: Fragment): boolean {
  const size = Math.max(before.size, next.size);
  const sameLine = Math.abs(before.y - next.y) < size * 0.45;
  const gap = next.x - before.right;
  return sameLine && gap < size * 1.6 && gap > -size * 0.8;
}

/** The middle between two columns, if most text keeps to one side of it. */
function findGutter(pieces: readonly Fragment[], width: number): number | undefined {
  const middle = width / 2;
  let left = 0;
  let right = 0;
  let across = 0;
  for (const { x, right: end, text } of pieces) {
    const length = text.trim().length;
    if (length < 8) continue;
    if (end < middle + width * 0.02) left += length;
    else if (x > middle - width * 0.04) right += length;
    else across += length;
  }
  const total = left + right + across;
  return total > 400 && left > total * 0.28 && right > total * 0.28 && across < total * 0.2 ? middle : undefined;
}

/** Pieces across both columns divide the page into bands; each band's left column comes before its right one. */
function readColumns(pieces: readonly Fragment[], gutter: number): PdfLine[] {
  const sorted = pieces.toSorted((a, b) => a.y - b.y);
  const lines: PdfLine[] = [];
  let left: Fragment[] = [];
  let right: Fragment[] = [];
  const flush = (): void => {
    lines.push(...joinRows(left), ...joinRows(right));
    left = [];
    right = [];
  };
  for (const piece of sorted) {
    const across = piece.x < gutter - piece.size * 2 && piece.right > gutter + piece.size * 2;
    if (across) {
      flush();
      lines.push(...joinRows([piece]));
    } else if (piece.x >= gutter - piece.size * 2) right.push(piece);
    else left.push(piece);
  }
  flush();
  return lines;
}

/** Pieces on one baseline are one line; those far apart are its cells. */
function joinRows(pieces: readonly Fragment[]): PdfLine[] {
  const sorted = pieces.toSorted((a, b) => a.y - b.y || a.x - b.x);
  const rows: Fragment[][] = [];
  for (const piece of sorted) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && Math.abs(first.y - piece.y) < Math.max(first.size, piece.size) * 0.45) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map(lineOfRow).filter(({ text }) => text !== '');
}

function lineOfRow(row: Fragment[]): PdfLine {
  const cells = row
    .toSorted((a, b) => a.x - b.x)
    .map(({ text, x, right }) => ({ text: closeHan(tidyLine(text)), x, right }))
    .filter(({ text }) => text !== '');
  const longest = row.reduce((best, next) => (next.text.trim().length > best.text.trim().length ? next : best));
  return {
    text: closeHan(cells.map(({ text }) => text).join(' ')),
    x: Math.min(...row.map(({ x }) => x)),
    y: longest.y,
    right: Math.max(...row.map(({ right }) => right)),
    size: longest.size,
    bold: longest.bold,
    mono: longest.mono,
    cells,
  };
}
