import type { Item, Pair, Step } from '@pagewright/model/outline';
import { type EntryLead, entryLeads } from '../language/entry-leads.ts';
import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { leadDateOf } from '../spans/lead-dates.ts';
import { taskOfOffice } from './action-entries.ts';
import { answeredRisks } from './answered-risks.ts';
import { changesOf } from './changes.ts';
import { comparedLines } from './compared-lines.ts';
import { timelineOfList } from './dated-lists.ts';
import { type Entry, type EntryList, headOf, isRisk, MOST } from './entry-lists.ts';
import { apartOf, changesOfList, figuresOfList, keyFiguresOf, sharesOf } from './figure-lists.ts';
import { type Lead, leadOf, restOfLead } from './leads.ts';
import { STEPS } from './list-heads.ts';
import { measuredLines } from './measured-lines.ts';
import { relationsOfText } from './of-text.ts';
import { areOpposed, sidesOfOpposed } from './opposed-lines.ts';
import { headedBy } from './own-heads.ts';
import { isTotalName } from './parts.ts';
import { profiledLines } from './profiled-lines.ts';
import { dashedRecordsOf, recordsOf } from './records.ts';
import type { Relation } from './relation.ts';
import { itemOf } from './sentence-figures.ts';
import { signedSides, withoutPlus } from './signed-sides.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';
import { STEP_MARK, stepOf } from './steps.ts';
import { summedLines } from './summed-lines.ts';
import { actionsOf, assignedOf, chargedOf } from './task-lists.ts';
import { sentencesOf } from './text-sentences.ts';
import { voicesIn } from './voices.ts';

/** `Other: masks are on their way` behind what each is to do. */
const REMARK = new RegExp(`^(?:${anyOf('remarks')})$`, 'iu');
/** `Next meeting: 14 January` behind what was decided or is to be done. */
const NEXT_TIME = new RegExp(`^(?:${anyOf('nextTimes')})$`, 'iu');

/** What the entries of a list say together: of one shape, they are one relation. */
export function relationsOfList(list: EntryList): Relation[] {
  const apart = withLastApart(list);
  if (apart) return apart;
  const entries = headedBy(list);
  if (entries) return relationsOfList({ ...list, ...entries });
  const lines = list.entries.map(({ source }) => source);
  const isFlat = list.entries.every(({ children }) => children.length === 0);
  const [only] = list.entries;
  // One entry under its heading says what it would say as a sentence.
  if (only && lines.length === 1 && isFlat && (!list.head || list.isHeading) && changesOf(only.source).length > 0)
    return relationsOfText(only.source);
  const unsigned = withoutPlus(list);
  if (unsigned) return relationsOfList(unsigned);
  const signed = signedSides(list);
  if (signed) return [{ kind: 'list', ...headOf(list), items: signed, areSides: true }];
  if (areOpposed(lines) && isFlat) return [{ kind: 'list', ...headOf(list), items: sidesOfOpposed(lines) }];
  const opposed = opposedAmong(list);
  if (opposed) return opposed;
  const profiled = profiledLines(lines);
  if (profiled.length === lines.length && isFlat)
    return [{ kind: 'list', ...headOf(list), items: profiled, areSides: true }];
  const answered = isFlat ? answeredRisks(lines) : undefined;
  if (answered) return [{ kind: 'pairs', as: 'risk-measure', ...headOf(list), items: answered }];
  const voices = isFlat ? voicesIn(lines) : undefined;
  if (voices && voices.items.length === lines.length)
    return [{ kind: 'pairs', as: undefined, ...headOf(list), items: voices.items }];
  return (
    acrossOf(list) ??
    measuredOf(list) ??
    assignedOf(list) ??
    timelineOfList(list) ??
    phasesOf(list) ??
    withDatesBelow(list) ??
    goalsOf(list) ??
    changesOfList(list) ??
    totalledOf(list) ??
    (isFlat ? summedOf(list) : undefined) ??
    figuresOfList(list) ??
    sharesOf(list) ??
    comparedOf(list) ??
    (isFlat ? tabledOf(list) : undefined) ??
    (isRisk(list) && !areOfOffices(list) ? pairsOf(list) : undefined) ??
    actionsOf(list) ??
    chargedOf(list) ??
    stepsOf(list) ??
    dashedRecords(list) ??
    pairsOf(list) ??
    namedOrPlain(list)
  );
}

/** The last entry told by itself, where it says when the next meeting is, or what is nobody's task and no event. */
function withLastApart(list: EntryList): Relation[] | undefined {
  const last = list.entries.at(-1);
  const lead = (last && leadOf(last.source)?.lead) ?? '';
  const isNext = list.entries.length > 1 && NEXT_TIME.test(lead);
  const isRemark = list.entries.length > 2 && REMARK.test(lead);
  if (!last || !(isNext || isRemark)) return undefined;
  const others = relationsOfList({ ...list, entries: list.entries.slice(0, -1) });
  const kinds = new Set(others.map(({ kind }) => kind));
  // Behind the meetings before it the next one is a date like them.
  const isApart = isNext
    ? !kinds.has('timeline')
    : [...kinds].every((kind) => kind === 'actions' || kind === 'timeline');
  return isApart ? [...others, ...relationsOfText(last.source)] : undefined;
}

/** What a dash divides, whatever commas stand in front of it. */
const DIVIDED = /^(?<goal>[^—–]+?)(?:\s*——?\s*|\s–\s)(?<outcome>[^—–]*\p{L}[^—–]*)$/su;
/** Share of the goals of a list that say a figure or a day. */
const MOST_MEASURED = 0.5;

/** `… by March — Operations, Chen Siyuan`: whose something is tells neither how it went nor what is done against it. */
function areOfOffices({ entries }: EntryList): boolean {
  return entries.some(({ source }) => taskOfOffice(source) !== undefined);
}

/** `Answer within 30 s from 48 s — 27 s, done`: a goal with its figure or day in front of a dash, and how it went, is no change. */
function goalsOf(list: EntryList): Relation[] | undefined {
  const { entries } = list;
  if (areOfOffices(list)) return undefined;
  const divided = entries.map(({ source, children }) =>
    children.length === 0 ? DIVIDED.exec(source.text)?.groups : undefined,
  );
  const items = entries.flatMap(({ source }, index): Pair[] => {
    const { goal, outcome } = divided[index] ?? {};
    return goal && outcome ? [{ left: told(source, goal), right: told(source, outcome) }] : [];
  });
  const measured = entries.filter(({ source: { quantities, dates } }, index) =>
    [...quantities, ...dates].some(({ end }) => end <= (divided[index]?.['goal']?.length ?? 0)),
  );
  const areGoals = items.length === entries.length && items.length > 1;
  return areGoals && measured.length >= entries.length * MOST_MEASURED
    ? [{ kind: 'pairs', as: undefined, ...headOf(list), items }]
    : undefined;
}

/** Fewest entries below another that are what happens when. */
const FEWEST_BELOW = 3;

/** `(2) Stages:` with its dates below it, among other entries: a timeline of its own. */
function withDatesBelow(list: EntryList): Relation[] | undefined {
  const { entries } = list;
  const at = entries.findIndex(
    ({ source, children }) => children.length >= FEWEST_BELOW && /[:：]$/u.test(source.text),
  );
  const leading = entries[at];
  if (!leading) return undefined;
  const { source, children } = leading;
  const dated = timelineOfList({
    entries: children.map((child) => ({ source: child, marker: undefined, children: [] })),
    ordered: false,
    head: told(source, trimmedPhrase(source.text.replace(/[:：]$/u, ''))),
    isHeading: false,
  });
  const others = (own: readonly Entry[]): Relation[] =>
    own.length > 0 ? relationsOfList({ ...list, entries: own }) : [];
  return dated && [...others(entries.slice(0, at)), ...dated, ...others(entries.slice(at + 1))];
}

/** `Pros: …`, `Cons: …` among other lines: the two are one comparison, whatever stands before them and behind. */
function opposedAmong(list: EntryList): Relation[] | undefined {
  const { entries } = list;
  const pairs = entries.flatMap((entry, index) => {
    const next = entries[index + 1];
    return next && areOpposed([entry.source, next.source]) ? [index] : [];
  });
  const [at] = pairs;
  // Strengths, weaknesses, chances and risks are four of a kind.
  if (at === undefined || pairs.length > 1 || entries.some(({ children }) => children.length > 0)) return undefined;
  const told = (own: readonly Entry[]): Relation[] =>
    own.length > 1
      ? relationsOfList({ ...list, entries: own, isHeading: true })
      : own.flatMap(({ source }) => relationsOfText(source));
  const lines = entries.slice(at, at + 2).map(({ source }) => source);
  const { head } = headOf(list);
  return [
    // What leads to the whole list leads to no part of it alone.
    ...(head ? [{ kind: 'said' as const, item: head }] : []),
    ...told(entries.slice(0, at)),
    { kind: 'list', items: sidesOfOpposed(lines) },
    ...told(entries.slice(at + 2)),
  ];
}

/** Entries that each say one thing of the same sides, `Price: Pram £289, Buggy £345`, with what stands around them. */
function acrossOf(list: EntryList): Relation[] | undefined {
  if (list.entries.some(({ children }) => children.length > 0)) return undefined;
  for (let from = 0; from + 1 < list.entries.length; from += 1) {
    const lines = list.entries.slice(from).map(({ source }) => source);
    const compared = comparedLines(lines);
    if (!compared) continue;
    const rest = { ...list, entries: list.entries.slice(from + compared.lines) };
    return [
      ...list.entries.slice(0, from).flatMap(({ source }) => relationsOfText(source)),
      { kind: 'records', ...headOf(list), ...compared.records },
      ...compared.between.flatMap(relationsOfText),
      ...(rest.entries.length > 0 ? relationsOfList({ ...rest, isHeading: true }) : []),
    ];
  }
  return undefined;
}

/** `1月 21.3万`, `Q1: sales 120, costs 80`: dates in front of nothing but figures say how much was when. */
function measuredOf(list: EntryList): Relation[] | undefined {
  const end = list.entries.findIndex((entry) => !isMeasured(entry));
  const entries = end < 0 ? list.entries : list.entries.slice(0, end);
  const rest = list.entries.slice(entries.length);
  if (entries.length < FEWEST_MEASURED || rest.length > 1) return undefined;
  // `Week 12: 38 km, long run 18 km (easy week)`: the last of them says more than figures.
  if (rest.some(({ source }) => leadDateOf(source.text, source.language))) return undefined;
  const measured = figuresOfList({ ...list, entries }) ?? comparedOf({ ...list, entries });
  return measured && [...measured, ...rest.flatMap(({ source }) => relationsOfText(source))];
}

/** Fewest entries that a total comes to. */
const FEWEST_TOTALLED = 3;

/** `Fence: 3,200 €`, …, `Total: 7,000 €`, `Paid by: the town 3,500 €, …`: what stands behind the total says something else. */
function totalledOf(list: EntryList): Relation[] | undefined {
  const at = list.entries.findIndex(({ source }) => isTotalName(source.text));
  const rest = list.entries.slice(at + 1);
  if (at < FEWEST_TOTALLED || rest.length === 0) return undefined;
  const totalled = figuresOfList({ ...list, entries: list.entries.slice(0, at + 1) });
  const [only, other] = rest;
  if (!totalled || !only) return undefined;
  return [
    ...totalled,
    ...(other ? relationsOfList({ ...list, entries: rest, isHeading: true }) : relationsOfText(only.source)),
  ];
}

/** Entries that say several figures each, of which some come to the total behind them. */
function summedOf(list: EntryList): Relation[] | undefined {
  const summed = summedLines(list.entries.map(({ source }) => source));
  return summed?.lines === list.entries.length ? [{ ...summed.parts, ...headOf(list) }] : undefined;
}

/** Fewest times that are a course of something. */
const FEWEST_MEASURED = 3;

function isMeasured({ source, children }: Entry): boolean {
  const lead = leadDateOf(source.text, source.language);
  const rest = lead ? stretchOf(source, lead.rest, source.text.length) : undefined;
  return children.length === 0 && rest !== undefined && rest.quantities.length > 0 && areFigures(rest);
}

/** Longest name of a measure, in comparable units. */
const LONGEST_MEASURE = 14;

function areFigures({ text, words, quantities }: SourceText): boolean {
  const names = words.split(/\uE000+/u).map((name) => trimmedPhrase(name));
  const isShort = names.every((name) => visualLength(name) <= LONGEST_MEASURE);
  const last = quantities.at(-1);
  return isShort && last !== undefined && !/\p{L}/u.test(text.slice(last.end)) && names.length <= quantities.length + 1;
}

/** Entries built alike, field by field, are a table of records. */
function comparedOf(list: EntryList): Relation[] | undefined {
  const plain = list.entries.findIndex(({ children }) => children.length > 0);
  for (let count = plain < 0 ? list.entries.length : plain; count >= 2; count -= 1) {
    const records = recordsOf(list.entries.slice(0, count).map(({ source }) => source));
    if (!records) continue;
    const rest = list.entries.slice(count);
    const others = rest.length > 0 ? relationsOfList({ ...list, entries: rest, isHeading: true }) : [];
    return [{ kind: 'records', ...headOf(list), ...records }, ...others];
  }
  return undefined;
}

/** Entries of a name and its measures each, the same ones in all of them. */
function tabledOf(list: EntryList): Relation[] | undefined {
  const measured = measuredLines(list.entries.map(({ source }) => source));
  return measured?.lines === list.entries.length ? [{ ...measured.table, ...headOf(list) }] : undefined;
}

/** `Refund flow – Ana – 60%`: entries that dashes divide into as many fields each are a table. */
function dashedRecords(list: EntryList): Relation[] | undefined {
  if (list.entries.some(({ children }) => children.length > 0)) return undefined;
  const records = dashedRecordsOf(list.entries.map(({ source }) => source));
  return records && [{ kind: 'records', ...headOf(list), ...records }];
}

function isMarkedStep({ source, marker }: Entry): boolean {
  return STEP_MARK.test(marker ?? '') || STEP_MARK.test(source.text);
}

/** `Warm-up (5 min): …`, `导入（5分钟）：…`: how long one thing after the other takes, in a bracket behind its name; `Alien (117 min): …` is a film. */
const TAKES_TIME =
  /^(?<name>[^()（）:：]{1,24}[(（](?:约|約|about |ca\.? |env\. )?(?:[1-5]?\d|60)\s?(?:min(?:utes?)?|mn|h|hours?|heures?|[''’′]|分[钟鐘]?|小[时時]|時間|课时|課時)[)）])\s*(?:[:：]|[–—-])\s*(?<said>\S.*)$/su;
const FEWEST_PHASES = 3;

/** Entries that each say how long they take are done one after the other; what stands behind the last of them is told by itself. */
function phasesOf(list: EntryList): Relation[] | undefined {
  const phases = list.entries.map(({ source, children }) =>
    children.length === 0 ? TAKES_TIME.exec(source.text)?.groups : undefined,
  );
  const end = phases.findIndex((phase) => phase === undefined);
  const count = end < 0 ? phases.length : end;
  if (count < FEWEST_PHASES) return undefined;
  const steps = phases.slice(0, count).map((phase, index): Step => {
    const { source } = list.entries[index] as Entry;
    return { title: told(source, phase?.['name'] ?? ''), text: told(source, phase?.['said'] ?? '') };
  });
  const rest = list.entries.slice(count);
  const others = rest.length > 0 ? relationsOfList({ ...list, entries: rest, isHeading: true }) : [];
  return [{ kind: 'steps', ...headOf(list), steps }, ...others];
}

/** Ordered entries under a heading that announces steps, or entries that are numbered as steps. */
function stepsOf(list: EntryList): Relation[] | undefined {
  const { entries, head } = list;
  const marked = entries.filter(isMarkedStep).length;
  const isHeaded = head !== undefined && STEPS.test(head.text) && visualLength(head.text) <= 60;
  const isAnnounced = list.ordered && (isHeaded || list.isSupplied === true);
  if (entries.length < 3 || (marked < entries.length * MOST && !isAnnounced)) return undefined;
  // Where steps are marked, what stands behind the last of them is none.
  const isMarked = marked >= entries.length * MOST;
  const end = isMarked ? entries.findLastIndex((entry) => isMarkedStep(entry)) + 1 : entries.length;
  const steps = entries.slice(0, end).flatMap(({ source, children }): Step[] => {
    const named = STEP_MARK.exec(source.text)?.[0] ?? '';
    const text = trimmedPhrase(source.text.slice(named.length)) || source.text;
    const [child] = children;
    return [stepOf(stretchOf(source, source.text.indexOf(text), source.text.length), child)];
  });
  const left = [
    ...entries.slice(0, end).flatMap(({ children }) => children.slice(1)),
    ...entries.slice(end).flatMap(({ source, children }) => [source, ...children]),
  ].map((child): Relation => ({ kind: 'said', item: itemOf(child) }));
  return [{ kind: 'steps', ...headOf(list), steps }, ...left];
}

/** Entries that a dash or an arrow divides into a short left side and what belongs to it. */
function pairsOf(list: EntryList): Relation[] | undefined {
  const { entries } = list;
  if (entries.length < 2 || entries.some(({ children }) => children.length > 0)) return undefined;
  const leads = entries.map(({ source }) => divisionOf(source));
  const divided = leads.filter((lead) => lead !== undefined && lead.mark !== 'space');
  if (divided.length < entries.length * 0.8) return undefined;
  const colons = divided.filter((lead) => lead?.mark === 'colon').length;
  // A colon names what is said; a dash or an arrow sets one against the other.
  if (colons > divided.length / 2 && !isRisk(list)) return undefined;
  const items = entries.map(({ source }, index): Pair => {
    const lead = leads[index];
    return lead
      ? { left: told(source, lead.lead), right: told(source, lead.rest) }
      : { left: told(source, source.text), right: told(source, '') };
  });
  const whole = items.filter(({ right }) => right.text !== '');
  const lone = items
    .filter(({ right }) => right.text === '')
    .map(({ left }): Relation => ({ kind: 'said', item: left }));
  return [{ kind: 'pairs', ...headOf(list), as: isRisk(list) ? 'risk-measure' : undefined, items: whole }, ...lone];
}

/** `課題1：時間が短い → 2回にする`: behind a name that only counts, what sets one against the other divides. */
function divisionOf(source: SourceText): Lead | undefined {
  const lead = leadOf(source);
  const inner = lead?.mark === 'colon' && ONLY_COUNTS.test(lead.lead) ? leadOf(restOfLead(source, lead)) : undefined;
  return inner?.mark === 'arrow' || inner?.mark === 'dash' ? inner : lead;
}

const ONLY_COUNTS = /^(?:\p{L}{1,12}\s?\d{1,2}|\p{L}{1,6}[一二三四五六七八九十①-⑨])$/u;

/** Fewest and most entries of a list inside an entry that stand below it. */
const FEWEST_INSIDE = 3;
const MOST_INSIDE = 4;

/** `Safety: lights off; doors locked`, among other entries: its own entries stand below it. */
function shortListOf(inner: readonly Relation[]): Item | undefined {
  const [only] = inner;
  if (inner.length !== 1 || only?.kind !== 'list' || !only.head || only.items.length > MOST_INSIDE) return undefined;
  if (only.items.some(({ lead, children }) => lead || children?.length)) return undefined;
  return { ...only.head, children: [...only.items] };
}

/** `Weaknesses: old showers. Few parking places.`, beside entries with lists below them: its sentences stand below it too. */
function sentencesBelow(source: SourceText): Item | undefined {
  const lead = leadOf(source);
  if (lead?.mark !== 'colon') return undefined;
  const sentences = sentencesOf(stretchOf(source, source.text.length - lead.rest.length, source.text.length));
  // `重点：…。难点：…`: what has a name of its own does not belong to the one in front.
  const isOfOthers = sentences.slice(1).some((own) => leadOf(own)?.mark === 'colon');
  if (sentences.length < 2 || sentences.length > MOST_INSIDE || isOfOthers) return undefined;
  return { ...told(source, lead.lead), children: sentences.map((own) => told(own, own.text)) };
}

/** Least that an entry says behind its name for the name to be its head, in comparable units. */
const LEAST_SAID = 60;

/** Of entries with names that the file sets apart and sentences behind them, the figures are no heads. */
function namedOrPlain(list: EntryList): Relation[] {
  const leads = entryLeads(list.entries.map(({ source, lead }) => ({ text: source.text, lead })));
  const areNamed = leads?.some(({ text }) => visualLength(text) >= LEAST_SAID) ?? false;
  return (areNamed ? undefined : keyFiguresOf(list)) ?? plainList(list, leads);
}

/** `A. Do nothing`, `B. Every second Friday off`: what is called by a letter elsewhere keeps it. */
function lettersOf(entries: readonly Entry[]): string[] | undefined {
  const letters = entries.map(({ marker }) => /^[(（]?([A-H])\s?[.)）、．:：]$/u.exec(marker?.trim() ?? '')?.[1]);
  return entries.length > 1 && letters.every((own, index) => own === 'ABCDEFGH'[index])
    ? (letters as string[])
    : undefined;
}

/** Entries as they are; parts and timelines inside an entry stand for themselves, behind the list where they do not begin it. */
export function plainList(list: EntryList, leads?: readonly EntryLead[]): Relation[] {
  const items: Item[] = [];
  const leading: Relation[] = [];
  const apart: Relation[] = [];
  const hasLists = list.entries.some(
    ({ source, children }) =>
      children.length === 0 && (shortListOf(apartOf(source) ?? [])?.children?.length ?? 0) >= FEWEST_INSIDE,
  );
  const letters = lettersOf(list.entries);
  for (const [index, { source, children }] of list.entries.entries()) {
    const led = leads?.[index];
    const inside = children.length === 0 && !led && !letters ? apartOf(source) : undefined;
    const short = inside && list.entries.length > 1 ? shortListOf(inside) : undefined;
    // Two names are said in a line, unless others beside them are a list.
    const isLine = short !== undefined && (short.children?.length ?? 0) < FEWEST_INSIDE && !hasLists;
    const inner = isLine ? undefined : inside;
    if (short && !isLine) {
      items.push(short);
      continue;
    }
    if (inner) {
      (items.length === 0 ? leading : apart).push(...inner);
      continue;
    }
    const said = hasLists && children.length === 0 ? sentencesBelow(source) : undefined;
    if (said) {
      items.push(said);
      continue;
    }
    const own = led ? { ...told(source, led.text), lead: led.lead } : itemOf(source);
    const item = letters ? { ...own, lead: [letters[index], own.lead].filter(Boolean).join('. ') } : own;
    items.push(children.length > 0 ? { ...item, children: children.map((child) => told(child, child.text)) } : item);
  }
  const main: Relation[] = items.length > 0 ? [{ kind: 'list', ...headOf(list), items }] : [];
  return [...leading, ...main, ...apart];
}
