import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { splitNumbering } from '../../structure/numbering.ts';
import { tidyLine } from '../../tidy.ts';
import { squeeze } from '../../title/squeeze.ts';
import type { Fragment, PdfLine } from './pdf-page.ts';

/** An entry of the file's outline: the title of a heading, its depth from 1, and the page that it leads to, from 1. */
export interface Bookmark {
  readonly title: string;
  readonly level: number;
  readonly page: number | undefined;
}

interface OutlineNode {
  readonly title: string;
  readonly dest: unknown;
  readonly items: readonly OutlineNode[];
}

const MOST = 3_000;

/** Slides are numbered by their programme: `スライド 4: …`. */
const SLIDE_NUMBER = /^(?:スライド|slide|幻灯片|投影片|diapositive|folie)\s*(?:番号\s*)?\d+\s*[:：]\s*/i;

/** The bookmarks of a file, in order; none where they are broken. */
export async function readBookmarks(document: PDFDocumentProxy): Promise<Bookmark[]> {
  const found: Bookmark[] = [];
  const walk = async (nodes: readonly OutlineNode[], level: number): Promise<void> => {
    for (const { title, dest, items } of nodes) {
      if (found.length >= MOST) return;
      const text = tidyLine(title).replace(SLIDE_NUMBER, '');
      if (text) found.push({ title: text, level, page: await pageOf(document, dest) });
      if (level < 6) await walk(items, level + 1);
    }
  };
  try {
    await walk(((await document.getOutline()) ?? []) as readonly OutlineNode[], 1);
  } catch {
    // A broken outline says nothing; the pages still do.
  }
  return found;
}

async function pageOf(document: PDFDocumentProxy, dest: unknown): Promise<number | undefined> {
  try {
    const place = typeof dest === 'string' ? await document.getDestination(dest) : dest;
    const [target] = Array.isArray(place) ? (place as unknown[]) : [];
    if (typeof target === 'number') return target + 1;
    return target
      ? (await document.getPageIndex(target as Parameters<typeof document.getPageIndex>[0])) + 1
      : undefined;
  } catch {
    return undefined;
  }
}

/** Lines that a heading may run over. */
const MOST_PIECES = 8;
/** Distance between two pieces of one heading, in heights of their letters. */
const NEAR = 3;

/**
 * The headings of a page that bookmarks name, and the pieces of text that are in none. A heading may stand in the margin
 * beside its text, over several lines.
 */
export function takeBookmarked(
  pieces: readonly Fragment[],
  bookmarks: readonly Bookmark[],
): { headings: PdfLine[]; rest: readonly Fragment[] } {
  const headings: PdfLine[] = [];
  let rest = pieces;
  for (const { title, level } of bookmarks) {
    const own = piecesOf(title, rest);
    const [first] = own;
    if (!first) continue;
    rest = rest.filter((piece) => !own.includes(piece));
    headings.push(lineOf(title, level, own, pieces));
  }
  return { headings, rest };
}

/** Pieces one after the other from the top that together say the title: none where they do not. */
function piecesOf(title: string, pieces: readonly Fragment[]): Fragment[] {
  const wanted = squeeze(title);
  const plain = squeeze(splitNumbering(title).text);
  if (plain.length < 2) return [];
  const sorted = pieces.toSorted((a, b) => a.y - b.y || a.x - b.x);
  for (const target of new Set([wanted, plain])) {
    for (const [start, first] of sorted.entries()) {
      let said = squeeze(first.text);
      if (said === '' || !target.startsWith(said)) continue;
      const own = [first];
      for (const piece of sorted.slice(start + 1)) {
        if (said === target || own.length >= MOST_PIECES) break;
        const last = own.at(-1) as Fragment;
        if (piece.y - last.y > Math.max(piece.size, last.size) * NEAR) break;
        const next = squeeze(piece.text);
        if (next === '' || !target.startsWith(said + next)) continue;
        said += next;
        own.push(piece);
      }
      if (said === target) return own;
    }
  }
  return [];
}

function lineOf(title: string, level: number, own: readonly Fragment[], all: readonly Fragment[]): PdfLine {
  const first = own[0] as Fragment;
  const letters = own.reduce((sum, piece) => sum + piece.letters, 0);
  const x = Math.min(...own.map((piece) => piece.x));
  const right = Math.max(...own.map((piece) => piece.right));
  // A heading in the margin stands before the text beside it.
  const beside = all.some((piece) => !own.includes(piece) && Math.abs(piece.y - first.y) < first.size * 0.5);
  return {
    text: title,
    x,
    y: beside ? first.y - first.size : first.y,
    right: beside ? Math.max(...all.map((piece) => piece.right)) : right,
    size: Math.max(...own.map(({ size }) => size)),
    bold: own.reduce((sum, piece) => sum + piece.boldLetters, 0) >= letters * 0.5,
    mono: false,
    cells: [{ text: title, x, right }],
    columnLeft: Math.min(...all.map((piece) => piece.x)),
    columnRight: Math.max(...all.map((piece) => piece.right)),
    bookmark: level,
  };
}
