/** `1. Anna`, `2、…` at the beginning of a line or behind a wide gap. */
const ENTRY = /(?<=^\s*|\s{2,}|[\t　])(\d{1,2})[.．)）、]\s?(?=[\p{L}\p{N}])/gu;
/** Fewest lines of which several entries stand in one. */
const FEWEST = 2;

interface Entry {
  readonly count: number;
  readonly text: string;
}

/**
 * Entries that are counted through and set in several columns, `1. … 2. … 3. …` over `4. … 5. …`, one a line in the order
 * of their numbers, whether these run across or down.
 */
export function withoutNumberedColumns(lines: readonly string[]): string[] {
  const result: string[] = [];
  for (let start = 0; start < lines.length; ) {
    const rows: (readonly Entry[])[] = [];
    for (let at = start; at < lines.length; at += 1) {
      const row = entriesOf(lines[at] ?? '');
      if (row.length === 0) break;
      rows.push(row);
    }
    const several = rows.filter((row) => row.length > 1).length;
    const entries = rows.flat().toSorted((one, other) => one.count - other.count);
    const isWhole =
      several >= FEWEST && entries.every(({ count }, index) => count === (entries[0]?.count ?? 0) + index);
    if (isWhole) result.push(...entries.map(({ text }) => text));
    else result.push(...lines.slice(start, start + Math.max(1, rows.length)));
    start += Math.max(1, rows.length);
  }
  return result;
}

/** The entries of a line that begins with one. */
function entriesOf(line: string): Entry[] {
  const marks = [...line.matchAll(ENTRY)];
  if (marks[0] === undefined || line.slice(0, marks[0].index).trim() !== '') return [];
  return marks.map((mark, at) => ({
    count: Number(mark[1]),
    text: line.slice(mark.index, marks[at + 1]?.index).trim(),
  }));
}
