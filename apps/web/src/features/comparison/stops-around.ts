import type { PagePair } from './compare-pages.ts';

/** The rows that differ, seen from one row. */
export interface Stops {
  /** How many rows differ. */
  readonly total: number;
  /** How many of them have been come by, with the row itself. */
  readonly number: number;
  /** Indexes of those before and after it; undefined where there is none. */
  readonly previous: number | undefined;
  readonly next: number | undefined;
}

export function stopsAround(pairs: readonly PagePair[], at: number): Stops {
  const stops = pairs.flatMap(({ difference }, index) => (difference === 'same' ? [] : [index]));
  return {
    total: stops.length,
    number: stops.filter((index) => index <= at).length,
    previous: stops.findLast((index) => index < at),
    next: stops.find((index) => index > at),
  };
}
