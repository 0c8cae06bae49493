import type { Span } from './span.ts';

export type Grain = 'time' | 'weekday' | 'day' | 'month' | 'year' | 'period';

/** A date, a time of day or a period, whole, as it is written. */
export interface DateSpan extends Span {
  readonly grain: Grain;
  /** Comparable among dates of one grain and, from days on, among all; undefined where the words do not say. */
  readonly key: number | undefined;
}

/** No letter or figure right before or behind; nor is `s2` of `9.8 m/s2` a week. */
export const FROM = '(?<![\\p{Script=Latin}\\d#№])(?<!\\d(?:[.,/:-]|\\s?\\p{Script=Latin}{1,2}/))';
export const TO = '(?![\\p{Script=Latin}\\d])(?![.,/:]\\d)';

/** A match without the blanks around it. */
export function spanOf(match: RegExpExecArray, grain: Grain, key: number | undefined): DateSpan {
  const whole = match[0];
  const lead = whole.length - whole.trimStart().length;
  const text = whole.trim();
  return { start: match.index + lead, end: match.index + lead + text.length, text, grain, key };
}
