import type { BriefOf, Statement } from '@pagewright/model/outline';
import { visualLength } from '../language/text.ts';
import type { Base } from './context.ts';

const MONTH =
  '(?:Jan(?:uary|vier)?|Feb(?:ruary)?|F[ée]v(?:rier)?|Mar(?:ch|s)?|Apr(?:il)?|Avr(?:il)?|May|Mai|June?|Juin|July?|Juil(?:let)?|Aug(?:ust)?|Ao[uû]t|Sept?(?:ember|embre)?|Oct(?:ober|obre)?|Nov(?:ember|embre)?|Dec(?:ember)?|D[ée]c(?:embre)?)\\.?';
/** A date as the five languages write it, or a year alone. */
export const DATE = new RegExp(
  `(?:\\d{4}\\s*年(?:\\s*\\d{1,2}\\s*月(?:\\s*\\d{1,2}\\s*日)?)?|\\d{1,2}\\s*月\\s*\\d{1,2}\\s*日|(?:\\d{1,2}(?:st|nd|rd|th|er)?\\s+)?\\b${MONTH}\\s+(?:\\d{1,2},?\\s+)?\\d{4}|\\b\\d{1,2}(?:er)?\\s+${MONTH}(?=\\s|$|[:：])|\\b(?:Q[1-4]|[1-4]Q)\\s+(?:19|20)\\d{2}|\\b(?:19|20)\\d{2}[-/.]\\d{1,2}(?:[-/.]\\d{1,2})?\\b|\\b\\d{1,2}/\\d{1,2}/(?:19|20)\\d{2}\\b|\\b(?:19|20)\\d{2}\\b(?!\\s*[,.%]?\\d|\\s*(?:people|users|人|个|元)))`,
  'i',
);
/** A month, a quarter or a numbered day without its year tells when only where it leads a line: `10月：…`, `Day 2: …`. */
const PERIOD_LEAD = new RegExp(
  `^(?:(?:\\d{1,2}|[一二三四五六七八九十]{1,2})\\s*月(?:[上中下]旬|初|中|底|末)?|${MONTH}|Q[1-4]|第[一二三四1-4](?:季度|四半期)|(?:day|week|month|jour|semaine|mois)\\s+\\d{1,2}|第\\s?(?:\\d{1,2}|[一二三四五六七八九十]{1,3})\\s?[天日周週]|[周週星][一二三四五六日期][一二三四五六日天]?)$`,
  'i',
);
/** A time of day in front of what happens then: `09:30 Registration`. */
const TIME_LEAD = /^(\d{1,2}[:：h]\d{2}(?:\s*[–—-]\s*\d{1,2}[:：h]\d{2})?)\s*[:：,，]?\s*(\p{L}.*)$/su;
/** A date that tells when stands near the start. */
const FARTHEST = 28;

/** A span of time in front of a colon: `Octobre – décembre 2019 : …`. */
const LEAD = /^([^:：]{2,40}?)\s*[:：]\s*(\S.*)$/su;

export interface Dated {
  readonly date: string;
  readonly text: Statement;
}

/** A statement with a date near its start: at the very start it is taken off, elsewhere the statement stays whole. */
export function datedOf(statement: Statement): Dated | undefined {
  const [, time, then] = TIME_LEAD.exec(statement.text) ?? [];
  if (time && then) return { date: time, text: { ...statement, text: then } };
  const [, lead = '', led = ''] = LEAD.exec(statement.text) ?? [];
  if (PERIOD_LEAD.test(lead.trim())) return { date: lead.trim(), text: { ...statement, text: led } };
  const match = DATE.exec(statement.text);
  if (!match || match.index > FARTHEST) return undefined;
  if (lead.length >= 4 && DATE.test(lead) && visualLength(led) >= 8) {
    return { date: lead.trim(), text: { ...statement, text: led } };
  }
  const date = match[0].trim();
  const after = statement.text.slice(match.index + match[0].length);
  const rest = after.replace(/^\s*[:：,，、–—-]\s*/, '');
  const isOwn = match.index === 0 && visualLength(rest) >= 8 && /^\s*[:：,，、–—-]/.test(after);
  return { date, text: isOwn ? { ...statement, text: rest } : statement };
}

/** Events in order, when most statements carry a date of their own. */
export function timelineBrief(
  base: Base,
  statements: readonly Statement[],
  more: Statement[],
): BriefOf<'timeline'> | undefined {
  const dated = statements.map(datedOf);
  const events = dated.filter((event) => event !== undefined);
  const dates = events.map(({ date }) => date);
  if (new Set(dates).size < 3 || events.length < statements.length * 0.75 || !areInOrder(dates)) return undefined;
  const undated = statements.filter((_, index) => dated[index] === undefined);
  return { ...base, form: 'timeline', events, more: [...undated, ...more] };
}

/** Years, as far as dates name them, else days of the year rise or fall throughout. */
function areInOrder(dates: readonly string[]): boolean {
  const years = dates.flatMap((date) => /(?:19|20)\d{2}/.exec(date)?.map(Number) ?? []);
  return isMonotonous(years) && (years.length > 0 || isMonotonous(dates.flatMap(dayOfYear)));
}

/** `11月25日` as 1125: a number that compares. */
function dayOfYear(date: string): number[] {
  const [, month, day] = /^(\d{1,2})\s*月\s*(\d{1,2})\s*日/.exec(date) ?? [];
  return month && day ? [Number(month) * 100 + Number(day)] : [];
}

function isMonotonous(values: readonly number[]): boolean {
  const rising = values.every((value, index) => index === 0 || value >= (values[index - 1] ?? value));
  return rising || values.every((value, index) => index === 0 || value <= (values[index - 1] ?? value));
}
