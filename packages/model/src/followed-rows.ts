import { rangeOf, sheetLines } from './bound-cells.ts';
import type { CellRange } from './cell-range.ts';
import type { TableBlock } from './source-document.ts';

/** A column of names in both versions of a table, as columns of their sheets; null where there is none. */
export interface NameColumns {
  readonly before: number | null;
  readonly after: number | null;
}

/** First and last row of the sheet, from 0. */
export type RowSpan = Pick<CellRange, 'top' | 'bottom'>;

/**
 * The rows of a range in a newer version of its table. They move with the table's corner, and end where it ends if they
 * reached its last row. A range that begins or ends within the table begins and ends at the rows of the same names, so rows
 * that came in above it, or went, move it, and those that came into it are in it.
 *
 * @returns undefined where the rows cannot be told: the names are gone from a table with other rows, or in another order, or
 *   one of them has another name and stands apart from the others
 */
export function followedRows(
  range: RowSpan,
  older: TableBlock,
  newer: TableBlock,
  names: NameColumns,
): RowSpan | undefined {
  const [before, after] = [rangeOf(older), rangeOf(newer)];
  const down = after.top - before.top;
  const byPlace = { top: range.top + down, bottom: Math.min(range.bottom + down, after.bottom) };
  const body = sheetLines(older).rows.slice(older.headerRows);
  const inside = body.filter((row) => row >= range.top && row <= range.bottom);
  const [first, last] = [inside[0], inside.at(-1)];
  if (first === undefined || last === undefined) return byPlace;
  const isFromTop = first === body[0];
  const isToBottom = range.bottom >= before.bottom;
  const whole = { top: byPlace.top, bottom: after.bottom };
  if (isFromTop && isToBottom) return whole;
  const now = sameRows(older, newer, names);
  const found = inside.flatMap((was) => {
    const row = now.get(was);
    return row === undefined ? [] : [{ was, row }];
  });
  const [begins, ends] = [found[0], found.at(-1)];
  if (!begins || !ends) return older.rows.length === newer.rows.length ? byPlace : undefined;
  if (found.some(({ row }, index) => row <= (found[index - 1]?.row ?? -1))) return undefined;
  const above = now.get(body[body.indexOf(first) - 1] ?? -1);
  const below = now.get(body[body.indexOf(last) + 1] ?? -1);
  const top = begins.was === first || above === undefined ? begins.row - (begins.was - first) : above + 1;
  const bottom = ends.was === last || below === undefined ? ends.row + (last - ends.was) : below - 1;
  const span = {
    top: isFromTop ? whole.top : Math.max(after.top, top),
    bottom: isToBottom ? whole.bottom : Math.min(after.bottom, bottom),
  };
  const lost = new Set(inside.filter((row) => !now.has(row)));
  return isApart(lost, span, { older, newer, names, now }) ? undefined : span;
}

interface Versions {
  readonly older: TableBlock;
  readonly newer: TableBlock;
  readonly names: NameColumns;
  /** Rows of the newer version by those of the older that they are. */
  readonly now: ReadonlyMap<number, number>;
}

/** Whether a row whose name is gone stands outside of a span under another name: it says the same there. */
function isApart(lost: ReadonlySet<number>, span: RowSpan, { older, newer, names, now }: Versions): boolean {
  if (lost.size === 0) return false;
  const known = new Set(now.values());
  const said = new Set(saidByRow(older, names.before).flatMap(({ place, says }) => (lost.has(place) ? [says] : [])));
  return saidByRow(newer, names.after).some(
    ({ place, says }) => (place < span.top || place > span.bottom) && !known.has(place) && said.has(says),
  );
}

/** What the rows below the heads say beside their names; rows that say nothing are left out. */
function saidByRow(table: TableBlock, column: number | null): { readonly place: number; readonly says: string }[] {
  const lines = sheetLines(table);
  const index = column === null ? -1 : lines.columns.indexOf(column);
  return table.rows.flatMap((row, at) => {
    const place = lines.rows[at];
    const texts = row.filter((_, own) => own !== index).map(({ text }) => text.trim());
    const isTold = at >= table.headerRows && place !== undefined && texts.some((text) => text !== '');
    return isTold ? [{ place, says: JSON.stringify(texts) }] : [];
  });
}

/** Rows of the sheets that have the same name in both versions, where it is no other row's. */
function sameRows(older: TableBlock, newer: TableBlock, names: NameColumns): ReadonlyMap<number, number> {
  const [before, after] = [rowsByName(older, names.before), rowsByName(newer, names.after)];
  const same = new Map<number, number>();
  for (const [name, [was, ...others]] of before) {
    const [now, ...more] = after.get(name) ?? [];
    if (was !== undefined && now !== undefined && others.length === 0 && more.length === 0) same.set(was, now);
  }
  return same;
}

function rowsByName(table: TableBlock, column: number | null): Map<string, number[]> {
  const lines = sheetLines(table);
  const index = column === null ? -1 : lines.columns.indexOf(column);
  const named = table.rows.flatMap((row, at) => {
    const [name, place] = [row[index]?.text.trim() ?? '', lines.rows[at]];
    return at < table.headerRows || name === '' || place === undefined ? [] : [{ name, place }];
  });
  const byName = Map.groupBy(named, ({ name }) => name);
  return new Map([...byName].map(([name, all]) => [name, all.map(({ place }) => place)]));
}
