import type { Language } from '@pagewright/model/languages';
import type { DateSpan } from './date-span.ts';
import { readDates } from './dates.ts';

/** Words that lead to a date in front of a line; those that say more than that it is then are told with it. */
const BEFORE_LEAD =
  /^(?:[（(【[]|(?:on|in|le|la|en|au|am|du(?!\s\d{1,2}(?:er)?(?:\s\p{L}+)?\sau\s)|during)\s|(?:pendant\s|au cours de\s|en\s)?(?:(?!d[’']ici)[dl][’'])|(?:pendant|au cours de)\s)?(?:the\s)?\s*(?<told>(?:w\/[bce]\s|week (?:of|beginning|commencing|ending)\s|(?:la\s)?semaine du\s)?(?:(?:about|around|approx\.?|ca?\.|vers|env\.|environ|by|from|since|between|entre|de|d[’']ici(?:\s(?:à|au))?|du(?=\s\d{1,2}(?:er)?(?:\s\p{L}+)?\sau\s)|dès|depuis|à partir d[eu]|until|before|after|avant|après)\s(?:the\s|l[ae]\s)?|(?:约|約|大约|大約|截至|截止|自|从|從)\s?)*)/iu;
/** What stands between a date in front and what happened; behind a blank, as in `18時 のど自慢`, no particle. */
const AFTER_LEAD =
  /^(?:\s*[)）】\]])?(?:の|には?(?=[\p{sc=Han}\p{sc=Katakana}]))?(?:\.(?=\s?[:：–—]))?\s*(?:[:：,，、.–—|｜-]|->|→)?\s*/u;
/** Between two dates that say one time together: `samedi 21 juin 14h`, `12/6 22:00至12/7 06:00`. */
const SIDE_BY_SIDE = /^[\s,，]{0,2}(?:[-–—~～〜至到（(]\s?|(?:→|->)\s?)?$/u;
/** `samedi 8 novembre à 14 h`: what leads from a day to its hour. */
const AT_HOUR = /^,?\s(?:at|from|à|dès)\s$/iu;
/** `Phase 2 (summer)`: what a bracket says of a period is when it is. */
const ASIDE = /^\s?[（(][^（）()\d]{1,16}[）)](?=\s?[:：–—]|\s-\s)/u;
/** `11/25夕方までに机の中身を箱へ`, `10/28 前：谈话术`: the words that make it a deadline are of the date. */
const UNTIL =
  /^(?:までに?(?=[\p{sc=Han}\p{sc=Katakana}])|\s?(?:まで(?:に)?|[之以]?[前后後]|起|开始|開始)(?=\s?[:：]))/u;
const CLOSED = /^\s?[)）]/u;
/** Most dates that say one time: a day with its hour, and another. */
const MOST_JOINED = 4;

export interface LeadDate {
  readonly date: DateSpan;
  /** Where what happened begins. */
  readonly rest: number;
}

/** The date, or several side by side, that a text begins with. */
export function leadDateOf(text: string, language: Language): LeadDate | undefined {
  const own = readDates(text, language);
  if (own[0]?.start === 0) return leadOf(text, own, 0);
  const match = BEFORE_LEAD.exec(text);
  const offset = match?.[0].length ?? 0;
  if (offset === 0) return undefined;
  const dates = readDates(text.slice(offset), language).map((date) => ({
    ...date,
    start: date.start + offset,
    end: date.end + offset,
  }));
  const told = match?.groups?.['told']?.length ?? 0;
  return dates[0]?.start === offset ? leadOf(text, dates, offset - told) : undefined;
}

/** @param from where the words begin that are told with the first of the dates */
function leadOf(text: string, dates: readonly DateSpan[], from: number): LeadDate | undefined {
  const [first] = dates;
  if (!first) return undefined;
  let { end } = first;
  // `2019年的本周：…`: the date only says of what.
  if (text.slice(end).startsWith('的')) return undefined;
  for (const date of dates.slice(1, MOST_JOINED)) {
    const between = text.slice(end, date.start);
    if (!SIDE_BY_SIDE.test(between) && !(date.grain === 'time' && AT_HOUR.test(between))) break;
    // `20:05 Fridays and Saturdays`: the days behind an hour are all that is said of it.
    if (first.grain === 'time' && date.grain === 'weekday' && date.end === text.length) break;
    // `9月18日 第4回検討会`: how many there were before says nothing of when.
    if (first.grain === 'day' && /^第?\d{1,3}回$/u.test(date.text)) break;
    const isAside = /[（(]/u.test(text.slice(end, date.start));
    const closed = isAside ? CLOSED.exec(text.slice(date.end))?.[0] : '';
    // `Phase 1 (March to May)`: a bracket belongs to the date that it says nothing but another time of.
    if (closed === undefined) break;
    end = date.end + closed.length;
  }
  if (first.grain === 'period') end += ASIDE.exec(text.slice(end))?.[0].length ?? 0;
  end += UNTIL.exec(text.slice(end))?.[0].length ?? 0;
  const after = AFTER_LEAD.exec(text.slice(end))?.[0].length ?? 0;
  return { date: { ...first, start: from, end, text: text.slice(from, end) }, rest: end + after };
}
