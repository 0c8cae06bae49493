import type { TimelineEvent } from '@pagewright/model/outline';
import { isBalanced } from '../language/sentences.ts';
import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { daysOfCounted } from '../spans/date-keys.ts';
import type { DateSpan } from '../spans/date-span.ts';
import { type LeadDate, leadDateOf } from '../spans/lead-dates.ts';
import { tellingOf } from '../spans/quantities.ts';
import { areRatios } from '../spans/ratios.ts';
import { changesOf } from './changes.ts';
import type { Relation } from './relation.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';

/** Longest sentence that is two events, in comparable units. */
const LONGEST_PAIR = 150;
/** Between two things that happen: `commencent en mars et … ouvre en septembre`. */
export const JOINT = /[，,；;、]\s*(?:and\s|et\s|then\s|puis\s)?|\s(?:and|et|then|puis)\s/gu;

/** Grains that say of two clauses alone no day on which something happens. */
const UNDATED: ReadonlySet<DateSpan['grain']> = new Set(['time', 'weekday', 'year']);

/** Two dated clauses of a sentence: `Notices go up on 9 March, bikes are removed after 30 March`. */
export function eventPairIn(source: SourceText): Relation[] | undefined {
  const { dates, text } = source;
  const [first, second] = dates.filter(
    (date) => date.key !== undefined && !UNDATED.has(date.grain) && !isNoEvent(source, date),
  );
  if (!first || !second || dates.length > 3 || visualLength(text) > LONGEST_PAIR) return undefined;
  if (
    !areInOrder([first, second]) ||
    isFromTo(text, first) ||
    dates.some((date) => SAME_DAY.test(date.text)) ||
    source.quantities.some((own) => tellingOf(own) >= LEAST_FIGURE) ||
    // `in September 18,400, up from 15,900 in August`: the two days are of one change.
    changesOf(source).length > 0
  )
    return undefined;
  const cuts = [...text.matchAll(JOINT)].filter(
    ({ index, 0: mark }) => index >= first.start && index + mark.length <= second.end && !insideSpan(source, index + 1),
  );
  // A date in front leads its clause; behind it, the clause ends with it.
  const cut = cuts.find(
    ({ index, 0: mark }) => hasWords(source, 0, index) && hasWords(source, index + mark.length, text.length),
  );
  if (!cut || cut.index < first.end - (first.end - first.start)) return undefined;
  const isBetween = cut.index >= first.end && cut.index + cut[0].length <= second.start;
  if (!isBetween || ENUMERATED.test(text.slice(first.end, second.start))) return undefined;
  const left = stretchOf(source, 0, cut.index);
  const right = stretchOf(source, cut.index + cut[0].length, text.length);
  if ([left, right].some(({ words }) => ONLY_COUNTED.test(words))) return undefined;
  return [{ kind: 'timeline', isDay: false, events: [eventOf(left, first.text), eventOf(right, second.text)] }];
}

/** `Friday 26 June 23, no preference 9`: how many are for that day. */
const ONLY_COUNTED = /^\uE000+\s?[:：]?\s\uE000+\s?(?:[,，;；.。)）]|$)/u;

/** `Please tell us by 1 May`: what the reader is asked to do stands where it is asked, and is no event. */
export function asksReader(text: string): boolean {
  return ASKS_READER.test(text);
}

const ASKS_READER = /^(?:please|kindly|merci de|veuillez|prière de|[请請](?![假客教]))/iu;

/** `当天`, `當晚`: the day that was said before. */
export const SAME_DAY = /^[当當][天日晚]$/u;

/** `between March and May`: two dates that are one stretch of time. */
const FROM_TO = /(?:between|from|entre|de)\s(?:early |late |mid-?|début |fin |mi-)?$/iu;

export function isFromTo(text: string, first: { readonly start: number }): boolean {
  return FROM_TO.test(text.slice(0, first.start));
}

/** `10月30日、31日举行`, `on 4 and 11 May`: days with nothing between them but what joins them are when one thing happens. */
export const ENUMERATED = /^\s*(?:[、&]|和|及|与|與|と|や|および|及び|and|et)(?:\s(?:in|on|en|le|au|à))?\s*$/iu;

/** A figure that tells this much is what a sentence is about. */
const LEAST_FIGURE = 2.4;

/** Words, not what only joins: in Japanese `焼け跡` and `店を構え` are some, `頃から` is none. */
const WORDS =
  /(?<!\p{L})(?!(?:the|and|from|until|till|since|before|after|les|des|avant|après|vers)(?!\p{L}))\p{Script=Latin}{3,}|[\p{sc=Han}\p{sc=Katakana}]{2}|\p{sc=Han}\p{sc=Hiragana}{1,3}\p{sc=Han}/u;

/** Words besides the dates, which say what happens. */
export function hasWords(source: SourceText, start: number, end: number): boolean {
  return WORDS.test(source.words.slice(start, end));
}

/** Words that lead to a date behind its event: they say nothing, or belong to it. */
const TO_DATE =
  /\s?(?:(?<![\p{L}-])(?:on|am|le|au|en|in|du|de|des|(?<until>by|before|until|from|avant|dès|jusqu[’']au|d[’']ici)))?\s*$/iu;

/** `mid-term review 28 March; scoring 24 June`: entries with a date each in front or behind, in order. */
export function datedEntries(entries: readonly SourceText[], head: string): TimelineEvent[] | undefined {
  const dates: DateSpan[] = [];
  const events: TimelineEvent[] = [];
  for (const entry of entries) {
    const lead = leadDateOf(entry.text, entry.language);
    const [only, second] = entry.dates;
    if (lead && lead.rest >= entry.text.length && entries.length > 2) {
      // `Check-ins: every second Wednesday; …`: a date alone says when of the head.
      events.push({ date: entry.text, text: told(entry, head) });
    } else if (lead && lead.date.grain !== 'time') {
      // `Opening hours: Mon–Fri 6:30–21:00, Sat 8–18`: the hours of a day tell nothing that happens.
      if (ONLY_HOURS.test(entry.text.slice(lead.rest))) return undefined;
      dates.push(lead.date);
      events.push({ date: lead.date.text, text: told(entry, entry.text.slice(lead.rest).trim()) });
    } else if (only && !second && only.grain !== 'time' && !/[\p{L}\p{N}]/u.test(entry.text.slice(only.end))) {
      const before = entry.text.slice(0, only.start);
      const joint = TO_DATE.exec(before);
      const from = joint?.groups?.['until'] ? (joint.index ?? only.start) : only.start;
      const name = trimmedPhrase(before.slice(0, joint?.index ?? only.start));
      if (!/\p{L}{2}/u.test(name) || !isBalanced(name) || isNoEvent(entry, only)) return undefined;
      dates.push(only);
      events.push({ date: entry.text.slice(from, only.end).trim(), text: told(entry, name) });
    } else return undefined;
  }
  if (areRatios(dates.map(({ text }) => text))) return undefined;
  // `Reviews: 31 March, 30 June`: days alone tell nothing of each.
  const silent = events.filter(({ text }) => text.text === '');
  // `a test in September and in May`: of two days one that says nothing is of the other.
  if (silent.length === events.length || (silent.length > 0 && events.length === 2)) return undefined;
  const keyed = dates.filter(({ key }) => key !== undefined).length;
  return keyed >= 2 && keyed === dates.length && areInOrder(dates) ? events : undefined;
}

const ONLY_HOURS = /^\s*\d{1,2}(?:[:.h]\d{0,2})?\s?(?:[ap]m)?\s?[–—~～-]\s?\d[\d:.h]*\s?(?:[ap]m)?[.。]?$/iu;

/** `Set-up from 8:30, many hands needed`: the date that the first clause of a line ends with; the line stays whole. */
export function clauseDateOf(source: SourceText): LeadDate | undefined {
  const end = source.words.search(/[,，;；。:：]|$/u);
  const [date, second] = source.dates.filter((own) => own.end <= end);
  const isOne = date && !second && date.key !== undefined && source.text.slice(date.end, end).trim() === '';
  return isOne ? { date, rest: 0 } : undefined;
}

/** `la loi du 7 octobre 2016`, `décret n° 2017-638`, `the Act of 12 May 2010`: in front of the date or the number that an act is cited by. */
const CITED =
  /(?:(?<!\p{L})(?:lois?|décrets?|arrêtés?|ordonnances?|circulaires?|directives?|règlements?|acts?|regulations?|orders?)(?!\p{L})[^.;:!?]{0,70}\s(?:du|of)|n°)\s?$/iu;

/** `《…（2022版）》`, a shop called “1984”, `la loi du 7 octobre 2016`: a date in the title of a work or an act says nothing of what happens. */
function isInTitle(text: string, { start, end }: DateSpan): boolean {
  const before = text.slice(0, start);
  return (
    (before.lastIndexOf('《') > before.lastIndexOf('》') && text.indexOf('》', end) >= 0) ||
    (/[“「『«"]\s?$/u.test(before) && /^\s?[”」』»"]/u.test(text.slice(end))) ||
    CITED.test(before.slice(-100))
  );
}

/** In front of a date at which something is not. */
const EXCLUDES =
  /(?<!\p{L})(?:hors|sauf|excepté|hormis|except(?:\s(?:in|on|for))?|excluding|outside|but\snot\s(?:in|on))\s(?:the\s|en\s|le\s)?(?:\S+\s(?:and|et|or|ou)\s)?$/iu;

/** Around a date that something is measured by: `比前年下降了22%`, `12 % more than in 2019`, `6 % de plus qu'en 2025`, `前年より`. */
const MEASURED_BY = {
  before:
    /(?:[比较較]|相比|(?<!\p{L})(?:than|compared (?:with|to)|versus|par rapport à|contre)\s(?:in\s|en\s|l[’'])?|(?<!\p{L})(?:plus|moins|mieux|autant|supérieure?s?|inférieure?s?)(?=\s)[^,.;:]{0,24}\s(?:que\s|qu[’'])(?:en\s|l[’'])?)$/iu,
  behind: /^(?:の\p{L}{1,6})?(?:に比べ|と比べ|に対し|より|比)/u,
};

function isMeasure(text: string, { start, end }: DateSpan): boolean {
  return MEASURED_BY.before.test(text.slice(0, start)) || MEASURED_BY.behind.test(text.slice(end));
}

/**
 * Whether nothing happens at a date: it stands in a title or in an aside, something is not then (`hors juillet et août`),
 * or something else is measured by what was then.
 */
export function isNoEvent(source: Pick<SourceText, 'text' | 'language'>, date: DateSpan): boolean {
  const { text } = source;
  return (
    isInTitle(text, date) ||
    isAside(text, date) ||
    isMeasure(text, date) ||
    isOfName(source, date) ||
    EXCLUDES.test(text.slice(0, date.start))
  );
}

/** Around a day of the week that says when: `on Friday`, `Friday, …`, `… by Friday.` */
const ON_DAY = {
  before: /(?:^|[.!?,;:(–—]\s?|(?<!\p{L})(?:on|by|next|this|last|until|till|before|after|from|since|to|and|or)\s)$/iu,
  behind: /^\s?(?:$|[\p{P}→\d]|(?:at|from|to|and|or|morning|afternoon|evening|night|noon)(?!\p{L}))/iu,
};

/** Right behind a month: what is called after it, `一月版本`, `12月工资`. */
const OF_MONTH = /^份?的?(?:版本?(?!图)|刊|[账帳][单單]|工[资資]|[报報]表|[数數]据|[订訂][单單]|号刊|号の|版の)/u;

/** `the Friday response time`, `rotating Fridays for support`: a day of the week or a month that something is called after, or that is spoken of. */
function isOfName({ text, language }: Pick<SourceText, 'text' | 'language'>, { start, end, grain }: DateSpan): boolean {
  if (grain === 'month') return OF_MONTH.test(text.slice(end));
  const isDay = language === 'en-US' && grain === 'weekday';
  return isDay && !ON_DAY.before.test(text.slice(0, start)) && !ON_DAY.behind.test(text.slice(end));
}

/** `3.1 % (4.4 % in 2024)`: a date in a bracket with words of its own says when that was. */
function isAside(text: string, { start, end }: DateSpan): boolean {
  const open = /[(（]([^()（）]*)$/u.exec(text.slice(0, start));
  const closed = /^([^()（）]*)[)）]/u.exec(text.slice(end));
  return open !== null && closed !== null && /[\p{L}\p{N}]/u.test(`${open[1]}${closed[1]}`);
}

/** Whether a place stands inside a figure or a date. */
export function insideSpan(body: SourceText, at: number): boolean {
  return [...body.quantities, ...body.dates].some(({ start, end }) => at > start && at < end);
}

/** Dates rise, or all fall; in a list, several things may happen on one day. */
export function areInOrder(dates: readonly DateSpan[], mayRepeat = false): boolean {
  // Days of the week and weeks that are counted are compared with their like alone.
  const isCalendar = dates.some(({ grain, key = 0 }) => grain !== 'weekday' && key >= 100);
  const compared = dates.filter(
    ({ grain, key = 0 }) => !isCalendar || (grain !== 'weekday' && (grain !== 'period' || key >= 100)),
  );
  const all = withYears(withMonths(inOneUnit(compared)));
  const keys = mayRepeat ? all.filter((key, index) => key !== all[index - 1]) : all;
  if (new Set(keys).size < keys.length) return false;
  const drops = keys.flatMap((key, index) => (index > 0 && key < (keys[index - 1] as number) ? [index] : []));
  // `28 Nov, 6 Dec, 10 Jan`: a new year, or a day, begins once, and comes to an end before it meets the first.
  const [first = 0] = keys;
  const isNext =
    keys.every((key) => key < 10_000) && drops.length === 1 && keys.slice(drops[0]).every((key) => key < first);
  return drops.length === 0 || isNext || drops.length === keys.length - 1;
}

/** `week 3`, `month 2`: of what is counted in weeks and in months, keys in days. */
function inOneUnit(dates: readonly DateSpan[]): readonly DateSpan[] {
  const days = dates.map(({ grain, text }) => (grain === 'period' ? daysOfCounted(text) : undefined));
  const areMixed = days.every((own) => own !== undefined) && new Set(days).size > 1;
  return areMixed ? dates.map((date, index) => ({ ...date, key: (date.key ?? 0) * (days[index] ?? 1) })) : dates;
}

/** `lundi 2 fév, …`, `du 9 au 13, …`: a day without its month is of the month that was said before it. */
function withMonths(dates: readonly DateSpan[]): number[] {
  let month = 0;
  return dates.flatMap(({ grain, key }) => {
    if (key === undefined) return [];
    const isAlone = grain === 'day' && key < 100;
    if (!isAlone) month = grain === 'day' ? Math.floor(key / 100) : 0;
    return [isAlone ? month * 100 + key : key];
  });
}

/** How far a date without its year lies back behind one with it where a new year has begun. */
const NEW_YEAR = 600;

/** `In January 2024 …, in June …`: a date without its year is of the year that was said before it. */
function withYears(keys: readonly number[]): number[] {
  let last = 0;
  return keys.map((key) => {
    const isDay = key >= 100;
    if (key < 10_000 && last >= 10_000 && isDay) {
      const year = Math.floor(last / 10_000);
      const isNext = (last % 10_000) - key >= NEW_YEAR;
      last = (year + (isNext ? 1 : 0)) * 10_000 + key;
    } else last = key;
    return last;
  });
}

/** In front of a date that begins its clause: it only says that something is then. */
const ONLY_THEN = /^(?:on|at|in|le|du|en|au|à)\s$/iu;
/** What joined an event to the next one. */
const JOINED = /[，,；;、]?\s(?:and|et|then|puis)$/iu;

/** `9月から`: how long it went on belongs to the date in front. */
const SINCE = /^(?:から|より|以降|まで(?:に)?|以来|頃|ごろ)/u;
/** Right behind a date in front of what happened in Japanese: `18時 のど自慢` has none. */
const PARTICLE = /^(?:には|に|は|の|で)(?=[\p{sc=Han}\p{sc=Katakana}])[、\s]*/u;

function isFrontOf({ text, language }: SourceText, date: string): boolean {
  return language === 'ja-JP' && text.startsWith(date);
}

/** `Thursday is free`: the day is what the sentence is about, and stays in it. */
const IS_SAID_OF = /^(?:is|are|was|were|will be|remains?|est|sont|sera|était|reste)\s/iu;

/** An event's words, without its date where they begin with it. */
export function eventOf(source: SourceText, date: string): TimelineEvent {
  const at = source.text.indexOf(date);
  const closed = (text: string): string =>
    text
      .trim()
      .replace(JOINED, '')
      .replace(/\s*(?:→|->|⇒|➔)$/u, '')
      .replace(/[，,；;、。]$/u, '')
      .trim();
  const plain = closed(source.text);
  const before = source.text.slice(0, at);
  const after = source.text.slice(at + date.length);
  const since = isFrontOf(source, date) ? (SINCE.exec(after)?.[0] ?? '') : '';
  const behind = closed(
    after
      .slice(since.length)
      .replace(PARTICLE, '')
      .replace(/^\s*(?:->|→|[:：,，、.–—|）)-])?\s*/u, ''),
  );
  const isFront =
    (!/\p{L}/u.test(before) || ONLY_THEN.test(before)) && /\p{L}|\p{N}/u.test(behind) && !IS_SAID_OF.test(behind);
  return { date: date + since, text: told(source, isFront ? behind : plain) };
}

/** Words for a time next to today's, and fewest of them that are a calendar. */
const NEAR = new RegExp(`^(?:${anyOf('earlier')}|${anyOf('now')})$`, 'iu');
const FEWEST_NEAR = 3;

/** Whether a date is told from today alone. */
export function isNear({ text }: DateSpan): boolean {
  return NEAR.test(text);
}

/** Whether dates in front of lines only say how it was and how it is. */
export function areThenAndNow(dates: readonly LeadDate[]): boolean {
  return dates.length < FEWEST_NEAR && dates.every(({ date }) => isNear(date));
}

const FOLLOWING = new RegExp(`^(?:${anyOf('followings')})(?!\\p{Script=Latin})(?=[\\s,，、:：]*\\p{L})`, 'iu');

/** `Then the scaffolding goes`, `最后验收`: the word that says that it comes behind what was said before. */
export function followingOf({ text }: SourceText): string | undefined {
  return FOLLOWING.exec(text)?.[0];
}
