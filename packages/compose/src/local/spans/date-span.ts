import type { Span } from './span.ts';

export type Grain = 'time' | 'weekday' | 'day' | 'month' | 'year' | 'period';

/** A date, a time of day or a period, whole, as it is written. */
export interface DateSpan extends Span {
  readonly grain: Grain;
  /** Comparable among dates of one grain and, from days on, among all; undefined where the words do not say. */
  readonly key: number | undefined;
}
