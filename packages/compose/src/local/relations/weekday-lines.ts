import type { TimelineEvent } from '@pagewright/model/outline';
import { type SourceText, stretchOf, told } from './source-text.ts';

/** Fewest lines that begin with the days of a week, one after the other. */
const FEWEST = 3;
const DAYS = '月火水木金土日';
const DAY = /^(?<day>[月火水木金土日])(?:曜日?)?[\s　:：]+(?=\S)/u;

/** `月 ごはん、みそ汁`, `火 パン、シチュー`, …: what is on each day of a week, which Japanese writes with one sign. */
export function weekdayLines(lines: Iterable<SourceText>): TimelineEvent[] {
  const events: TimelineEvent[] = [];
  let last = -1;
  for (const line of lines) {
    const match = line.language === 'ja-JP' ? DAY.exec(line.text) : null;
    const day = match?.groups?.['day'] ?? '';
    const at = DAYS.indexOf(day);
    if (!match || (last >= 0 && at !== last + 1)) break;
    last = at;
    events.push({ date: day, text: told(line, stretchOf(line, match[0].length, line.text.length).text) });
  }
  return events.length >= FEWEST ? events : [];
}
