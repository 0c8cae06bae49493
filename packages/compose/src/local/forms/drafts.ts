import type { Origin } from '@pagewright/model/origin';
import type { Column, Item, Stat, Statement, TimelineEvent } from '@pagewright/model/outline';
import type { QuoteBlock } from '@pagewright/model/source-document';
import { onlyPoints } from '../language/pointing.ts';
import { isTitleLength, readingLoad, visualLength } from '../language/text.ts';
import { areOpposites } from '../lexicon/contrasts.ts';
import type { Relation, Timeline } from '../relations/relation.ts';
import type { Draft } from './draft.ts';
import { loadOfItem, loadOfStat, sumOf } from './loads.ts';
import { chartOfParts, chartOfRecords } from './relation-charts.ts';
import { topicsOf } from './topics.ts';

/** What a slide holds in comfortable sizes. */
export const ROOM = {
  load: 560,
  /** Of sentences, which stand closer than the entries of a list. */
  text: 640,
  items: 6,
  terseItems: 10,
  stats: 4,
  terse: 6,
  events: 7,
  steps: 6,
  pairs: 5,
  actions: 7,
} as const;

/** The drafts of a passage, in its order; nothing of it is left out. */
export function draftsOf(relations: readonly Relation[]): Draft[] {
  const drafts: Draft[] = [];
  let stats: Stat[] = [];
  let items: Item[] = [];
  const order: Origin[] = [];
  const flush = (): void => {
    const last = drafts.at(-1);
    const joined = last && stats.length === 0 && isShortRest(items) ? withBeside(last, items) : undefined;
    if (joined) drafts[drafts.length - 1] = joined;
    else drafts.push(...labelledDrafts(stats, items, order));
    stats = [];
    items = [];
  };
  for (const [index, relation] of relations.entries()) {
    order.push(...originsOf(relation));
    // A statement right behind a chart is said beside it, whatever figures come then.
    if (relation.kind === 'figure' && stats.length === 0 && isShortRest(items)) {
      const last = drafts.at(-1);
      const joined = last && withBeside(last, items);
      if (joined) {
        drafts[drafts.length - 1] = joined;
        items = [];
      }
    }
    const pointed = items.length > 0 && relation.kind === 'list' ? pointedAt(relation) : undefined;
    if (pointed) items.push(pointed);
    else if (relation.kind === 'figure') stats.push(relation.stat);
    else if (relation.kind === 'figures' && !relation.head && !relation.rest) stats.push(...relation.stats);
    else if (relation.kind === 'said') items.push(relation.item);
    else {
      const last = drafts.at(-1);
      const spare = relation.kind === 'exhibit' && relation.block.kind === 'quote' && items.length + stats.length === 0;
      const quoted =
        spare && last?.exhibit?.kind === 'table' && readingLoad(relation.block.text) <= REST_LOAD
          ? relation.block
          : undefined;
      if (last && quoted) {
        drafts[drafts.length - 1] = { ...last, beside: [quotedItem(quoted)] };
        continue;
      }
      const isBehind = relations[index - 1]?.kind === 'said';
      const spoken = relation.kind === 'parts' && !relation.head && isBehind ? headBefore(items) : undefined;
      const led = spoken && relation.kind === 'parts' ? { ...relation, head: spoken } : relation;
      if (spoken) items = items.slice(0, -1);
      flush();
      drafts.push(...relationDrafts(led));
    }
  }
  flush();
  return sideBySide(drafts);
}

/** What somebody said, as one entry among others. */
export function quotedItem({ text, attribution, origin }: QuoteBlock): Item {
  return { text, origins: [origin], rank: 0.6, ...(attribution ? { lead: attribution } : {}) };
}

/** A few entries behind a line that only points at them, `For example:`, belong to what was said before it. */
function pointedAt({ head, items }: Extract<Relation, { kind: 'list' }>): Item | undefined {
  const isFew =
    items.length <= SMALL_LIST.items &&
    sumOf(items, loadOfItem) <= SMALL_LIST.load &&
    items.every(({ lead, children }) => !lead && !children?.length);
  if (!head || !isFew || !onlyPoints(head.text)) return undefined;
  return { ...head, children: [...items] };
}

/** Longest line of its own that names what follows it, `Reasons:`, in comparable units. */
const LONGEST_LABEL = 24;

/** What is said, and under each label in it what stands behind that. */
function labelledDrafts(stats: readonly Stat[], items: readonly Item[], order: readonly Origin[]): Draft[] {
  const places = items.flatMap((item, index) => (isLabel(item) && index + 1 < items.length ? [index] : []));
  const [first] = places;
  if (first === undefined) return textDrafts(stats, items, order);
  const labelled = places.flatMap((place, at) => {
    const own = items.slice(place + 1, places[at + 1] ?? items.length);
    const { text, origins } = items[place] as Item;
    const head: Statement = { text: text.replace(/\s*[:：]$/u, ''), origins, rank: 0.9 };
    return inParts(own, ROOM.items, loadOfItem).map((part) => bullets(part, head));
  });
  return [...(first > 0 || stats.length > 0 ? textDrafts(stats, items.slice(0, first), order) : []), ...labelled];
}

function isLabel({ text, lead, children }: Item): boolean {
  return !lead && !children?.length && /\p{L}\s*[:：]$/u.test(text) && visualLength(text) <= LONGEST_LABEL;
}

/** The short sentence right before figures that no words lead to. */
function headBefore(items: readonly Item[]): Statement | undefined {
  const last = items.at(-1);
  return last && !last.lead && !last.children?.length && isTitleLength(last.text) ? last : undefined;
}

/** A list that shares a page with its neighbours, each under the words that lead to it. */
const SMALL_LIST = { items: 5, load: 280, most: 3 } as const;
/** Shortest name of an entry that a statement is known by, in comparable units. */
const SHORTEST_NAME = 4;

function sideBySide(drafts: readonly Draft[]): Draft[] {
  const result: Draft[] = [];
  let run: Draft[] = [];
  const flush = (): void => {
    if (run.length < 2) result.push(...run);
    else {
      const columns = run.map(
        ({ brief, head }): Column => ({
          ...(head ? { heading: head } : {}),
          items: brief.form === 'bullets' ? brief.items : [],
        }),
      );
      result.push({ brief: { form: 'two-column', columns }, head: undefined, load: sumOf(run, ({ load }) => load) });
    }
    run = [];
  };
  for (const draft of drafts) {
    const { brief, head, load } = draft;
    // What stands right under the heading of the page needs no words that lead to it.
    const isLed = head !== undefined || result.length + run.length === 0;
    const isSmall =
      brief.form === 'bullets' &&
      isLed &&
      !draft.half &&
      brief.items.length <= SMALL_LIST.items &&
      load <= SMALL_LIST.load;
    if (!isSmall || run.length === SMALL_LIST.most) flush();
    if (isSmall) run.push(draft);
    else result.push(draft);
  }
  flush();
  return result;
}

function withBeside(draft: Draft, items: readonly Item[]): Draft | undefined {
  if (draft.exhibit) return { ...draft, beside: items };
  const { brief } = draft;
  const load = draft.load + sumOf(items, loadOfItem);
  // `New: salads, noodles. Salads must be ordered a day before.`: what a paragraph says behind its list is said with it.
  if (
    brief.form === 'bullets' &&
    draft.isList &&
    load <= ROOM.load &&
    brief.items.length + items.length <= ROOM.items
  ) {
    const own = new Set(brief.items.flatMap(({ origins }) => origins));
    const areOfOne = own.size === 1 && items.every(({ origins }) => origins.every((origin) => own.has(origin)));
    const areOfEntries = items.every((item) => brief.items.some((entry) => namesEntry(item, entry)));
    return areOfOne && areOfEntries
      ? { ...draft, brief: { ...brief, items: [...brief.items, ...items] }, load }
      : undefined;
  }
  return brief.form === 'chart' && brief.items.length === 0
    ? { ...draft, brief: { ...brief, items: [...items] } }
    : undefined;
}

/** Whether a statement speaks of an entry by its name: what stands in front of its first mark. */
function namesEntry({ text }: Item, entry: Item): boolean {
  const name = /^[^,，、:：(（]+/u.exec(entry.text)?.[0].trim().toLowerCase() ?? '';
  return visualLength(name) >= SHORTEST_NAME && text.toLowerCase().includes(name);
}

/** Figures and statements that share a page, one half each; the load is what they say together. */
const HALVES = { stats: 2, items: 3, load: 380 } as const;
/** Figures under which only a few words stand, as reading load. */
const TERSE_LABEL = 66;
/** Text behind an exhibit that is too short for a page, as reading load. */
const REST_LOAD = 240;

function isShortRest(items: readonly Item[]): boolean {
  return items.length > 0 && items.length <= 2 && sumOf(items, loadOfItem) <= REST_LOAD;
}

/** Figures, statements, or both on a half of the page each. */
function besideFigures(stats: readonly Stat[], items: readonly Item[]): Draft {
  const load = sumOf(stats, ({ label }) => readingLoad(label.text)) + sumOf(items, loadOfItem);
  if (stats.length === 0) return bullets(items, undefined);
  const half = items.length > 0 ? { half: { form: 'bullets' as const, items: [...items] } } : {};
  return { brief: { form: 'stats', stats: [...stats] }, ...half, head: undefined, load };
}

/** Where what is said in figures or in words stands. */
function originsOf(relation: Relation): readonly Origin[] {
  if (relation.kind === 'figure') return relation.stat.label.origins.slice(0, 1);
  if (relation.kind === 'figures') return relation.stats.flatMap(({ label }) => label.origins.slice(0, 1));
  return relation.kind === 'said' ? relation.item.origins.slice(0, 1) : [];
}

/**
 * Figures and statements of running text: figures on pages of their own, the statements in their order; those of paragraphs
 * that say both, together.
 * @param order where they stand, one behind the other
 */
function textDrafts(stats: readonly Stat[], items: readonly Item[], order: readonly Origin[] = []): Draft[] {
  // One figure among statements is one of them.
  const both = sumOf(stats, ({ label }) => readingLoad(label.text)) + sumOf(items, loadOfItem);
  if (
    stats.length > 0 &&
    items.length > 0 &&
    stats.length <= HALVES.stats &&
    items.length <= HALVES.items &&
    both <= HALVES.load
  ) {
    return [besideFigures(stats, items)];
  }
  const topics = topicsOf(stats, items, order);
  if (topics) return topics.map((topic) => besideFigures(topic.stats, topic.items));
  const isTerse = stats.every(({ label }) => readingLoad(label.text) <= TERSE_LABEL);
  return [
    ...figurePages(stats, isTerse ? ROOM.terse : ROOM.stats, undefined),
    ...inParts(items, ROOM.items, loadOfItem, ROOM.text).map((part) => bullets(part, undefined)),
  ];
}

/** Figures on as few pages as hold them. */
function figurePages(stats: readonly Stat[], most: number, head: Statement | undefined): Draft[] {
  return inParts(stats, most, ({ label }) => readingLoad(label.text)).map(
    (own): Draft => ({ brief: { form: 'stats', stats: own }, head, load: sumOf(own, loadOfStat) }),
  );
}

function relationDrafts(relation: Exclude<Relation, { kind: 'figure' | 'said' }>): Draft[] {
  switch (relation.kind) {
    case 'timeline':
      return inParts(relation.events, roomOfEvents(relation).most, loadOfEvent, roomOfEvents(relation).load).map(
        (events) =>
          events.length === 1
            ? bullets(
                events.map(({ date, text }) => ({ ...text, lead: date })),
                relation.head,
              )
            : {
                brief: { form: 'timeline', ...(relation.isDay ? { kind: 'day' as const } : {}), events: [...events] },
                head: relation.head,
                load: sumOf(events, ({ text }) => readingLoad(text.text)),
              },
      );
    case 'parts':
      return [chartOfParts(relation)];
    case 'records':
      return [
        chartOfRecords(relation) ?? {
          brief: {
            form: 'table',
            table: {
              columns: ['', ...relation.fields].map((name) => ({ label: name, type: 'text' as const })),
              rows: relation.rows.map((row) => [...row]),
              emphasisRows: [],
              notes: [],
              origins: [...relation.origins],
            },
            items: [],
          },
          head: relation.head,
          load: 400,
        },
      ];
    case 'figures':
      return figuresDrafts(relation);
    case 'steps':
      return inParts(
        relation.steps,
        ROOM.steps,
        (step) => readingLoad(step.title.text) + readingLoad(step.text?.text ?? ''),
      ).map((steps) =>
        steps.length === 1
          ? bullets(
              steps.map(({ title }) => title),
              relation.head,
            )
          : {
              brief: { form: 'process', steps: [...steps] },
              head: relation.head,
              load: sumOf(steps, ({ title, text }) => readingLoad(title.text) + readingLoad(text?.text ?? '')),
            },
      );
    case 'list':
      if (relation.areSides || areSides(relation.items)) return [versus(relation)];
      return withLongBranches(relation.items).flatMap(({ items, head }) =>
        inParts(items, mostItems(items), loadOfItem).map((part) => ({
          ...bullets(part, head ?? relation.head),
          isList: true,
        })),
      );
    case 'actions':
      return inParts(relation.items, ROOM.actions, ({ what }) => readingLoad(what.text)).map((items) => ({
        brief: { form: 'actions', items: [...items] },
        head: relation.head,
        load: sumOf(items, ({ what }) => readingLoad(what.text) + 40),
      }));
    case 'pairs':
      return inParts(
        relation.items,
        ROOM.pairs,
        ({ left, right }) => readingLoad(left.text) + readingLoad(right.text),
        640,
      ).map((items) => ({
        brief: { form: 'pairs', ...(relation.as ? { kind: relation.as } : {}), items: [...items] },
        head: relation.head,
        load: sumOf(items, ({ left, right }) => readingLoad(left.text) + readingLoad(right.text)),
      }));
    case 'exhibit':
      return [{ brief: { form: 'text', paragraphs: [] }, head: undefined, load: 600, exhibit: relation.block }];
  }
}

/** Most that stands below one entry of a page, and its reading load. */
const MOST_BELOW = { entries: 10, load: 900 } as const;

interface Branches {
  readonly items: readonly Item[];
  readonly head?: Statement;
}

/** Entries in their order; one with more below it than a page holds heads that on pages of its own. */
function withLongBranches(all: readonly Item[]): Branches[] {
  const result: Branches[] = [];
  let open: Item[] = [];
  const close = (): void => {
    if (open.length > 0) result.push({ items: open });
    open = [];
  };
  for (const item of all) {
    const { children = [], ...entry } = item;
    if (item.lead || (children.length <= MOST_BELOW.entries && loadOfItem(item) <= MOST_BELOW.load)) open.push(item);
    else {
      close();
      result.push({ items: children, head: entry });
    }
  }
  close();
  return result;
}

/** A timeline is cut only where it must be: times of a day stand in two columns, short events on small cards. */
const ROOM_OF_EVENTS = {
  plain: { most: ROOM.events, load: 760 },
  terse: { most: 10, load: 900 },
  day: { most: 14, load: 1000 },
} as const;
/** Longest event on a small card, as reading load. */
const TERSE_EVENT = 100;

function roomOfEvents({ events, isDay }: Timeline): { readonly most: number; readonly load: number } {
  const isTerse = events.every((event) => !event.children?.length && readingLoad(event.text.text) <= TERSE_EVENT);
  if (!isTerse) return ROOM_OF_EVENTS.plain;
  return isDay ? ROOM_OF_EVENTS.day : ROOM_OF_EVENTS.terse;
}

function loadOfEvent({ text, children = [] }: TimelineEvent): number {
  return readingLoad(text.text) + sumOf(children, (child) => readingLoad(child.text));
}

/** Shortest entries, of which a page holds more, as reading load. */
const TERSE_ITEM = 45;

function mostItems(items: readonly Item[]): number {
  return items.every((item) => loadOfItem(item) <= TERSE_ITEM) ? ROOM.terseItems : ROOM.items;
}

/** Two entries with entries of their own that are set against each other. */
function areSides([one, other, third]: readonly Item[]): boolean {
  const isTwo = one?.children?.length && other?.children?.length && !third;
  return isTwo ? areOpposites(one.text, other.text) : false;
}

function versus({ items, head }: Extract<Relation, { kind: 'list' }>): Draft {
  const sides = items.map(({ children = [], ...heading }): Column => ({ heading, items: [...children] }));
  return { brief: { form: 'comparison', sides }, head, load: sumOf(items, loadOfItem) };
}

/** Figures under their head, what has no figure beside them where both are few. */
function figuresDrafts({ stats, rest = [], head }: Extract<Relation, { kind: 'figures' }>): Draft[] {
  const [both] = textDrafts(stats, rest);
  if (both?.half) return [{ ...both, head }];
  const pages = figurePages(stats, ROOM.terse, head);
  return rest.length > 0 ? [...pages, bullets(rest, head)] : pages;
}

export function bullets(items: readonly Item[], head: Statement | undefined): Draft {
  return { brief: { form: 'bullets', items: [...items] }, head, load: sumOf(items, loadOfItem) };
}

/** As few parts as hold all, about equally full, none over the limits where its entries allow. */
export function inParts<One>(
  all: readonly One[],
  most: number,
  loadOf: (one: One) => number,
  room: number = ROOM.load,
): One[][] {
  if (all.length === 0) return [];
  const total = sumOf(all, loadOf);
  for (let count = Math.max(Math.ceil(all.length / most), Math.ceil(total / room)); count < all.length; count += 1) {
    const parts = evenly(all, count, loadOf);
    if (parts.every((part) => part.length <= most && (part.length === 1 || sumOf(part, loadOf) <= room * 1.15)))
      return parts;
  }
  return all.map((one) => [one]);
}

function evenly<One>(all: readonly One[], count: number, loadOf: (one: One) => number): One[][] {
  const weight = (one: One): number => loadOf(one) + 60;
  const share = sumOf(all, weight) / count;
  const parts: One[][] = [];
  let open: One[] = [];
  let done = 0;
  for (const one of all) {
    if (open.length > 0 && parts.length < count - 1 && done + weight(one) / 2 > share * (parts.length + 1)) {
      parts.push(open);
      open = [];
    }
    open.push(one);
    done += weight(one);
  }
  return [...parts, open];
}
