import type { ChartContent, Stat } from '@pagewright/model/outline';
import type { TableBlock, TableCell } from '@pagewright/model/source-document';
import { bodyOf, headOf } from './grid.ts';
import { isTotalRow } from './table-content.ts';
import { withoutNoteMark } from './vocabulary.ts';

/** Most totals over a chart: of more measures none is the one that counts. */
const MOST = 3;

/** What the drawn measures of a table come to, as its last row says: a chart of the parts does not show it. */
export function totalsBehind(chart: ChartContent, block: TableBlock): Stat[] {
  const rows = bodyOf(block);
  const total = rows.at(-1);
  const isSummed = total !== undefined && rows.filter(isTotalRow).length === 1 && isTotalRow(total);
  if (!isSummed || chart.unit === '%' || chart.series.length > MOST) return [];
  const { names } = headOf(block);
  const label = total.find(({ type }) => type === 'text')?.text.trim() ?? '';
  const stats = chart.series.flatMap(({ name, values }): Stat[] => {
    const places = names.flatMap((own, column) => (withoutNoteMark(own) === name ? [column] : []));
    const [column, ...others] = places;
    const figure = column === undefined || others.length > 0 ? undefined : total[column];
    if (!figure || !isSumOf(figure, values)) return [];
    const text = chart.series.length > 1 ? `${label} · ${name}` : label;
    return [{ value: figure.text.trim(), label: { text, origins: [block.origin], rank: 0.8 } }];
  });
  return stats.length === chart.series.length ? stats : [];
}

/** A total of shares or of means is none of the parts that are drawn. */
const ROUNDING = 0.006;

function isSumOf({ value, type }: TableCell, values: readonly (number | null)[]): boolean {
  if (typeof value !== 'number' || type === 'percent') return false;
  const sum = values.reduce<number>((all, own) => all + (own ?? 0), 0);
  return sum !== 0 && Math.abs(value - sum) <= Math.abs(sum) * ROUNDING;
}
