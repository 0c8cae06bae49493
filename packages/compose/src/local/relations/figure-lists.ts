import type { Item, Stat } from '@pagewright/model/outline';
import { isBalanced } from '../language/sentences.ts';
import { visualLength } from '../language/text.ts';
import { areOpposites } from '../lexicon/contrasts.ts';
import { anyOf } from '../lexicon/words.ts';
import { leadDateOf } from '../spans/lead-dates.ts';
import { type Quantity, readQuantities } from '../spans/quantities.ts';
import { type Change, changesOf, directionOf } from './changes.ts';
import { type Entry, type EntryList, headOf, MOST } from './entry-lists.ts';
import { isInstruction } from './instructions.ts';
import { leadOf, restOfLead } from './leads.ts';
import { ACTIONS, MEASURES, STEPS, SUPPLIES } from './list-heads.ts';
import { isShareMovedBehind } from './moved-asides.ts';
import { relationsOfSentence, relationsOfText } from './of-text.ts';
import { isTotalName, isTotalOf } from './parts.ts';
import type { RecordTable } from './records.ts';
import type { Part, Relation } from './relation.ts';
import { figureOf, itemOf } from './sentence-figures.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';
import { sentencesOf } from './text-sentences.ts';

/** `Deploys: 22 (18)`: a name, how much it is, and another figure in a bracket with words that may say when that was. */
const IN_BRACKET = /^(?<name>[^\uE000]*\p{L}[^\uE000]*?)\s?[:：]?\s?\uE000+\s?[(（][^()（）]*\uE000[)）]$/u;
const EARLIER = new RegExp(anyOf('earlier'), 'iu');

/** Names with two figures each, where the head or one of the entries says that those in brackets are earlier ones. */
function comparedInBrackets(list: EntryList): Relation[] | undefined {
  const { entries, head } = list;
  const found = entries.map(({ source, children }) => {
    const name = children.length === 0 ? IN_BRACKET.exec(source.words)?.groups?.['name'] : undefined;
    const [value, from, third] = source.quantities;
    return name && value && from && !third && value.kind === from.kind ? { name, value, from } : undefined;
  });
  if (entries.length < 2 || !found.every((own) => own !== undefined)) return undefined;
  const inBrackets = entries.map(({ source: { text } }, index) =>
    text.slice(found[index]?.value.end, found[index]?.from.start).replace(/^\s?[(（]/u, ''),
  );
  const said = inBrackets.filter((words) => EARLIER.test(words));
  const silent = inBrackets.filter((words) => words.trim() === '');
  const isToldOnce = said.length > 0 || EARLIER.test(head?.text ?? '');
  if (!isToldOnce || said.length + silent.length < entries.length) return undefined;
  const stats = found.map(({ name, value, from }, index): Stat => {
    const { source } = entries[index] as Entry;
    return {
      value: value.text,
      from: from.text,
      label: told(source, trimmedPhrase(name)),
      ...directionOf(from, value),
    };
  });
  return [{ kind: 'figures', ...headOf(list), stats }];
}

/** Entries that say a change each. */
export function changesOfList(list: EntryList): Relation[] | undefined {
  const bracketed = comparedInBrackets(list);
  if (bracketed) return bracketed;
  const changes = list.entries.map(({ source }) => changesOf(source));
  const changed = changes.filter(({ length }) => length === 1).length;
  if (changed < 2 || changed < list.entries.length * MOST) return undefined;
  const compared = sidesOf(list.head?.text ?? '');
  if (compared && changed === list.entries.length)
    return [{ kind: 'records', ...headOf(list), ...changeRows(list, changes.flat(), compared) }];
  return underHead(
    list,
    list.entries.flatMap(({ source, children }): Relation[] => [
      ...(sentencesOf(source).length > 1 ? relationsOfText(source) : relationsOfSentence(source)),
      ...children.map((child): Relation => ({ kind: 'said', item: itemOf(child) })),
    ]),
  );
}

/** `From 1 December prices change as follows:`: what leads to figures stands over them, and is said where they are not all figures. */
function underHead(list: EntryList, relations: readonly Relation[]): Relation[] {
  const { head } = headOf(list);
  if (!head) return [...relations];
  const stats = relations.flatMap((own) => (own.kind === 'figure' ? [own.stat] : []));
  return stats.length === relations.length
    ? [{ kind: 'figures', head, stats }]
    : [{ kind: 'said', item: head }, ...relations];
}

/** `Model A → Model B`, `2023 vs 2024` in a head: what stands on either side of each change. */
const SIDES = /(?:^|[(（:：]\s*)([^()（）:：→]{1,16}?)\s*(?:→|->|⇒|\bvs\.?\s)\s*([^()（）:：→]{1,16}?)\s*[)）]?$/iu;

function sidesOf(head: string): readonly [string, string] | undefined {
  const [, from, to] = SIDES.exec(head) ?? [];
  // `Members: 61 → 74` says a change of its own.
  const areNames = [from, to].every((side) => side && (/\p{L}/u.test(side) || /^\s*(?:19|20)\d{2}\s*$/u.test(side)));
  return from && to && areNames ? [from.trim(), to.trim()] : undefined;
}

/** Changes under a head that names both sides are a comparison of the two. */
function changeRows({ entries }: EntryList, changes: readonly Change[], sides: readonly [string, string]): RecordTable {
  const rows = entries.map(({ source }, index) => {
    const { stat, end } = changes[index] as Change;
    const to = source.text.lastIndexOf(stat.value, end);
    return [stat.label.text, stat.from ?? '', source.text.slice(to).trim()];
  });
  return { fields: sides, rows, origins: [...new Set(entries.map(({ source }) => source.origin))] };
}

const COUNTED_END = /^\s(?<word>\p{Ll}{3,})[.。]?$/u;

/** `Lake 37 votes`, `Climbing park 21 votes`: what all entries count, behind their figures. */
function countedBehind(entries: readonly Entry[]): string | undefined {
  const words = entries.map(({ source: { text, quantities } }) => {
    const last = quantities.at(-1);
    return last?.kind === 'bare' ? COUNTED_END.exec(text.slice(last.end))?.groups?.['word'] : undefined;
  });
  const [first] = words;
  // `1 vote` beside `37 votes`
  const stem = first?.replace(/[sx]$/u, '');
  const areOne = stem !== undefined && words.every((word) => word?.replace(/[sx]$/u, '') === stem);
  return areOne ? (words.find((word) => word !== stem) ?? stem) : undefined;
}

/** Fewest amounts that the one behind them sums up whatever it is called. */
const FEWEST_SUMMED = 3;

/** Longest name in front of a figure, and in front of a colon, in comparable units. */
const LONGEST_NAME = 34;
const LONGEST_NAMED = 48;
/** Most that shares come to which are rounded. */
const WHOLE = 102.5;

function statOfPart(source: SourceText, { name, quantity }: Part): Stat {
  return { value: quantity.text, label: told(source, trimmedPhrase(name)) };
}

/** `Uses: 8,430`, `Return rate: 97.2%`: numbers of things beside a share are none themselves, unless all of them make a whole. */
function mixesShares(parts: readonly Part[]): boolean {
  const shares = parts.filter(({ quantity }) => quantity.kind === 'percent').length;
  const sum = parts.reduce((all, { quantity }) => all + (quantity.number ?? Number.NaN), 0);
  return shares > 0 && shares < parts.length && !(sum <= WHOLE);
}

/** Entries that are a name and a figure each. */
export function figuresOfList(list: EntryList): Relation[] | undefined {
  const { entries } = list;
  if (entries.length < 2 || (list.head && SUPPLIES.test(list.head.text))) return undefined;
  const counted = countedBehind(entries);
  const parts = entries.map(({ source, children }) => (children.length > 0 ? undefined : partOf(source, counted)));
  if (!parts.every((part) => part !== undefined)) return undefined;
  const [first] = parts as [Part];
  const alike = parts.every(
    ({ quantity }) => quantity.kind === first.quantity.kind || isOpen(quantity) || isOpen(first.quantity),
  );
  if (!alike) return undefined;
  if (mixesShares(parts))
    return [
      {
        kind: 'figures',
        ...headOf(list),
        stats: entries.map(({ source }, index) => statOfPart(source, parts[index] as Part)),
      },
    ];
  const last = parts.at(-1) as Part;
  // `小计 126,800元` behind seven amounts that come to it.
  const isSum = parts.length > FEWEST_SUMMED && isTotalOf(last.quantity, parts.slice(0, -1));
  const isTotal = isTotalName(last.name) || isSum;
  // `Budget 86,000` over the lines that come to it.
  const isLed =
    !isTotal && !BEHIND_IN_BRACKETS.test(entries[0]?.source.text ?? '') && isTotalOf(first.quantity, parts.slice(1));
  const named = isTotal ? parts.slice(0, -1) : isLed ? parts.slice(1) : parts;
  const course = isTotal || isLed ? undefined : courseOf(entries, named);
  const items = course?.items ?? named;
  if (items.length < 3) return undefined;
  const sum = items.reduce((all, { quantity }) => all + (quantity.amount ?? Number.NaN), 0);
  const isPercent = items.every(({ quantity }) => quantity.kind === 'percent') && sum >= 97.5 && sum <= 102.5;
  const lastEntry = entries.at(-1) as Entry;
  const firstEntry = entries[0] as Entry;
  const total = isTotal
    ? { value: last.quantity.text, label: told(lastEntry.source, last.name) }
    : isLed
      ? { value: first.quantity.text, label: told(firstEntry.source, first.name) }
      : totalInHead(list, items);
  // What stands in brackets behind a figure is said beside the chart.
  const asides = entries.filter(({ source }) => BEHIND_IN_BRACKETS.test(source.text));
  return [
    {
      kind: 'parts',
      head: list.head,
      total,
      isWhole: isPercent || total !== undefined,
      items,
      ...(course || counted ? { measure: course?.measure ?? counted } : {}),
      ...(asides.length > 0 ? { details: asides.map(({ source }) => told(source, source.text)) } : {}),
      origins: entries.map(({ source }) => source.origin),
    },
  ];
}

/** `Day 0: pH 6.1`, `Day 1: 5.8`: under times, what is measured may be said with the first of them alone. */
function courseOf(
  entries: readonly Entry[],
  parts: readonly Part[],
): { readonly items: readonly Part[]; readonly measure: string } | undefined {
  const leads = entries.map(({ source }) => leadDateOf(source.text, source.language));
  if (!leads.every((lead) => lead !== undefined)) return undefined;
  const words = parts.map(({ name }, index) => trimmedPhrase(name.slice(leads[index]?.rest ?? 0)));
  const [measure = '', ...others] = words;
  if (measure === '' || others.some((own) => own !== '' && own !== measure)) return undefined;
  return { items: parts.map((part, index) => ({ ...part, name: leads[index]?.date.text ?? part.name })), measure };
}

/** `Hiking (12,400 requests)`: what is counted closes the bracket. */
const COUNTED_IN_BRACKET = /^\s\p{Ll}{3,}\s?[)）]$/u;
/** `Hall 32,000 (two days)`. */
const BEHIND_IN_BRACKETS_ALONE = /^\s?[(（][^()（）\d]{1,24}[)）]$/u;
const BEHIND_IN_BRACKETS = /(?<=\d\s?\S{0,6})\s?[(（](?=[^()（）]*\p{L})[^()（）]{1,40}[)）]$/u;

/** `Damp-proofing 3,200 (bath 1.8 m, balcony 0.3 m)`: what a bracket says in words of the figure in front of it names no figure. */
function withoutAside(source: SourceText): SourceText {
  const aside = BEHIND_IN_BRACKETS.exec(source.text);
  const isFigured = aside !== null && source.quantities.some(({ start }) => start > aside.index);
  return isFigured && source.quantities.some(({ end }) => end <= aside.index)
    ? stretchOf(source, 0, aside.index)
    : source;
}

/** A bare number, or one with its scale alone: what it counts is said by the others. */
function isOpen({ kind, unit }: Quantity): boolean {
  return kind === 'bare' || /^[万萬千百亿億]$/u.test(unit);
}

/** `Budget 48,000 euros` over what comes to it. */
function totalInHead({ head, entries }: EntryList, items: readonly Part[]): Stat | undefined {
  const language = entries[0]?.source.language;
  if (!head || !language) return undefined;
  const total = readQuantities(head.text, language).find((own) => isTotalOf(own, items));
  return total && { value: total.text, label: head };
}

/** Entries with a name and a share each, which make a whole, beside what else they say: `华东：2.1亿元，占比43.6%`. */
export function sharesOf(list: EntryList): Relation[] | undefined {
  const { entries, head } = list;
  if (entries.length < 3 || entries.length > 8) return undefined;
  const shares = entries.map(({ source, children }) => {
    const lead = leadOf(source);
    const percents = source.quantities.filter(({ kind, isRange }) => kind === 'percent' && !isRange);
    const [only] = percents;
    if (!lead || lead.mark === 'space' || !only || percents.length > 1 || children.length > 0) return undefined;
    const measure = /(\p{L}{2,12})\s*$/u.exec(source.text.slice(0, only.start))?.[1] ?? '';
    return { name: lead.lead, quantity: only, measure, item: itemOf(source) };
  });
  if (!shares.every((share) => share !== undefined)) return undefined;
  const sum = shares.reduce((all, { quantity }) => all + (quantity.number ?? 0), 0);
  if (sum < 98.5 || sum > 101.5) return undefined;
  const [first] = shares;
  const measure = shares.every((share) => share.measure === first?.measure) ? first?.measure : undefined;
  const says = entries.some(({ source }) => source.quantities.length > 1);
  return [
    {
      kind: 'parts',
      head,
      isWhole: true,
      items: shares.map(({ name, quantity }) => ({ name, quantity })),
      ...(measure ? { measure } : {}),
      ...(says ? { details: shares.map(({ item }) => item) } : {}),
      origins: [...new Set(entries.map(({ source }) => source.origin))],
    },
  ];
}

/** Most figures side by side, and the share of entries that must have one. */
const MOST_FIGURES = 6;
const MOST_WITH_FIGURES = 0.5;

/** A few entries with a telling figure each are figures. */
export function keyFiguresOf(list: EntryList): Relation[] | undefined {
  const { entries } = list;
  if (entries.length < 2 || entries.some(({ children }) => children.length > 0)) return undefined;
  const head = list.head?.text.trim() ?? '';
  if ([SUPPLIES, STEPS, ACTIONS, MEASURES].some((over) => over.test(head))) return undefined;
  // `Strengths: …`, `Weaknesses: …`: what is set against each other stays side by side, whatever figures it holds.
  const leads = entries.map(({ source }) => leadOf(source)?.lead ?? '');
  if (leads.some((lead, index) => index > 0 && areOpposites(leads[index - 1] ?? '', lead))) return undefined;
  if (areFields(list) || areProfiles(list) || areToDoUnderNames(list) || areTold(list)) return undefined;
  const apart = entries.flatMap(({ source }) => apartOf(source) ?? []);
  const plain = entries.filter(({ source }) => !apartOf(source));
  const said = plain.map(({ source }) => figuresOf(source));
  const stats = said.flatMap((own) => own.stats);
  if (
    stats.length < 2 ||
    stats.length > MOST_FIGURES ||
    said.filter((own) => own.stats.length > 0).length < plain.length * MOST_WITH_FIGURES
  )
    return undefined;
  // Entries that are counted belong together, and what is to be done stays said.
  const areToDo = plain.filter(({ source }) => isInstruction(source)).length * 2 > plain.length;
  if (list.ordered && (stats.length < plain.length || areToDo)) return undefined;
  if (new Set(stats.map(({ value }) => value)).size < stats.length) return undefined;
  const rest = said.flatMap((own) => own.rest);
  return [{ kind: 'figures', ...headOf(list), stats, ...(rest.length > 0 ? { rest } : {}) }, ...apart];
}

/** Most characters between the name of a field and a figure that is its value, and most that stand beside such a figure. */
const NEAR = { before: 8, beside: 8 } as const;

/**
 * `地址：滨江区…1201室，建筑面积186平方米`, `退租：提前30天说，扣半个月押金`: fields of which hardly one is a figure, whatever
 * figures they hold.
 */
function areFields({ entries }: EntryList): boolean {
  const leads = entries.map(({ source }) => leadOf(source));
  if (!leads.every((lead) => lead?.mark === 'colon')) return false;
  const figured = entries.flatMap(({ source }, index) => {
    const said = leads[index]?.rest.length ?? 0;
    const from = source.text.length - said;
    const first = source.quantities.find(({ start }) => start >= from);
    return first ? [{ before: first.start - from, beside: said - (first.end - first.start) }] : [];
  });
  const isHeld = (own: (typeof figured)[number]): boolean => own.before > NEAR.before || own.beside > NEAR.beside;
  return figured.length * 2 <= entries.length && figured.every(isHeld);
}

/** `Iron: wait 7 days`, `Blood thinners: take them again after 48 hours`: what is to be done in each case holds figures, and tells none. */
function areToDoUnderNames({ entries }: EntryList): boolean {
  const toDo = entries.filter(({ source }) => {
    const lead = leadOf(source);
    return lead?.mark === 'colon' && isInstruction(restOfLead(source, lead));
  });
  return entries.length > 2 && toDo.length > entries.length / 2;
}

/** `Northfield: phones in lockers. Fewer conflicts.`: names of which most are told of in several sentences, whatever figures these hold. */
function areTold({ entries }: EntryList): boolean {
  const told = entries.filter(({ source }) => {
    const lead = leadOf(source);
    return lead?.mark === 'colon' && sentencesOf(restOfLead(source, lead)).length > 1;
  });
  const areLed = entries.every(({ source }) => leadOf(source)?.mark === 'colon');
  return areLed && entries.length > 2 && told.length > entries.length / 2;
}

/** Share of entries with several clauses in figures from which none of these stands for its entry. */
const MOST_PROFILED = 0.6;

/** `Online: 12,000 in stock, budget 2.6m, …`: several things that one name is to do or has; one figure of them says nothing of the rest. */
function areProfiles({ entries }: EntryList): boolean {
  const profiled = entries.filter(({ source }) => {
    const lead = leadOf(source);
    if (lead?.mark !== 'colon') return false;
    const clauses = source.words.slice(source.text.length - lead.rest.length).split(/[，；]|[,;]\s/u);
    return clauses.filter((clause) => clause.includes('\uE000') && /\p{L}{2}/u.test(clause)).length > 1;
  });
  return entries.length > 2 && profiled.length >= entries.length * MOST_PROFILED;
}

/** Most figures of one entry, each under its own words. */
const MOST_IN_ENTRY = 3;

/** `总曝光 128.6 万，总互动 4.9 万，互动率 3.8%`: names with their figures and nothing else. */
const ALL_NAMED = /^(?:[^\uE000,，、;；。]{0,23}\p{L}\s?[:：]?\s?\uE000+(?:[,，、;；]\s?|[。.]?$)){3,}$/u;

/** The figures of an entry: its most telling one, or one a sentence, or several of one unit that clauses name apart. */
function figuresOf(source: SourceText): { readonly stats: readonly Stat[]; readonly rest: readonly Item[] } {
  const inner = relationsOfText(source);
  const stats = inner.flatMap((own) => (own.kind === 'figure' ? [own.stat] : []));
  const rest = inner.flatMap((own) => (own.kind === 'said' ? [own.item] : []));
  const units = new Set(stats.map(({ value }) => source.quantities.find(({ text }) => text === value)?.unit ?? ''));
  const areApart =
    sentencesOf(source).length >= stats.length ||
    (units.size === 1 && !units.has('')) ||
    (ALL_NAMED.test(source.words) && stats.length === source.quantities.length);
  const areAll = stats.length + rest.length === inner.length;
  if (stats.length >= 2 && stats.length <= MOST_IN_ENTRY && areApart && areAll) return { stats, rest };
  const stat = figureOf(source);
  return stat ? { stats: [stat], rest: [] } : { stats: [], rest: [itemOf(source)] };
}

function belongsToName(other: Quantity, value: Quantity, { text }: SourceText): boolean {
  // `Flat (4 nights): €1,180`: what stands in front of the colon is the name.
  if (/[:：]\s*$/u.test(text.slice(other.end, value.start))) return true;
  // `Hotel 3 nights 405`
  if (other.kind === 'bare' && value.kind === 'bare')
    return /^\s\p{Ll}{3,}\s$/u.test(text.slice(other.end, value.start));
  if (other.kind === value.kind || other.kind === 'bare') return false;
  return !/[:：]/u.test(text.slice(0, other.start)) && !/[,，、;；]/u.test(text.slice(other.end, value.start));
}

/** `22 tables × 3,280 = 72,160`: what comes out is the figure, how it is reckoned belongs to the name. */
const RECKONED = /\s*[=＝]\s*$/u;

/** `60 min ..... 140`: dots lead to the figure, and whatever stands in front of them is its name. */
const LEADERS = /\s*(?:\.{4,}|(?:\.\s){4,}|…{2,}|[·_]{4,})\s*$/u;

/** The only name in front of a colon that ends a text, unless it is too long for one. */
function nameOfColon(text: string): string | undefined {
  const before = text.trimEnd();
  const name = /[:：]$/u.test(before) ? before.slice(0, -1).trimEnd() : '';
  const isName = /\p{L}/u.test(name) && !/[:：]/u.test(name) && visualLength(name) <= LONGEST_NAMED;
  return isName ? name : undefined;
}

/** `响应速度（占58%）`, `Price (about 40%)`: words in front of a figure alone in its bracket. */
const SHARE_IN_BRACKET = new RegExp(`\\s?[(（](?:${anyOf('shares')}|${anyOf('approximations')})\\s?$`, 'iu');

/** @param counted what all entries count, behind their figures */
function partOf(whole: SourceText, counted?: string): Part | undefined {
  // `食品 1億9,800万円（+9.4%）`: how much an amount moved is no figure that the amount names.
  if (whole.quantities.length === 2 && isShareMovedBehind(whole)) return undefined;
  const source = withoutAside(whole);
  const only = source.quantities.at(-1);
  const reckoned = only && RECKONED.exec(source.text.slice(0, only.start));
  if (reckoned && reckoned.index > 0 && trimmedPhrase(source.text.slice(only.end)) === '')
    return { name: source.text.slice(0, reckoned.index), quantity: only };
  // `日志保留从 30 天改为 180 天：1.3 万元`: what stands in front of the colon is the name, whatever figures it holds.
  const led = only && nameOfColon(source.text.slice(0, only.start));
  if (led && trimmedPhrase(source.text.slice(only.end)) === '') return { name: led, quantity: only };
  const dotted = only && LEADERS.exec(source.text.slice(0, only.start));
  if (dotted && dotted.index > 0 && trimmedPhrase(source.text.slice(only.end)) === '')
    return { name: source.text.slice(0, dotted.index), quantity: only };
  // `Aged 18 to 25 22%`, `Lesson of 30 min: 42 €`: a figure of another kind in front belongs to the name.
  const [other, third] = source.quantities.slice(0, -1);
  if (!only || third || (other && !belongsToName(other, only, source))) return undefined;
  const before = trimmedPhrase(source.text.slice(0, only.start).replace(SHARE_IN_BRACKET, ''));
  const behind = source.text.slice(only.end).replace(BEHIND_IN_BRACKETS_ALONE, '');
  const isCounted = /[(（]\s?$/u.test(source.text.slice(0, only.start)) && COUNTED_IN_BRACKET.test(behind);
  const after = isCounted || (counted && COUNTED_END.test(behind)) ? '' : trimmedPhrase(behind);
  // `Search in tickets (named by 7 of 8)`: a bracket says more of its figure than how much it is.
  const isName = /\p{L}/u.test(before) && isBalanced(before) && visualLength(before) <= LONGEST_NAME;
  return after === '' && isName ? { name: before, quantity: only } : undefined;
}

/** What an entry says that stands for itself: parts, a list, steps or a timeline. */
export function apartOf(source: SourceText): Relation[] | undefined {
  const inner = relationsOfText(source);
  const isApart = inner.some(
    (own) =>
      own.kind === 'parts' ||
      own.kind === 'list' ||
      own.kind === 'steps' ||
      // `Yellow bin: Tuesday; bags: Friday`: two days of every week are no course of anything.
      (own.kind === 'timeline' && !(own.events.length === 2 && source.dates.every(({ grain }) => grain === 'weekday'))),
  );
  return isApart ? inner : undefined;
}
