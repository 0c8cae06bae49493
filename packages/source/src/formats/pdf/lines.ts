import { closeHan, tidyLine } from '../../tidy.ts';
import type { Cell, Fragment, Part, PdfLine } from './pdf-page.ts';

/** Pieces on one baseline are one line; those far apart are its cells. */
export function linesOfColumn(pieces: readonly Fragment[]): PdfLine[] {
  const sorted = pieces.toSorted((a, b) => a.y - b.y || a.x - b.x);
  const rows: Fragment[][] = [];
  for (const piece of sorted) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && isLevel(first, piece)) row.push(piece);
    else rows.push([piece]);
  }
  const left = Math.min(...pieces.map(({ x }) => x));
  const right = Math.max(...pieces.map((piece) => piece.right));
  return rows.map((row) => lineOfRow(row, left, right)).filter(({ text }) => text !== '');
}

/** On one baseline; a small sign such as `®` may be raised above it. */
function isLevel(one: Fragment, other: Fragment): boolean {
  const apart = Math.abs(one.y - other.y);
  return apart < Math.min(one.size, other.size) * 0.5 || apart < Math.max(one.size, other.size) * 0.4;
}

function lineOfRow(pieces: Fragment[], columnLeft: number, columnRight: number): PdfLine {
  const row = pieces.toSorted((a, b) => a.x - b.x);
  const letters = sum(row, 'letters');
  const longest = row.reduce((best, next) => (next.letters > best.letters ? next : best));
  const mono = sum(row, 'monoLetters') >= letters * 0.75;
  const cells = row.map(cellOf).filter(({ text }) => text !== '');
  const scanned = row.flatMap((piece) => piece.scanned ?? []);
  return {
    ...(scanned.length > 0 ? { scanned } : {}),
    text: mono ? codeOf(row) : closeHan(cells.map(({ text }) => text).join(' ')),
    x: Math.min(...row.map(({ x }) => x)),
    y: longest.y,
    right: Math.max(...row.map(({ right }) => right)),
    size: longest.size,
    bold: sum(row, 'boldLetters') >= letters * 0.8,
    mono,
    cells,
    columnLeft,
    columnRight,
  };
}

function cellOf({ text, x, right, parts }: Fragment): Cell {
  const tidied = (part: Part): Part => ({ text: closeHan(tidyLine(part.text)), x: part.x, right: part.right });
  return { ...tidied({ text, x, right }), ...(parts && parts.length > 1 && { parts: parts.map(tidied) }) };
}

/** A line of code with its gaps; each character is 0.6 em wide. */
function codeOf(row: readonly Fragment[]): string {
  let text = '';
  let right: number | undefined;
  for (const piece of row) {
    const gap = right === undefined ? 0 : Math.max(1, Math.round((piece.x - right) / (piece.size * 0.6)));
    text += ' '.repeat(gap) + piece.text;
    right = piece.right;
  }
  return text.replace(/[\p{Cc}\u00ad]/gu, '').trimEnd();
}

function sum(row: readonly Fragment[], key: 'letters' | 'boldLetters' | 'monoLetters'): number {
  return row.reduce((total, piece) => total + piece[key], 0);
}
