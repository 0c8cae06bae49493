import { type PlacedWords, placedWords } from '@pagewright/model/linked-words';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { LINKS } from '../../limits.ts';
import type { WrittenLink } from '../../structure/links.ts';
import { tidyLine } from '../../tidy.ts';
import type { Fragment } from './pdf-page.ts';

/** An area of a page that leads out of the file, points from its upper left corner. */
interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly to: string;
}

interface Annotation {
  readonly subtype?: unknown;
  readonly url?: unknown;
  readonly rect?: unknown;
}

/** The words that a page's links lie over, in their order; none where the annotations are broken. */
export async function readPdfLinks(
  page: PDFPageProxy,
  pieces: readonly Fragment[],
  toPage: readonly number[],
): Promise<WrittenLink[]> {
  const areas = (await annotationsOf(page)).flatMap((annotation) => areaOf(annotation, toPage));
  if (areas.length === 0) return [];
  return pieces.flatMap((piece) =>
    areas
      .slice(0, LINKS.maxCount)
      .filter((area) => piece.y > area.top && piece.y <= area.bottom + piece.size * BELOW)
      .toSorted((a, b) => a.left - b.left)
      .flatMap((area) => {
        const words = wordsUnder(piece, area);
        return words ? [{ ...words, to: area.to }] : [];
      }),
  );
}

/** How far under an area a baseline may lie, in sizes of its letters. */
const BELOW = 0.1;

async function annotationsOf(page: PDFPageProxy): Promise<readonly Annotation[]> {
  try {
    return (await page.getAnnotations()) as readonly Annotation[];
  } catch {
    return [];
  }
}

function areaOf({ subtype, url, rect }: Annotation, toPage: readonly number[]): Area[] {
  if (subtype !== 'Link' || typeof url !== 'string' || !Array.isArray(rect)) return [];
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = rect.map(Number);
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = toPage;
  const across = [a * x0 + c * y0 + e, a * x1 + c * y1 + e];
  const down = [b * x0 + d * y0 + f, b * x1 + d * y1 + f];
  const [left, right, top, bottom] = [
    Math.min(...across),
    Math.max(...across),
    Math.min(...down),
    Math.max(...down),
  ] as const;
  return [{ left, right, top, bottom, to: url }];
}

/** A piece's words under an area: where letters stand in it is told by their share of its width, and a word is linked whole. */
function wordsUnder({ text, x, right }: Fragment, area: Area): PlacedWords | undefined {
  const width = right - x;
  if (width <= 0 || area.right <= x || area.left >= right) return undefined;
  const share = (at: number): number => Math.min(1, Math.max(0, (at - x) / width));
  const weights = Array.from(text, weightOf);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const [from, to] = [share(area.left) * all, share(area.right) * all];
  let done = 0;
  let start = text.length;
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/[^\s\u2e80-\uffef]+|[\u2e80-\uffef]|\s+/gu)) {
    const weight = Array.from(word, weightOf).reduce((sum, own) => sum + own, 0);
    const middle = done + weight / 2;
    done += weight;
    if (word.trim() === '' || middle < from || middle > to) continue;
    start = Math.min(start, index);
    end = index + word.length;
  }
  if (end === 0) return undefined;
  const bare = text.slice(start, end).replace(/[.,;:!?)\]，。；：！？）]+$/u, '');
  const { words, before, after } = placedWords(text, start, start + bare.length);
  return { words: tidyLine(words), before: tidyLine(before), after: tidyLine(after) };
}

/** About how wide a letter is beside others: Han twice a Latin one. */
function weightOf(letter: string): number {
  if (/[\u2e80-\uffef]/u.test(letter)) return 2;
  return /[iljtf.,;:'|! ]/.test(letter) ? 0.55 : 1;
}
