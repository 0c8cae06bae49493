import type { HeadingBlock, SourceBlock, TableBlock } from '@pagewright/model/source-document';
import { squeeze } from '../language/text.ts';

/** Sheets alike from which on they are one report for several periods, and share of labels that alike sheets have in common. */
const ALIKE = { sheets: 3, labels: 0.8 } as const;

/**
 * Of sheets that say the same for other periods, under names that are only numbers or dates, the latest stands for all: its
 * figures are the ones that count, and the same table twenty times says nothing more.
 */
export function latestOfPeriods(blocks: readonly SourceBlock[]): SourceBlock[] {
  const sheets = sheetsOf(blocks);
  const dropped = new Set<SourceBlock>();
  for (let start = 0; start < sheets.length; ) {
    const first = sheets[start] as Sheet;
    let end = start + 1;
    while (end < sheets.length && areAlike(first, sheets[end] as Sheet)) end += 1;
    if (end - start >= ALIKE.sheets) {
      const byName = sheets.slice(start, end).toSorted((a, b) => (a.heading.text < b.heading.text ? -1 : 1));
      for (const sheet of byName.slice(0, -1)) for (const block of sheet.blocks) dropped.add(block);
    }
    start = end;
  }
  return blocks.filter((block) => !dropped.has(block));
}

/** A sheet of a workbook with what stands on it. */
export interface Sheet {
  readonly heading: HeadingBlock;
  readonly blocks: readonly SourceBlock[];
  readonly table: TableBlock | undefined;
}

/** The sheets of a workbook: each begins with a heading of the first level. */
export function sheetsOf(blocks: readonly SourceBlock[]): Sheet[] {
  const sheets: { heading: HeadingBlock; blocks: SourceBlock[]; table: TableBlock | undefined }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 1)
      sheets.push({ heading: block, blocks: [block], table: undefined });
    else {
      const sheet = sheets.at(-1);
      sheet?.blocks.push(block);
      if (sheet && block.kind === 'table') sheet.table ??= block;
    }
  }
  return sheets;
}

/** A number, a date, a month or a quarter. */
const PERIOD_NAME =
  /^(?:\D{0,3}\d{2,8}\D{0,3}|\d{1,4}[-./年]\d{1,2}(?:[-./月]\d{1,2}日?)?|\p{L}{3,9}\.?[\s_-]?\d{2,4}|[TQ]\d[\s_-]?\d{2,4}|\d{1,2}月)$/u;

function areAlike(one: Sheet, other: Sheet): boolean {
  if (!PERIOD_NAME.test(one.heading.text.trim()) || !PERIOD_NAME.test(other.heading.text.trim())) return false;
  if (!one.table || !other.table || one.table.rows[0]?.length !== other.table.rows[0]?.length) return false;
  const labels = labelsOf(one.table);
  const others = labelsOf(other.table);
  const common = [...labels].filter((label) => others.has(label)).length;
  return common >= Math.max(labels.size, others.size) * ALIKE.labels;
}

function labelsOf({ rows }: TableBlock): Set<string> {
  return new Set(
    rows
      .flatMap((row) => row.slice(0, 4).map(({ text, type }) => (type === 'text' ? squeeze(text) : '')))
      .filter(Boolean),
  );
}
