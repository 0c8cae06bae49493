import type { Action, Item, Pair, Stat, Step } from '@pagewright/model/outline';
import { visualLength } from '../language/text.ts';
import { areOpposites } from '../lexicon/contrasts.ts';
import { anyOf } from '../lexicon/words.ts';
import { leadDateOf } from '../spans/lead-dates.ts';
import { type Quantity, readQuantities } from '../spans/quantities.ts';
import { isName } from './action-entries.ts';
import { isCalledSo, isLatinName } from './actors.ts';
import { assignmentOf, bracketedTaskOf, issueTaskOf, ownedTaskOf } from './assignments.ts';
import { type Change, changesOf } from './changes.ts';
import { comparedLines } from './compared-lines.ts';
import { timelineOfList } from './dated-lists.ts';
import { type Entry, type EntryList, headOf, isRisk } from './entry-lists.ts';
import { hasTellingFigure } from './figures.ts';
import { leadOf } from './leads.ts';
import { ACTIONS, MEASURES, STEPS, SUPPLIES } from './list-heads.ts';
import { relationsOfSentence, relationsOfText } from './of-text.ts';
import { areOpposed, sidesOfOpposed } from './opposed-lines.ts';
import { isTotalOf } from './parts.ts';
import { tasksOfPeople } from './people-tasks.ts';
import { type RecordTable, recordsOf } from './records.ts';
import type { Part, Relation } from './relation.ts';
import { figureOf, itemOf } from './sentence-figures.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';
import { STEP_MARK, stepOf } from './steps.ts';
import { actionOf } from './tasks.ts';
import { sentencesOf } from './text-sentences.ts';

/** `Next meeting: 14 January` behind what was decided or is to be done. */
const NEXT_TIME = new RegExp(`^(?:${anyOf('nextTimes')})$`, 'iu');

/** What the entries of a list say together: of one shape, they are one relation. */
export function relationsOfList(list: EntryList): Relation[] {
  const last = list.entries.at(-1);
  if (last && list.entries.length > 1 && NEXT_TIME.test(leadOf(last.source)?.lead ?? '')) {
    const others = relationsOfList({ ...list, entries: list.entries.slice(0, -1) });
    // Behind the meetings before it the next one is a date like them.
    if (!others.some(({ kind }) => kind === 'timeline')) return [...others, ...relationsOfText(last.source)];
  }
  const entries = headedBy(list);
  if (entries) return relationsOfList({ ...list, ...entries });
  const lines = list.entries.map(({ source }) => source);
  const [only] = list.entries;
  // One entry under its heading says what it would say as a sentence.
  if (
    only &&
    lines.length === 1 &&
    only.children.length === 0 &&
    (!list.head || list.isHeading) &&
    changesOf(only.source).length > 0
  )
    return relationsOfText(only.source);
  if (areOpposed(lines) && list.entries.every(({ children }) => children.length === 0))
    return [{ kind: 'list', ...headOf(list), items: sidesOfOpposed(lines) }];
  const opposed = opposedAmong(list);
  if (opposed) return opposed;
  return (
    acrossOf(list) ??
    measuredOf(list) ??
    assignedOf(list) ??
    timelineOfList(list) ??
    phasesOf(list) ??
    withDatesBelow(list) ??
    changesOfList(list) ??
    figuresOfList(list) ??
    sharesOf(list) ??
    comparedOf(list) ??
    (isRisk(list) ? pairsOf(list) : undefined) ??
    actionsOf(list) ??
    stepsOf(list) ??
    pairsOf(list) ??
    keyFiguresOf(list) ??
    plainList(list)
  );
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

/** A first entry that only says what the others are is their head: `要带的东西`, `Ingredients`. */
function headedBy({
  entries,
  head,
  isHeading,
  ordered,
}: EntryList): Pick<EntryList, 'entries' | 'head' | 'isHeading'> | undefined {
  const [first, ...rest] = entries;
  if (!first || rest.length < 2 || ordered || first.children.length > 0 || (head && !isHeading)) return undefined;
  const isHead = visualLength(first.source.text) <= LONGEST_OWN_HEAD && NAMES_LIST.test(first.source.text);
  return isHead ? { entries: rest, head: told(first.source, first.source.text), isHeading: false } : undefined;
}

/** Longest entry that is the head of the others, in comparable units. */
const LONGEST_OWN_HEAD = 16;
const NAMES_LIST = new RegExp(
  `^(?:${anyOf('supplies')}|要(?:带|帶|准备|準備)|${anyOf('steps')}|${anyOf('actions')})的?(?:东西|東西|物品|清单|清單|list)?$`,
  'iu',
);

/** `1月 21.3万`, `Q1: sales 120, costs 80`: dates in front of nothing but figures say how much was when. */
function measuredOf(list: EntryList): Relation[] | undefined {
  const end = list.entries.findIndex((entry) => !isMeasured(entry));
  const entries = end < 0 ? list.entries : list.entries.slice(0, end);
  const rest = list.entries.slice(entries.length);
  if (entries.length < FEWEST_MEASURED || rest.length > 1) return undefined;
  const measured = figuresOfList({ ...list, entries }) ?? comparedOf({ ...list, entries });
  return measured && [...measured, ...rest.flatMap(({ source }) => relationsOfText(source))];
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

/** Share of the entries that must have the shape for all to have it. */
const MOST = 0.66;

/** Entries that say a change each. */
function changesOfList(list: EntryList): Relation[] | undefined {
  const changes = list.entries.map(({ source }) => changesOf(source));
  const changed = changes.filter(({ length }) => length === 1).length;
  if (changed < 2 || changed < list.entries.length * MOST) return undefined;
  const compared = sidesOf(list.head?.text ?? '');
  if (compared && changed === list.entries.length)
    return [{ kind: 'records', ...headOf(list), ...changeRows(list, changes.flat(), compared) }];
  return list.entries.flatMap(({ source, children }): Relation[] => [
    ...relationsOfSentence(source),
    ...children.map((child): Relation => ({ kind: 'said', item: itemOf(child) })),
  ]);
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

/** Longest name in front of a figure, in comparable units. */
const LONGEST_NAME = 34;

/** Entries that are a name and a figure each. */
function figuresOfList(list: EntryList): Relation[] | undefined {
  const { entries } = list;
  if (entries.length < 2 || (list.head && SUPPLIES.test(list.head.text))) return undefined;
  const parts = entries.map(({ source, children }) => (children.length > 0 ? undefined : partOf(source)));
  if (!parts.every((part) => part !== undefined)) return undefined;
  const [first] = parts as [Part];
  const alike = parts.every(
    ({ quantity }) => quantity.kind === first.quantity.kind || isOpen(quantity) || isOpen(first.quantity),
  );
  if (!alike) return undefined;
  const last = parts.at(-1) as Part;
  const isTotal = new RegExp(`^${anyOf('totals')}`, 'iu').test(last.name);
  // `Budget 86,000` over the lines that come to it.
  const isLed = !isTotal && isTotalOf(first.quantity, parts.slice(1));
  const items = isTotal ? parts.slice(0, -1) : isLed ? parts.slice(1) : parts;
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
      ...(asides.length > 0 ? { details: asides.map(({ source }) => told(source, source.text)) } : {}),
      origins: entries.map(({ source }) => source.origin),
    },
  ];
}

/** `Hall 32,000 (two days)`. */
const BEHIND_IN_BRACKETS_ALONE = /^\s?[(（][^()（）\d]{1,24}[)）]$/u;
const BEHIND_IN_BRACKETS = /(?<=\d\s?\S{0,6})\s?[(（][^()（）\d]{1,24}[)）]$/u;

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
function sharesOf(list: EntryList): Relation[] | undefined {
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
function keyFiguresOf(list: EntryList): Relation[] | undefined {
  const { entries } = list;
  if (entries.length < 2 || entries.some(({ children }) => children.length > 0)) return undefined;
  const head = list.head?.text.trim() ?? '';
  if ([SUPPLIES, STEPS, ACTIONS, MEASURES].some((over) => over.test(head))) return undefined;
  // `Strengths: …`, `Weaknesses: …`: what is set against each other stays side by side, whatever figures it holds.
  const leads = entries.map(({ source }) => leadOf(source)?.lead ?? '');
  if (leads.some((lead, index) => index > 0 && areOpposites(leads[index - 1] ?? '', lead))) return undefined;
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
  // Entries that are counted belong together.
  if (list.ordered && stats.length < plain.length) return undefined;
  if (new Set(stats.map(({ value }) => value)).size < stats.length) return undefined;
  const rest = said.flatMap((own) => own.rest);
  return [{ kind: 'figures', ...headOf(list), stats, ...(rest.length > 0 ? { rest } : {}) }, ...apart];
}

/** Most figures of one entry, each under its own words. */
const MOST_IN_ENTRY = 3;

/** The figures of an entry: its most telling one, or one a sentence, or several of one unit that clauses name apart. */
function figuresOf(source: SourceText): { readonly stats: readonly Stat[]; readonly rest: readonly Item[] } {
  const inner = relationsOfText(source);
  const stats = inner.flatMap((own) => (own.kind === 'figure' ? [own.stat] : []));
  const rest = inner.flatMap((own) => (own.kind === 'said' ? [own.item] : []));
  const units = new Set(stats.map(({ value }) => source.quantities.find(({ text }) => text === value)?.unit ?? ''));
  const areApart = sentencesOf(source).length >= stats.length || (units.size === 1 && !units.has(''));
  const areAll = stats.length + rest.length === inner.length;
  if (stats.length >= 2 && stats.length <= MOST_IN_ENTRY && areApart && areAll) return { stats, rest };
  const stat = figureOf(source);
  return stat ? { stats: [stat], rest: [] } : { stats: [], rest: [itemOf(source)] };
}

function belongsToName(other: Quantity, value: Quantity, { text }: SourceText): boolean {
  if (other.kind === value.kind || other.kind === 'bare' || value.kind === 'bare') return false;
  return !/[:：]/u.test(text.slice(0, other.start)) && !/[,，、;；]/u.test(text.slice(other.end, value.start));
}

/** `22 tables × 3,280 = 72,160`: what comes out is the figure, how it is reckoned belongs to the name. */
const RECKONED = /\s*[=＝]\s*$/u;

/** `60 min ..... 140`: dots lead to the figure, and whatever stands in front of them is its name. */
const LEADERS = /\s*(?:\.{4,}|(?:\.\s){4,}|…{2,}|[·_]{4,})\s*$/u;

function partOf(source: SourceText): Part | undefined {
  const result = source.quantities.at(-1);
  const reckoned = result && RECKONED.exec(source.text.slice(0, result.start));
  if (reckoned && reckoned.index > 0 && trimmedPhrase(source.text.slice(result.end)) === '')
    return { name: source.text.slice(0, reckoned.index), quantity: result };
  const only = source.quantities.at(-1);
  const led = only && LEADERS.exec(source.text.slice(0, only.start));
  if (led && led.index > 0 && trimmedPhrase(source.text.slice(only.end)) === '')
    return { name: source.text.slice(0, led.index), quantity: only };
  // `Aged 18 to 25 22%`, `Lesson of 30 min: 42 €`: a figure of another kind in front belongs to the name.
  const [other, third] = source.quantities.slice(0, -1);
  if (!only || third || (other && !belongsToName(other, only, source))) return undefined;
  const before = trimmedPhrase(source.text.slice(0, only.start));
  const after = trimmedPhrase(source.text.slice(only.end).replace(BEHIND_IN_BRACKETS_ALONE, ''));
  if (after !== '' || before === '' || visualLength(before) > LONGEST_NAME || !/\p{L}/u.test(before)) return undefined;
  return { name: before, quantity: only };
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

/** An entry whose fields are not told apart, whose beginning is who does it where the others begin so. */
function ledTask(source: SourceText, isLed: boolean): Action {
  const lead = isLed ? leadOf(source) : undefined;
  return lead && isName(lead.lead)
    ? { what: told(source, lead.rest), who: told(source, lead.lead) }
    : { what: told(source, source.text) };
}

/** Share of entries led by the names of things above which the list gives nobody a task. */
const MOST_THINGS = 0.5;
/** First words of what is nobody's name, and of what something is for. */
const LEADS_TO_THING = new RegExp(`^(?:${anyOf('nobodies')}|${anyOf('aims')})(?!\\p{L})`, 'iu');

/** Whether a colon leads to amounts, to several dates or to what something is for, and to nothing that somebody does. */
function leadsToNoTask(source: SourceText): boolean {
  const lead = leadOf(source);
  if (lead?.mark !== 'colon' || source.people.includes(lead.lead)) return false;
  const sums = source.quantities.filter(({ kind }) => kind === 'money' || kind === 'percent').length;
  return LEADS_TO_THING.test(lead.lead) || sums > 1 || source.dates.length > MOST_DAYS;
}

/** Most dates of one task: when it begins and by when it is done. */
const MOST_DAYS = 2;

/** Entries that say who does what, and by when: under a heading that says so, or built so throughout. */
function actionsOf(list: EntryList): Relation[] | undefined {
  const { entries, head } = list;
  const isAnnounced = head !== undefined && ACTIONS.test(head.text.trim());
  const first = entries.map(({ source }) => actionOf(source, isAnnounced));
  // `黃士銘：簽約`, beside entries that begin with who does it: so does this one, however short the task.
  const led = entries.filter(({ source }, index) => first[index]?.who?.text === leadOf(source)?.lead).length;
  const isLed = led > entries.length / 2;
  const actions = isLed ? entries.map(({ source }) => actionOf(source, isAnnounced, true)) : first;
  const named = actions.filter((action) => action?.who).length;
  const timed = actions.filter((action) => action?.who && action.when).length;
  const enough = isAnnounced ? named >= entries.length * 0.6 : timed >= entries.length * 0.6;
  if (!enough || entries.length < 2 || entries.some(({ children }) => children.length > 0)) return undefined;
  // `Buvette – Stéphane`: of two names without a date, nothing says which is the task.
  const bare = actions.filter(
    (action) => action && !action.when && isName(action.what.text) && !tellsWho(action),
  ).length;
  if (timed === 0 && bare >= entries.length * 0.6) return undefined;
  // `Budget : 180 € in January, 122 € now`, `To propose a book: …`: what leads to these does nothing.
  const things = entries.filter(({ source }, index) => actions[index]?.who && leadsToNoTask(source)).length;
  if (things >= entries.length * MOST_THINGS) return undefined;
  const items = entries.map(({ source }, index): Action => actions[index] ?? ledTask(source, isLed));
  return [{ kind: 'actions', ...headOf(list), items }];
}

/** `李建国：施工和安全`, `Ben: music`: the one is how people are called, or begins as a name does where the other does not. */
function tellsWho({ who, what }: Action): boolean {
  if (!who) return false;
  const [name, task] = [who.text.replace(/\s?[（(].*$/su, ''), what.text];
  if (/\p{sc=Han}/u.test(name)) return isCalledSo(name) && !isCalledSo(task);
  return isLatinName(name) && !/\p{Lu}/u.test(task);
}

/** `Latency 2.8 s → 1.2 s (owner: Ana)`: what is measured stays a figure, whoever is in charge of it. */
function ownedTaskIn(source: SourceText): Action | undefined {
  return hasTellingFigure(source) || changesOf(source).length > 0 ? undefined : ownedTaskOf(source);
}

/** `Tom, can you book the van by Friday?`: one task of somebody the document names, and nothing beside it. */
function onlyTaskIn(source: SourceText): Action | undefined {
  const { items, rest } = tasksOfPeople(source);
  const [task, other] = items;
  return task?.when && !other && rest.length === 0 ? task : undefined;
}

/** Entries with a name and a deadline each, in a sentence or in a bracket. */
function assignedOf(list: EntryList): Relation[] | undefined {
  const { entries } = list;
  const isOfIssues = entries.some(({ source }) => issueTaskOf(source, false));
  const actions = entries.map(
    ({ source }) =>
      assignmentOf(source) ??
      bracketedTaskOf(source) ??
      ownedTaskIn(source) ??
      onlyTaskIn(source) ??
      issueTaskOf(source, isOfIssues),
  );
  const found = actions.filter((action) => action !== undefined).length;
  if (found < 2 || found < entries.length * MOST || entries.some(({ children }) => children.length > 0))
    return undefined;
  const items = entries.map(({ source }, index): Action => actions[index] ?? { what: told(source, source.text) });
  return [{ kind: 'actions', ...headOf(list), items }];
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
  const leads = entries.map(({ source }) => leadOf(source));
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

/** What an entry says that stands for itself: parts, a list, steps or a timeline. */
function apartOf(source: SourceText): Relation[] | undefined {
  const inner = relationsOfText(source);
  const isApart = inner.some(
    ({ kind }) => kind === 'parts' || kind === 'list' || kind === 'timeline' || kind === 'steps',
  );
  return isApart ? inner : undefined;
}

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
  if (sentences.length < 2 || sentences.length > MOST_INSIDE) return undefined;
  return { ...told(source, lead.lead), children: sentences.map((own) => told(own, own.text)) };
}

/** Entries as they are; parts and timelines inside an entry stand for themselves behind the list. */
function plainList(list: EntryList): Relation[] {
  const items: Item[] = [];
  const apart: Relation[] = [];
  const hasLists = list.entries.some(
    ({ source, children }) =>
      children.length === 0 && (shortListOf(apartOf(source) ?? [])?.children?.length ?? 0) >= FEWEST_INSIDE,
  );
  for (const { source, children } of list.entries) {
    const own = children.length === 0 ? apartOf(source) : undefined;
    const short = own && list.entries.length > 1 ? shortListOf(own) : undefined;
    // Two names are said in a line, unless others beside them are a list.
    const isLine = short !== undefined && (short.children?.length ?? 0) < FEWEST_INSIDE && !hasLists;
    const inner = isLine ? undefined : own;
    if (short && !isLine) {
      items.push(short);
      continue;
    }
    if (inner) {
      apart.push(...inner);
      continue;
    }
    const said = hasLists && children.length === 0 ? sentencesBelow(source) : undefined;
    if (said) {
      items.push(said);
      continue;
    }
    const item = itemOf(source);
    items.push(children.length > 0 ? { ...item, children: children.map((child) => told(child, child.text)) } : item);
  }
  const main: Relation[] = items.length > 0 ? [{ kind: 'list', ...headOf(list), items }] : [];
  return [...main, ...apart];
}
