import type { Language } from '@pagewright/model/languages';
import type { HeadingBlock, SourceBlock, TableBlock } from '@pagewright/model/source-document';
import { endsAsSentence } from '../language/sentences.ts';
import { visualLength } from '../language/text.ts';
import { readQuantities } from '../spans/quantities.ts';
import { pageOf } from './page-of.ts';

/** What stands under a figure that the file draws: `Figure 3: …`, `图 1-1 …`. */
const CAPTION = /^(?:fig(?:ure)?\.?|schéma|図|图|圖)\s*\d[\d.\-–]*[a-z]?(?<mark>\s?[:：.．|—–])?/iu;

/** Of a run of labels over a caption: how many blocks it has at least, how long one may be, and the middle one. */
const LABELS = { fewest: 3, longest: 160, middle: 42 } as const;
/** Most items of a list that are the halves of a figure, and the deepest level of a heading that divides the text. */
const PARTS = 2;
const DIVIDES = 2;
/** Of a drawing that was taken for a table: the longest label, and the share of its cells that are empty. */
const DRAWN = { longest: 24, empty: 0.25 } as const;

/**
 * Blocks of a PDF without the words within its drawings (names of boxes, numbers of axes), which come as lines of their
 * own right over the drawing's caption, on its page, and say nothing without it. What names a figure or tells what
 * something is (`Oven: 180 °C`, `Serves 12 people`) stays: it may be the text's own.
 */
export function withoutFigureLabels(blocks: readonly SourceBlock[], language: Language): SourceBlock[] {
  const dropped = new Set<SourceBlock>();
  for (const [index, block] of blocks.entries()) {
    if (!isCaption(block)) continue;
    for (const label of labelsAbove(blocks, index, language)) dropped.add(label);
  }
  return dropped.size === 0 ? [...blocks] : blocks.filter((block) => !dropped.has(block));
}

function isCaption(block: SourceBlock): boolean {
  if (block.kind !== 'paragraph' && block.kind !== 'heading') return false;
  const found = CAPTION.exec(block.text.trim());
  // `Figure 3 shows that …` is a sentence of the text.
  return found !== null && (found.groups?.['mark'] !== undefined || !endsAsSentence(block.text));
}

function labelsAbove(blocks: readonly SourceBlock[], caption: number, language: Language): SourceBlock[] {
  const page = pageOf((blocks[caption] as SourceBlock).origin);
  const isAbove = (block: SourceBlock | undefined): boolean =>
    block !== undefined && pageOf(block.origin) === page && isLabel(block, language);
  let start = caption;
  while (isAbove(blocks[start - 1])) start -= 1;
  const run = blocks.slice(start, caption);
  const [first] = run;
  // A single heading is that of the text around the figure.
  const isHeaded = first?.kind === 'heading' && run.filter(({ kind }) => kind === 'heading').length === 1;
  const labels = isHeaded ? run.slice(1) : run;
  const lengths = labels.flatMap((block) => ('text' in block ? [visualLength(block.text)] : [])).sort((a, b) => a - b);
  const middle = lengths[Math.floor(lengths.length / 2)] ?? Number.POSITIVE_INFINITY;
  return labels.length >= LABELS.fewest && middle <= LABELS.middle ? labels : [];
}

function isLabel(block: SourceBlock, language: Language): boolean {
  if (block.kind === 'table') return isDrawing(block);
  // `(a) As it was.`, `(b) As it is.` under the halves of a figure.
  if (block.kind === 'list') {
    const { items } = block;
    return items.length <= PARTS && items.every(({ text }) => visualLength(text) <= LABELS.middle);
  }
  if (block.kind === 'heading' && (block.level <= DIVIDES || isNumbered(block))) return false;
  if ((block.kind !== 'paragraph' && block.kind !== 'heading') || isCaption(block)) return false;
  return (
    visualLength(block.text) <= LABELS.longest && !endsAsSentence(block.text) && !tells(block.text.trim(), language)
  );
}

function isNumbered({ numbering }: HeadingBlock): boolean {
  return numbering !== undefined && /^(?:\d+(?:\.\d+)*\.?|\p{sc=Han}.*)$/u.test(numbering);
}

/** Whether a line says something by itself: a name with what it is behind a colon, or words with the one figure they tell. */
function tells(text: string, language: Language): boolean {
  if (/[:：](?:\s|$|(?<=：))/u.test(text)) return true;
  const [figure, other] = readQuantities(text, language);
  if (!figure || other || figure.kind === 'bare') return false;
  // `0 5 10 15 Berths`: the numbers of an axis.
  return !/\d\s+\d/u.test(text);
}

function isDrawing({ rows }: TableBlock): boolean {
  const cells = rows.flat().filter(({ rowSpan, colSpan }) => rowSpan !== 0 || colSpan !== 0);
  const empty = cells.filter(({ text }) => text.trim() === '').length;
  return empty >= cells.length * DRAWN.empty && cells.every(({ text }) => visualLength(text) <= DRAWN.longest);
}
