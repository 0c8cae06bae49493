import { matchesOf } from '../language/matches.ts';
import { anyOf } from '../lexicon/words.ts';
import { keyOfWeekday } from './date-keys.ts';
import { type DateSpan, spanOf } from './date-span.ts';

const WEEK = '(?:[周週]|星期|礼拜|禮拜)';
const DAY = '[一二三四五六日天]';
/** What may stand right behind days that are told one after the other; `星期一、五金行` names a shop. */
const WIDE_END = `(?=$|[\\s\\d,，、。；;:：)）】]|(?:${anyOf('dayParts')})|[各都均休固也]|[开開收停](?!\\p{sc=Han}{3}))`;
/** `星期一、二、四、五`, `每周一三五`, `周二/周四`. */
const CHINESE = new RegExp(
  `[每逢]?${WEEK}${DAY}(?:(?:\\s?[、,，/／・和及與与跟]\\s?${WEEK}?${DAY})+|${DAY}{1,5})${WIDE_END}`,
  'gu',
);
/** `月・水・金`, `毎週火と木`, `火曜・金曜`: bare only in front of a line, and with `と` behind `毎週`: `水と土に親しむ` is of water and earth. */
const JAPANESE =
  /(?:(?:^|(?<=[（(]))[月火水木金土日](?:曜日?)?(?:\s?[・、/／]\s?[月火水木金土日](?:曜日?)?)+|(?<=毎週)[月火水木金土日](?:曜日?)?(?:\s?[・、/／と]\s?[月火水木金土日](?:曜日?)?)+)(?=$|[\s　\d：:（(）)はに])|[月火水木金土日]曜日?(?:\s?[・、/／と]\s?[月火水木金土日]曜日?)+/gu;

/** Days of the week that are told in a row, as one time: what happens on them happens on each. */
export function severalWeekdays(text: string): DateSpan[] {
  return [...matchesOf(CHINESE, text), ...matchesOf(JAPANESE, text)].map((match) =>
    spanOf(match, 'weekday', keyOfFirst(match[0])),
  );
}

/** The first of them says where they stand among others. */
function keyOfFirst(text: string): number | undefined {
  const [, chinese, japanese] = new RegExp(`(${WEEK}${DAY})|^([月火水木金土日])`, 'u').exec(text) ?? [];
  return keyOfWeekday(chinese ?? `${japanese}曜`);
}
