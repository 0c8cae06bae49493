import type { TableCell } from './source-document.ts';

/** The figure of a cell as exactly as the cell shows it: what is behind it may have any number of decimals. */
export function shownValue({
  text,
  value,
  type,
}: Pick<TableCell, 'text' | 'type'> & { readonly value: number }): number {
  const shown = /[.,](\d+)(?!.*\d)/.exec(text)?.[1] ?? '';
  // `1,234` shows no decimals: what stands behind its comma is a group of three.
  const isGroup = shown.length === 3 && Math.abs(value) >= 1000;
  const decimals = (isGroup ? 0 : shown.length) + (type === 'percent' ? 2 : 0);
  const rounded = Number(value.toFixed(Math.min(12, decimals)));
  return rounded === 0 && value !== 0 ? value : rounded;
}
