import type { ChartFigures } from './figures.ts';
import { aroundNumber } from './from-content/numbers.ts';

/** Most digits behind the point. */
const MOST_DIGITS = 6;

/** Shapes without an axis that names the unit. */
const ROUND: ReadonlySet<ChartFigures['shape']> = new Set(['pie', 'doughnut', 'funnel', 'treemap', 'gauge']);

/** How the values of each series are written, as number formats of spreadsheets: `#,##0.0"%"`. */
export function numberCodes({ shape, series, unit }: ChartFigures): string[] {
  return series.map(({ values, unit: own = unit }) => {
    const digits = Math.max(0, ...values.map((value) => (value === null ? 0 : digitsOf(value))));
    const plain = digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(Math.min(MOST_DIGITS, digits))}`;
    if (own === '%') return `${plain}"%"`;
    if (!own) return plain;
    if (/^[$¥€£￥]$/.test(own)) return `"${own}"${plain}`;
    const [before, behind] = ROUND.has(shape) ? aroundNumber(own) : ['', ''];
    return quoted(before) + plain + quoted(behind);
  });
}

function quoted(text: string): string {
  return text === '' ? '' : `"${text.replaceAll('"', '')}"`;
}

function digitsOf(value: number): number {
  return (String(Number(value.toPrecision(12))).split('.')[1] ?? '').length;
}
