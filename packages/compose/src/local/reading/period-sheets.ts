import type { SourceBlock, TableBlock } from '@pagewright/model/source-document';
import { squeeze } from '../language/text.ts';
import { totalsOver } from './compared-sheets.ts';
import { type Sheet, sheetsOf } from './sheets.ts';

/** Sheets alike from which on they are one report for several periods, and share of labels that alike sheets have in common. */
const ALIKE = { sheets: 3, labels: 0.8 } as const;

/**
 * Of sheets that say the same for other periods, under names that are only numbers or dates, the latest stands for all: its
 * figures are the ones that count, and the same table twenty times says nothing more. Of a few, their totals stand before it
 * side by side.
 */
export function latestOfPeriods(blocks: readonly SourceBlock[]): SourceBlock[] {
  const sheets = sheetsOf(blocks);
  const dropped = new Set<SourceBlock>();
  const before = new Map<SourceBlock, readonly SourceBlock[]>();
  for (let start = 0; start < sheets.length; ) {
    const first = sheets[start] as Sheet;
    let end = start + 1;
    while (end < sheets.length && areAlike(first, sheets[end] as Sheet)) end += 1;
    if (end - start >= ALIKE.sheets) {
      const byName = sheets.slice(start, end).toSorted((a, b) => (a.heading.text < b.heading.text ? -1 : 1));
      for (const sheet of byName.slice(0, -1)) for (const block of sheet.blocks) dropped.add(block);
      const latest = byName.at(-1);
      if (latest) before.set(latest.heading, totalsOver(byName));
    }
    start = end;
  }
  return blocks.flatMap((block) => (dropped.has(block) ? [] : [...(before.get(block) ?? []), block]));
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
