import type { TimelineEvent } from '@pagewright/model/outline';
import { type SourceText, told } from './source-text.ts';

/** Fewest spans that go on from each other. */
const FEWEST = 3;

/** `0–10 Starter`, `5 Field trip`: from which minute or week to which, and what is done then; with their unit they are read as times. */
const SPAN =
  /^(?<when>(?<from>\d{1,3})(?:\s?[-–—~～〜]\s?(?<to>\d{1,3}))?)[\s　:：,，|]+(?!(?:min|mn|分))(?=\p{L})(?<said>\S.*)$/su;

/**
 * The lines of a schedule in minutes or weeks, from its beginning on: as far as each span begins where the last one ends, as
 * minutes do, or is the next that is counted, as weeks are. Single ones stand between spans.
 */
export function countedSpans(lines: Iterable<SourceText>): TimelineEvent[] {
  const events: TimelineEvent[] = [];
  let last: { readonly end: number; readonly step: number | undefined } | undefined;
  let spans = 0;
  for (const line of lines) {
    const { when = '', from: first, to, said = '' } = SPAN.exec(line.text)?.groups ?? {};
    const [from, end] = [Number(first), Number(to ?? first)];
    const step = last && from - last.end;
    const isNext = !last || (last.step === undefined ? step === 0 || step === 1 : step === last.step);
    if (first === undefined || !isNext || (to === undefined ? step === 0 : end <= from)) break;
    events.push({ date: when.trim(), text: told(line, said) });
    last = { end, step };
    if (to !== undefined) spans += 1;
  }
  return events.length >= FEWEST && spans > 0 ? events : [];
}
