import { visualLength } from '../language/text.ts';
import type { Measure } from './grid.ts';

/** Percentages are written as such in charts: 12.5, not 0.125. */
export function scaled(
  values: readonly (number | null)[],
  { type, unit }: Pick<Measure, 'type' | 'unit'>,
): (number | null)[] {
  const factor = type === 'percent' ? (unit === '‰' ? 1000 : 100) : 1;
  return values.map((value) => (value === null || factor === 1 ? value : Number((value * factor).toPrecision(12))));
}

/** Whether labels need the room that bars lying down give them. */
export function areLong(labels: readonly string[]): boolean {
  const longest = Math.max(...labels.map(visualLength));
  return longest > 18 || labels.length > 8 || longest * labels.length > 110;
}
