import type { TimelineEvent } from '@pagewright/model/outline';
import { type SourceText, told } from './source-text.ts';

/** Fewest spans, each of which begins where the one before it ends. */
const FEWEST = 3;

/** `0–10 Starter`: from which minute to which, and what is done then; with their unit they are read as times. */
const SPAN =
  /^(?<when>(?<from>\d{1,3})\s?[-–—~～〜]\s?(?<to>\d{1,3}))[\s　:：,，.、|]+(?!(?:min|mn|分))(?<said>\S.*)$/su;

/** The lines of a schedule in minutes, from its beginning on, as far as each span goes on from the last one. */
export function minuteSpans(lines: Iterable<SourceText>): TimelineEvent[] {
  const events: TimelineEvent[] = [];
  let end: number | undefined;
  for (const line of lines) {
    const { when = '', from, to, said = '' } = SPAN.exec(line.text)?.groups ?? {};
    const isNext = from !== undefined && (end === undefined || Number(from) === end) && Number(to) > Number(from);
    if (!isNext || !/\p{L}/u.test(said)) break;
    events.push({ date: when.trim(), text: told(line, said) });
    end = Number(to);
  }
  return events.length >= FEWEST ? events : [];
}
