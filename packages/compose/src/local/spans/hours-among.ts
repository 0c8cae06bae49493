import { matchesOf } from '../language/matches.ts';
import { anyOf } from '../lexicon/words.ts';
import { minutes, NOON, num } from './date-keys.ts';
import { type DateSpan, spanOf } from './date-span.ts';

/** Fewest hours of a text that make words for parts of a day hours too. */
const FEWEST_HOURS = 2;

/** `四点打球`: a whole hour in front of its clause; `四点建议` counts something. */
const HOUR =
  /(?<=^|[，,、；;。：:]\s?)(十[一二]?|[一二两兩三四五六七八九])[点點]整?(?![一二三四五六七八九\d]|建[议議]|意[见見]|要求|理由|原因|[说說]明|注意|[经經][验驗]|[优優缺不感好])/gu;
/** `中午食堂吃饭`, `the evening: …`: a part of the day in front of its clause. */
const PART = new RegExp(`(?<=^|[，,、；;。：:]\\s?)(?:${anyOf('dayParts')})(?=\\p{sc=Han}|[\\s：:])`, 'gu');

/** When parts of a day begin, for their order among hours. */
const BEGINS: readonly (readonly [RegExp, number])[] = [
  [/凌晨/u, 0],
  [/早|朝/u, 6 * 60],
  [/上午|午前/u, 8 * 60],
  [/中午|昼/u, NOON],
  [/下午|午後/u, NOON + 60],
  [/傍晚|夕/u, 17 * 60],
  [/晚|夜/u, 18 * 60],
];

/** Hours and parts of a day that only other hours of the text show to be such. */
export function hoursAmong(found: readonly DateSpan[], text: string): DateSpan[] {
  const hours = found.filter(({ grain }) => grain === 'time').toSorted((one, other) => one.end - other.end);
  if (hours.length < FEWEST_HOURS || !/[点點午晚朝夕早昼夜]/u.test(text)) return [];
  const isFree = (own: DateSpan): boolean => found.every(({ start, end }) => end <= own.start || start >= own.end);
  const whole = matchesOf(HOUR, text).map((match) => spanOf(match, 'time', hourOf(match, hours)));
  const parts = matchesOf(PART, text).map((match) =>
    spanOf(match, 'time', BEGINS.find(([name]) => name.test(match[0]))?.[1]),
  );
  return [...whole, ...parts].filter(isFree);
}

/** Behind an hour of the afternoon a smaller one is of the afternoon too. */
function hourOf(match: RegExpExecArray, hours: readonly DateSpan[]): number {
  const own = minutes(match[0], String(num(match[1])), undefined);
  const before = hours.findLast(({ end }) => end <= match.index)?.key ?? 0;
  return own < before && own < NOON ? own + NOON : own;
}
