import type { SourceBlock, TableBlock } from '@pagewright/model/source-document';
import { endsAsSentence } from '../language/sentences.ts';
import { visualLength } from '../language/text.ts';

/** What stands under a figure that the file draws: `Figure 3: …`, `图 1-1 …`. */
const CAPTION = /^(?:fig(?:ure)?\.?|schéma|図|图|圖)\s*\d/iu;

/** Of a run of labels over a caption: how many blocks it has at least, how long one may be, and the middle one. */
const LABELS = { fewest: 3, longest: 160, middle: 42 } as const;
/** Of a drawing that was taken for a table: the longest label, and the share of its cells that are empty. */
const DRAWN = { longest: 24, empty: 0.25 } as const;

/**
 * Blocks of a PDF without the words within its drawings (names of boxes, numbers of axes), which come as lines of their
 * own right over the drawing's caption and say nothing without it.
 */
export function withoutFigureLabels(blocks: readonly SourceBlock[]): SourceBlock[] {
  const dropped = new Set<SourceBlock>();
  for (const [index, block] of blocks.entries()) {
    if (!isCaption(block)) continue;
    for (const label of labelsAbove(blocks, index)) dropped.add(label);
  }
  return dropped.size === 0 ? [...blocks] : blocks.filter((block) => !dropped.has(block));
}

function isCaption(block: SourceBlock): boolean {
  return (block.kind === 'paragraph' || block.kind === 'heading') && CAPTION.test(block.text.trim());
}

function labelsAbove(blocks: readonly SourceBlock[], caption: number): SourceBlock[] {
  let start = caption;
  while (start > 0 && isLabel(blocks[start - 1] as SourceBlock)) start -= 1;
  const run = blocks.slice(start, caption);
  const [first] = run;
  // A single heading is that of the text around the figure.
  const isHeaded = first?.kind === 'heading' && run.filter(({ kind }) => kind === 'heading').length === 1;
  const labels = isHeaded ? run.slice(1) : run;
  const lengths = labels.flatMap((block) => ('text' in block ? [visualLength(block.text)] : [])).sort((a, b) => a - b);
  const middle = lengths[Math.floor(lengths.length / 2)] ?? Number.POSITIVE_INFINITY;
  return labels.length >= LABELS.fewest && middle <= LABELS.middle ? labels : [];
}

function isLabel(block: SourceBlock): boolean {
  if (block.kind === 'table') return isDrawing(block);
  // `(a) As it was.`, `(b) As it is.` under the halves of a figure.
  if (block.kind === 'list') return block.items.every(({ text }) => visualLength(text) <= LABELS.middle);
  if (block.kind === 'heading' && block.numbering && /^(?:\d+(?:\.\d+)*\.?|\p{sc=Han}.*)$/u.test(block.numbering))
    return false;
  if ((block.kind !== 'paragraph' && block.kind !== 'heading') || isCaption(block)) return false;
  return visualLength(block.text) <= LABELS.longest && !endsAsSentence(block.text) && !/[:：]$/.test(block.text.trim());
}

function isDrawing({ rows }: TableBlock): boolean {
  const cells = rows.flat().filter(({ rowSpan, colSpan }) => rowSpan !== 0 || colSpan !== 0);
  const empty = cells.filter(({ text }) => text.trim() === '').length;
  return empty >= cells.length * DRAWN.empty && cells.every(({ text }) => visualLength(text) <= DRAWN.longest);
}
