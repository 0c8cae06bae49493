import type { DateSpan } from '../spans/date-span.ts';

/** Years are compared with years, and days without one with each other: from here on a key has a year. */
const WITH_YEAR = 10_000;

/** Below zero where one date is before another, above where it is behind it; undefined where the two cannot be compared. */
export function orderOf(one: DateSpan, other: DateSpan): number | undefined {
  if (one.key === undefined || other.key === undefined) return undefined;
  const areYears = one.key >= WITH_YEAR && other.key >= WITH_YEAR;
  return areYears || one.grain === other.grain ? one.key - other.key : undefined;
}

/** Most months from one date to an earlier one in the calendar that lie over the end of a year, and back in the same one. */
const NEAREST = { next: 3, back: 4 } as const;

/**
 * Which of two dates told one behind the other is the earlier. `64 in October, 47 in January` goes over the end of a year,
 * `June 320, May 280` back in it; what is as far either way may be the one or the other.
 */
export function wayInTime(first: number, second: number): 'forward' | 'backward' | undefined {
  if (first === second) return undefined;
  if (first < second) return 'forward';
  if (second >= WITH_YEAR) return 'backward';
  const [from, to] = [first, second].map((key) => Math.floor(key / 100)) as [number, number];
  if (from === 0 || to === 0 || first >= WITH_YEAR) return undefined;
  const ahead = (to - from + 12) % 12;
  if (ahead > 0 && ahead <= NEAREST.next) return 'forward';
  return ahead === 0 || 12 - ahead <= NEAREST.back ? 'backward' : undefined;
}
