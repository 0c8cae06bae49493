import type { TimelineEvent } from '@pagewright/model/outline';
import { isBalanced } from '../language/sentences.ts';
import { isWide, readingLoad } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import type { DateSpan } from '../spans/date-span.ts';
import { type LeadDate, leadDateOf } from '../spans/lead-dates.ts';
import { eventsOfLines } from './dotted-days.ts';
import { entryOf, figuresIn } from './entries.ts';
import { type EntryList, headOf, isRisk } from './entry-lists.ts';
import { areInOrder, areThenAndNow, clauseDateOf, datedEntries, followingOf, hasWords } from './events.ts';
import { isInstruction } from './instructions.ts';
import { leadOf } from './leads.ts';
import { ACTIONS } from './list-heads.ts';
import { recordsOf } from './records.ts';
import type { Relation } from './relation.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';
import { actionOf } from './tasks.ts';

/** Entries with a date each, in front of what happens or behind it. */
export function timelineOfList(list: EntryList): Relation[] | undefined {
  const led = ledByDates(list) ?? namedInFront(list);
  if (led || areDue(list.entries.map(({ source }) => source))) return led;
  return milestonesOf(list) ?? endingInDates(list);
}

/** Entries that begin with the name of what is on that day, or with days that are written as numbers. */
function namedInFront(list: EntryList): Relation[] | undefined {
  const { entries, head } = list;
  if (entries.some(({ children }) => children.length > 0) || (head && ACTIONS.test(head.text.trim()))) return undefined;
  const sources = entries.map(({ source }) => source);
  const events = eventsOfLines(() => sources);
  return events.length === entries.length ? [{ kind: 'timeline', ...headOf(list), isDay: false, events }] : undefined;
}

/** Entries that begin with their dates; what has none belongs to the event before it. */
function ledByDates(list: EntryList): Relation[] | undefined {
  const entries = list.entries.flatMap(withLaterTimes).flatMap(withLaterDates);
  const lead = entries.map(({ source }) => leadDateOf(source.text, source.language));
  const led = lead.filter((date) => date !== undefined).length;
  // Among entries that begin with their dates, one may end in it.
  const dated = entries.map(({ source }, index) => lead[index] ?? (led >= 2 ? clauseDateOf(source) : undefined));
  const found = dated.filter((date) => date !== undefined);
  if (led < 2 || found.length < entries.length * 0.6 || (entries.length > 3 && found.length < 3)) return undefined;
  if (
    (found.length < 5 || led < found.length) &&
    !areInOrder(
      found.map(({ date }) => date),
      true,
    )
  )
    return undefined;
  // `去年集まったのは…`, `今年は…`: how it was and how it is are no calendar.
  if (areThenAndNow(found) || areRanks(found) || areCounts(found)) return undefined;
  // `1. Window by Wednesday`, …, `3. Coats to the front`: what is counted by itself belongs to no event before it.
  const first = dated.findIndex((date) => date !== undefined);
  const isOfItself = ({ source }: Entry, index: number): boolean =>
    index > first && dated[index] === undefined && followingOf(source) === undefined;
  if (list.ordered && entries.some(isOfItself)) return undefined;
  const events: TimelineEvent[] = [];
  const today: Relation[] = [];
  const end = endOfDated(entries, dated);
  const isLed = leadsToHours(entries, dated);
  for (const [index, { source, children }] of entries.slice(0, end).entries()) {
    const date = index === 0 && isLed ? undefined : dated[index];
    const kids = children.map((child) => told(child, child.text));
    if (!date) {
      const last = events.at(-1);
      const then = followingOf(source);
      if (last && then)
        events.push({
          date: then,
          text: told(source, source.text.slice(then.length).replace(/^[\s,，、:：]+/u, '')),
          ...(kids.length > 0 ? { children: kids } : {}),
        });
      else if (last)
        events[events.length - 1] = {
          ...last,
          children: [...(last.children ?? []), told(source, source.text), ...kids],
        };
      else events.push({ date: '', text: told(source, source.text) });
      continue;
    }
    const said = source.text.slice(date.rest).trim();
    // `Phase 1, until March 2026`: what stands behind a stage is when it is, and no event.
    const isAllWhen = kids.length > 0 && said !== '' && (leadDateOf(said, source.language)?.rest ?? 0) >= said.length;
    const rest = isAllWhen ? '' : said;
    const stands =
      NOW.test(date.date.text) && kids.length === 0
        ? figuresIn(stretchOf(source, date.rest, source.text.length), FEWEST_TODAY)
        : undefined;
    if (stands) {
      today.push({ kind: 'figures', head: told(source, date.date.text), stats: stands });
      continue;
    }
    const [text = '', ...stops] = kids.length > 0 ? [rest] : stopsOf(rest);
    // Of a stage that is said by itself the first line below it is what happens.
    const [first, ...others] = text === '' ? kids : [];
    const below = [...(first ? others : kids), ...stops.map((stop) => told(source, stop))];
    events.push({
      date: isAllWhen ? source.text : date.date.text,
      text: first ?? told(source, text || source.text),
      ...(below.length > 0 ? { children: below } : {}),
    });
  }
  const leading = events[0]?.date === '' ? events.shift() : undefined;
  const isDay = found.slice(isLed ? 1 : 0).every(({ date }) => date.grain === 'time');
  return [
    ...(leading ? [{ kind: 'said', item: leading.text } as const] : []),
    { kind: 'timeline', ...headOf(list), isDay, events },
    ...today,
    ...(end < entries.length
      ? [{ kind: 'list', items: entries.slice(end).map(({ source }) => entryOf(source)) } as const]
      : []),
  ];
}

/** `On 3 May we go to the farm. Here is the plan.` over hours: sentences that say which day it is are none of its events. */
function leadsToHours([first]: readonly Entry[], dated: readonly (LeadDate | undefined)[]): boolean {
  const [day, ...hours] = dated;
  const areHours = hours.length >= FEWEST_HOURS && hours.every((own) => own?.date.grain === 'time');
  return areHours && day?.date.grain === 'day' && first?.children.length === 0 && /[。.!！]$/u.test(first.source.text);
}

const FEWEST_HOURS = 3;

/** Fewest lines behind the last date that say things of their own, with a name or as a sentence. */
const FEWEST_BEHIND = 2;

/** Where the dated entries end: `Supporters: 612. …` and `Next time: …` below them are of no event. */
function endOfDated(entries: readonly Entry[], dated: readonly (LeadDate | undefined)[]): number {
  // `去年は87世帯が参加しました` below the hours of a day: how it was in another year is no hour of it.
  const hours = dated.findIndex((date) => date?.date.grain !== 'time');
  const other = dated[hours]?.date.grain;
  if (hours >= FEWEST_HOURS && (other === 'year' || other === 'period')) return hours;
  const last = dated.findLastIndex((date) => date !== undefined);
  const behind = entries.slice(last + 1);
  const apart = behind.filter(({ source }) => leadOf(source)?.mark === 'colon' || /[。.!！?？]$/u.test(source.text));
  const isPlain = behind.every(({ children }) => children.length === 0);
  const areApart = isPlain && apart.length > behind.length / 2;
  // `Menu: 52 beef, 21 fish` behind the last hour, where every line before it is an hour.
  const run = dated.slice(
    dated.findIndex((date) => date !== undefined),
    last + 1,
  );
  const isOther = isPlain && run.length >= FEWEST_HOURS && run.every((date) => date !== undefined);
  const isNamed = behind.length === 1 && behind.every(({ source }) => leadOf(source)?.mark === 'colon');
  return (behind.length >= FEWEST_BEHIND && areApart) || (isOther && isNamed) ? last + 1 : entries.length;
}

type Entry = EntryList['entries'][number];

/** `11:00 doors open  11:45 first act`: a line that goes on with a later time is two events. */
function withLaterTimes(entry: Entry): Entry[] {
  const { source, children } = entry;
  const [first, ...others] = source.dates.filter(({ grain, key }) => grain === 'time' && key !== undefined);
  if (!first || first.start > 0 || children.length > 0) return [entry];
  const cuts = [0];
  let last = first;
  for (const time of others) {
    const isApart = /\p{L}\s$/u.test(source.text.slice(0, time.start)) && hasWords(source, last.end, time.start);
    if (!isApart || (time.key ?? 0) <= (last.key ?? 0) || !hasWords(source, time.end, source.text.length)) continue;
    const [before, behind] = [source.text.slice(0, time.start), source.text.slice(time.end)];
    if (!/^\s?\p{sc=Han}|^\s\p{L}/u.test(behind) || TO_TIME.test(before) || EXACTLY.test(behind)) continue;
    cuts.push(time.start);
    last = time;
  }
  return cuts.map((start, index) => ({
    ...entry,
    source: stretchOf(source, start, cuts[index + 1] ?? source.text.length),
  }));
}

/** `2003年…，第二年…。2011年…`: a sentence that begins with a later day or year is an event of its own. */
function withLaterDates(entry: Entry): Entry[] {
  const { source, children } = entry;
  if (children.length > 0) return [entry];
  const dates = source.dates.filter(({ grain, key }) => grain !== 'time' && grain !== 'weekday' && key !== undefined);
  const cuts = [0];
  let [last] = dates;
  if (!last || last.start > 0) return [entry];
  for (const date of dates.slice(1)) {
    const isSentence = /(?:[。！？]|[.!?]\s+(?:(?:In|On|En|Le|Au)\s)?)$/u.test(source.text.slice(0, date.start));
    const isLater = date.grain === last.grain && (date.key ?? 0) > (last.key ?? 0);
    // `2005年的数据显示…` speaks of what is from then, and tells nothing that happened.
    const isOfIt = /^[的の]/u.test(source.text.slice(date.end));
    if (!isSentence || !isLater || isOfIt || !hasWords(source, date.end, source.text.length)) continue;
    const lead = /(?:(?:In|On|En|Le|Au)\s)?$/u.exec(source.text.slice(0, date.start))?.[0].length ?? 0;
    cuts.push(date.start - lead);
    last = date;
  }
  return cuts.map((start, index) => ({
    ...entry,
    source: stretchOf(source, start, cuts[index + 1] ?? source.text.length),
  }));
}

/** `lunch until 13:00 in the hall`: the time belongs to what stands in front of it. */
const TO_TIME =
  /(?<!\p{L})(?:until|till|to|at|by|from|before|after|around|about|arr(?:ives?|ival)?|dep(?:arts?|arture)?|latest|à|de|dès|vers|avant|après|jusqu[’']à|arriv(?:ée|e)|départ|retour|prévue?|et|and|ou|or)\s$|(?:(?<![签簽报報])到|至|于|於|在|[预預][计計定]|[约約]|大概|最[迟遲晚早]|遅くとも|早くて|およそ|から|まで)\s$/iu;
/** `10:00 sharp`: said of the hour. */
const EXACTLY =
  /^\s(?:sharp|prompt|precisely|precise|onwards?|latest|pile|précises?|[准準][时時]|[左右]|[后後]|以前|以[后後]|ちょうど|頃|ごろ|発|着)(?!\p{L})/iu;

/** `1200 Members voted`, `1300 stayed`: figures, where no `0845` among them says that they are hours. */
function areCounts(dates: readonly LeadDate[]): boolean {
  const bare = dates.filter(({ date }) => date.grain === 'time' && /^\d{4}$/u.test(date.text));
  return bare.length > 0 && bare.length * 2 > dates.length && !bare.some(({ date }) => date.text.startsWith('0'));
}

/** `1st: …`, `2nd: …`, `3rd: …`: who came in where. */
function areRanks(dates: readonly LeadDate[]): boolean {
  const ranks = dates.filter(({ date }) => /^\d{1,2}(?:st|nd|rd|th)$/iu.test(date.text)).map(({ date }) => date.key);
  return ranks.length === dates.length && ranks[0] === 1 && (ranks[1] ?? 0) <= 2;
}

/** `Today: 128 people, 19 countries, …`: how things stand is no event. */
const NOW = new RegExp(`^(?:${anyOf('now')})$`, 'iu');
const FEWEST_TODAY = 3;

/** Fewest things that arrows join to a way: one after the other at one time. */
const FEWEST_STOPS = 3;

/** `check-in → museum → 13:00 lunch`: what follows on what within one event. */
function stopsOf(text: string): string[] {
  const stops = text.split(/\s*(?:→|->|⇒|➔)\s*/u);
  return stops.length >= FEWEST_STOPS && stops.every((stop) => stop !== '') ? stops : [text];
}

/** Longest name of a milestone, as reading load. */
const LONGEST_NAME = 102;
/** Words that a milestone's date may have around it: `done 12 July`. */
const LONGEST_AROUND = 14;

/** `Prototype – 2 September`, `Field test (20 October)`: names with a date behind each, in order. */
function milestonesOf(list: EntryList): Relation[] | undefined {
  const { entries, head } = list;
  if (entries.length < 2 || (head && ACTIONS.test(head.text.trim()))) return undefined;
  // `Ana → send the offer, by Thursday`: an arrow from a name to what has a day of its own behind a comma gives a task.
  if (entries.every(({ source }) => leadOf(source)?.mark === 'arrow' && HAS_DAY.test(source.words))) return undefined;
  // `North: €13,900, 8 kW, ready in March`: what says as much of each besides is compared.
  const recorded = entries.every(({ source }) => leadOf(source)?.mark === 'colon')
    ? recordsOf(entries.map(({ source }) => source))
    : undefined;
  if ((recorded?.fields.length ?? 0) >= FEWEST_COMPARED) return undefined;
  const events: TimelineEvent[] = [];
  const dates: DateSpan[] = [];
  for (const { source, children } of entries) {
    const [date, second] = source.dates.filter(({ grain }) => grain !== 'time');
    const name = date ? MILESTONE.exec(source.text.slice(0, date.start))?.[1]?.trim() : undefined;
    if (!date || second || !name || children.length > 0) return undefined;
    // `Hours: 8:30 to 17:30 (closed on Sundays)`: the day says no more of the hours.
    if (date.grain === 'weekday' && source.dates.some(({ grain, end }) => grain === 'time' && end <= date.start))
      return undefined;
    const when = trimmedPhrase(source.text.slice(source.text.indexOf(name) + name.length)).replace(
      /^[(（]([^()（）]*)[)）]$/u,
      '$1',
    );
    // `黃士銘：簽約，3/28 前`: a clause in front of the day says what is to be done, and the name who does it.
    if (/\p{L}\s?[,，、]/u.test(when.slice(0, when.indexOf(date.text)))) return undefined;
    const [, besides] = when.startsWith(date.text)
      ? (/^[,，、]\s?(\S.*)$/su.exec(when.slice(date.text.length)) ?? [])
      : [];
    if ((!besides && when.length > date.text.length + LONGEST_AROUND) || readingLoad(name) > LONGEST_NAME)
      return undefined;
    dates.push(date);
    // `第一批：9月21日—9月25日，生产一部、生产二部`: what stands behind the day is said with the name.
    if (besides) {
      const said = `${name}${isWide(name) ? '：' : ': '}${besides}`;
      if (readingLoad(said) > LONGEST_NAME) return undefined;
      events.push({ date: date.text, text: told(source, said) });
      continue;
    }
    // `Concert (church, 12 May)`: a bracket that says more than when stays with its entry.
    events.push({ date: when, text: told(source, isBalanced(name) ? name : source.text) });
  }
  return areInOrder(dates) ? [{ kind: 'timeline', ...headOf(list), isDay: false, events }] : undefined;
}

/** Fewest fields beside which the day that each entry ends in is one more of them. */
const FEWEST_COMPARED = 3;

const HAS_DAY = /(?:→|->|=>|⇒).*[,，、(（]\s?[^,，、]*$/u;
/** A name up to the mark in front of its date. */
const MILESTONE = /^(.*\p{L}.*?)(?:\s[–—-]\s|\s?[—(（:：→]\s?|\s{2,}|,\s)[^–—(（:：→]*$/su;

/** `Fix the leak – Paul – 2 December`, `Flyers – Ana – by 2 December`: entries that name who does it by when are tasks, though each ends in a date. */
function areDue(sources: readonly SourceText[]): boolean {
  // `Photographs (Town Hall, until 4 June)`: a bracket says where, too.
  if (sources.some(({ text }) => /[)）]$/u.test(text))) return false;
  let isDue = false;
  for (const source of sources) {
    const action = actionOf(source, false);
    if (!action?.who || !action.when) return false;
    isDue ||= DUE.test(action.when.text) || isInstruction(source);
  }
  return isDue;
}

/** What says of a date that something is done by then. */
const DUE = new RegExp(`^(?:${anyOf('deadlines')})|(?:之?前|まで(?:に)?)$`, 'iu');

/** `Kick-off 3 March`, `Review 9 April`: entries that end in their dates without a mark between. */
function endingInDates(list: EntryList): Relation[] | undefined {
  const { entries, head } = list;
  const isPlain = entries.every(({ source, children }) => children.length === 0 && !leadOf(source));
  if (!isPlain || isRisk(list) || (head && ACTIONS.test(head.text.trim()))) return undefined;
  const sources = entries.map(({ source }) => source);
  const events = datedEntries(sources, head?.text ?? '');
  return events ? [{ kind: 'timeline', ...headOf(list), isDay: false, events }] : undefined;
}
