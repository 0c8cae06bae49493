import type { TimelineEvent } from '@pagewright/model/outline';
import { countedSpans } from './counted-spans.ts';
import { namedDates } from './named-dates.ts';
import { type SourceText, told } from './source-text.ts';
import { weekdayLines } from './weekday-lines.ts';

/** Fewest lines that begin or end in such days. */
const FEWEST = 3;
const MONTH = '(0?[1-9]|1[0-2])';
const DAY = '(0?[1-9]|[12]\\d|3[01])';
const DAYS = `${MONTH}\\.${DAY}(?<to>\\s?[-–—~～〜至到]\\s?(?:${MONTH}\\.)?${DAY})?`;
const IN_FRONT = new RegExp(`^(?<days>${DAYS})[\\s　:：,，、–—-]+(?<name>\\p{L}.*)$`, 'u');
const BEHIND = new RegExp(`^(?<name>.*\\p{L})[\\s　:：,，–—-]+(?<days>${DAYS})$`, 'u');

interface Dotted {
  readonly days: string;
  readonly name: string;
  readonly isRange: boolean;
  /** 310 of `3.10`. */
  readonly day: number;
  /** What it would be as a number. */
  readonly number: number;
}

/**
 * `3.10 review`, `build 3.21-4.18`, one line below the other: days that are written as numbers are, where they go on from
 * month to month and something shows that they are no numbers and number no parts: a range, `4.15` behind `4.8`, gaps.
 * Of the first lines that are so, as many as there are.
 */
function dottedDays(sources: Iterable<SourceText>): TimelineEvent[] {
  const lines: (Dotted & { readonly source: SourceText })[] = [];
  let pattern: RegExp | undefined;
  for (const source of sources) {
    pattern ??= [IN_FRONT, BEHIND].find((own) => own.test(source.text));
    const line = pattern && dottedIn(source.text, pattern);
    if (!line || line.day < (lines.at(-1)?.day ?? 0)) break;
    lines.push({ ...line, source });
  }
  if (lines.length < FEWEST || !areDays(lines, pattern === IN_FRONT)) return [];
  return lines.map(({ days, name, source }) => ({ date: days, text: told(source, name) }));
}

function dottedIn(text: string, pattern: RegExp): Dotted | undefined {
  const { days = '', name = '', to } = pattern.exec(text)?.groups ?? {};
  if (days === '') return undefined;
  const [month = 0, day = 0] = days.match(/\d+/gu)?.map(Number) ?? [];
  const number = Number(/^\d+\.\d+/u.exec(days)?.[0]);
  return { days, name, isRange: to !== undefined, day: month * 100 + day, number };
}

/** `3.1`, `3.2`, `3.3` in front count parts, and behind names may be amounts. */
function areDays(lines: readonly Dotted[], areInFront: boolean): boolean {
  const pairs = lines.slice(1).map((line, index) => [lines[index] as Dotted, line] as const);
  const areGaps = areInFront && pairs.every(([one, next]) => next.day - one.day > 1);
  return areGaps || pairs.some(([one, next]) => next.number < one.number) || lines.some(({ isRange }) => isRange);
}

/** Events of lines with a day each: one that is written as a number is, else one with a name. @param lines gives them anew each time */
export function eventsOfLines(lines: () => Iterable<SourceText>): TimelineEvent[] {
  for (const read of [dottedDays, countedSpans, namedDates, weekdayLines]) {
    const events = read(lines());
    if (events.length > 0) return events;
  }
  return [];
}
