import type { ListBlock, SourceBlock, TableBlock, TableCell } from '@pagewright/model/source-document';
import { visualLength } from '../language/text.ts';

/** Length from which a cell holds statements rather than a value, and the share of all text in such cells. */
const LONG = { cell: 90, share: 0.55 } as const;
/** Most cells with figures, as a share of the filled ones. */
const MOST_FIGURES = 0.2;
const LONGEST_LABEL = 60;

/**
 * Tables whose cells hold running text — definitions, comments and answers, a form's fields — are entries: each row says
 * what its long cells say, under what its short first cell names. A page could show only the beginnings of such cells.
 */
export function openTextTables(blocks: readonly SourceBlock[]): SourceBlock[] {
  let level = 1;
  return blocks.flatMap((block): readonly SourceBlock[] => {
    if (block.kind === 'heading') level = block.level;
    return block.kind === 'table' && isOfText(block) ? entriesOf(block, level) : [block];
  });
}

function isOfText({ rows, headerRows }: TableBlock): boolean {
  const cells = rows.slice(headerRows).flat().filter(isFilled);
  const total = cells.reduce((sum, { text }) => sum + visualLength(text), 0);
  const long = cells.filter(isLong).reduce((sum, { text }) => sum + visualLength(text), 0);
  const figures = cells.filter(({ value }) => typeof value === 'number').length;
  return cells.length >= 2 && long >= total * LONG.share && figures <= cells.length * MOST_FIGURES;
}

function isFilled({ text }: TableCell): boolean {
  return text.trim() !== '';
}

function isLong({ text }: TableCell): boolean {
  return visualLength(text) >= LONG.cell;
}

function entriesOf({ rows, headerRows, caption, origin, notes }: TableBlock, level: number): SourceBlock[] {
  // The head of a form without one is its first field.
  const body = [...rows.slice(0, headerRows).filter((row) => row.some(isLong)), ...rows.slice(headerRows)];
  const labels = labelColumn(body);
  const blocks: SourceBlock[] = caption ? [{ kind: 'paragraph', text: caption, origin }] : [];
  let items: ListBlock['items'] = [];
  const endList = (): void => {
    if (items.length > 0) blocks.push({ kind: 'list', ordered: false, items, origin });
    items = [];
  };
  for (const row of body) {
    const { label, texts } = sayingsOf(row, labels);
    const [first, ...others] = texts;
    if (first === undefined || visualLength(first) < PASSAGE) {
      items.push(...itemsOf(label, first, others));
      continue;
    }
    endList();
    if (label) blocks.push({ kind: 'heading', level: Math.min(6, level + 1), text: label, origin });
    blocks.push(...texts.map((text): SourceBlock => ({ kind: 'paragraph', text, origin })));
  }
  endList();
  return [...blocks, ...(notes ?? []).map((text): SourceBlock => ({ kind: 'paragraph', text, origin }))];
}

/** Length from which a cell is a passage of its own, in sentences, under its label. */
const PASSAGE = 200;

/** A column of short names of which hardly two are alike. */
function labelColumn(body: readonly (readonly TableCell[])[]): number | undefined {
  const width = body[0]?.length ?? 0;
  for (let column = 0; column < width; column += 1) {
    const texts = body.map((row) => row[column]?.text.trim() ?? '').filter(Boolean);
    const named = texts.filter((text) => /\p{L}{2}/u.test(text) && visualLength(text) <= LONGEST_LABEL);
    if (named.length >= body.length * 0.6 && new Set(named).size >= named.length * 0.7) return column;
  }
  return undefined;
}

/** What a row says: its long cells, else its short ones, none twice; under its label. */
function sayingsOf(
  row: readonly TableCell[],
  labels: number | undefined,
): { label: string | undefined; texts: string[] } {
  const plain = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();
  const own = labels === undefined ? '' : plain(row[labels]?.text ?? '');
  const label = own !== '' && visualLength(own) <= LONGEST_LABEL ? own.replace(/\s*[:：]$/, '') : undefined;
  const others = row.filter((cell, column) => isFilled(cell) && (column !== labels || label === undefined));
  const long = others.filter(isLong);
  const words = others.filter(({ text }) => /\p{L}{3}|[\u3040-\u9fff]{2}/u.test(text));
  const texts = (long.length > 0 ? long : words).map(({ text }) => plain(text));
  return { label, texts: [...new Set(texts)] };
}

function itemsOf(label: string | undefined, first: string | undefined, others: readonly string[]): ListBlock['items'] {
  if (first === undefined) return label ? [{ text: label, level: 0 }] : [];
  const mark = /[\u3040-\u9fff]$/.test(label ?? '') ? '：' : ': ';
  return [{ text: label ? `${label}${mark}${first}` : first, level: 0 }, ...others.map((text) => ({ text, level: 1 }))];
}
