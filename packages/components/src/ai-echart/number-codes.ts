import type { ChartFigures } from './figures.ts';

/** Most digits behind the point. */
const MOST_DIGITS = 6;

/** How the values of each series are written, as number formats of spreadsheets: `#,##0.0"%"`. */
export function numberCodes({ series, unit }: ChartFigures): string[] {
  return series.map(({ values, unit: own = unit }) => {
    const digits = Math.max(0, ...values.map((value) => (value === null ? 0 : digitsOf(value))));
    const plain = digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(Math.min(MOST_DIGITS, digits))}`;
    if (own === '%') return `${plain}"%"`;
    return own && /^[$¥€£￥]$/.test(own) ? `"${own}"${plain}` : plain;
  });
}

function digitsOf(value: number): number {
  return (String(Number(value.toPrecision(12))).split('.')[1] ?? '').length;
}
