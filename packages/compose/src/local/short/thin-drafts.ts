import type { Language } from '@pagewright/model/languages';
import type { Column, Item, Stat } from '@pagewright/model/outline';
import type { Draft } from '../forms/draft.ts';
import { ROOM } from '../forms/drafts.ts';
import { loadOfItem, loadOfStat, sumOf } from '../forms/loads.ts';
import { isWholeOf } from '../forms/relation-charts.ts';
import { isTitleLength, readingLoad } from '../language/text.ts';
import { goesOn } from '../titles/statements.ts';
import { lineOf } from './opening-lines.ts';

/** One statement or one figure is no page, as reading load. */
const THIN = 240;
/** What a page holds that takes in a statement more: its entries, its figures, and what stands beside a chart. */
const MOST = { items: ROOM.items + 1, stats: 4, beside: 2, halves: { stats: 3, items: 4 } } as const;
/** Longest line under a title, as reading load. */
const LONGEST_LINE = 150;
/** Longest line behind tasks, dates or steps that goes under their title, as reading load. */
const LONGEST_LAST_LINE = 90;

/**
 * Pages of one statement are joined with the page before them, else with the one behind, where nothing leads to it.
 * @param hasHeading a heading stands over the first of them
 */
export function withoutThin(drafts: readonly Draft[], language: Language, hasHeading: boolean): Draft[] {
  const result: Draft[] = [];
  const waiting: Draft[] = [];
  for (const [index, draft] of drafts.entries()) {
    const before = waiting.pop();
    const led = before ? joined(before, draft, language, hasHeading && result.length === 0) : undefined;
    if (before && !led) result.push(before);
    const current = led ?? draft;
    const last = result.at(-1);
    const isFirst = hasHeading && result.length === 1;
    const mayJoin = isThin(current) && last && !isOfNext(current, last, drafts[index + 1]);
    const own = mayJoin ? joined(last, current, language, isFirst) : undefined;
    if (own) result[result.length - 1] = own;
    else if (isThin(current)) waiting.push(current);
    else result.push(current);
  }
  return [...result, ...waiting];
}

/** `Income 6.9, costs 7.4, of which …`: a figure of the paragraph that the chart behind it is of, and not the one before. */
function isOfNext({ brief }: Draft, last: Draft, next: Draft | undefined): boolean {
  const [stat] = brief.form === 'stats' ? brief.stats : [];
  const [origin] = stat?.label.origins ?? [];
  const holds = (draft: Draft | undefined): boolean =>
    origin !== undefined && draft?.brief.form === 'chart' && draft.brief.chart.origins.includes(origin);
  return holds(next) && !holds(last);
}

function isThin({ brief, half, head, exhibit, load }: Draft): boolean {
  if (half || head || exhibit || load > THIN) return false;
  return (brief.form === 'bullets' && brief.items.length === 1) || (brief.form === 'stats' && brief.stats.length === 1);
}

/**
 * Two neighbours as one page, one of which says a single thing; undefined where they do not go together.
 * @param isHeaded the page has a heading for its title
 */
function joined(first: Draft, second: Draft, language: Language, isHeaded: boolean): Draft | undefined {
  const [thin, other] = isThin(second) ? [second, first] : [first, second];
  const item = thin.brief.form === 'bullets' ? thin.brief.items[0] : undefined;
  if (other.exhibit || other.brief.form === 'chart' || other.brief.form === 'table') {
    // In front of words that lead elsewhere it stands under the heading above both.
    if (other === second && other.head) return item ? undefined : withStat(other, statsOf(thin)[0], language, true);
    // A short list under words of its own is about something else.
    if (item?.children?.length && other.brief.form === 'chart') return undefined;
    return item ? beside(other, item) : withStat(other, statsOf(thin)[0], language);
  }
  const goesUnder = isPlanned(other) || (item !== undefined && isListOf(other, item));
  if (other === first && goesUnder && item && !other.brief.subtitle) {
    const line = lineOf(item, language);
    const isShort = line !== undefined && readingLoad(line.text) <= LONGEST_LAST_LINE;
    return isShort ? { ...other, brief: { ...other.brief, subtitle: line } } : undefined;
  }
  if (other.head && item) {
    const isTitle = !isHeaded && isTitleLength(other.head.text) && !goesOn(other.head.text);
    return isTitle ? undefined : belowItsHead(other, other.head, item, other === first);
  }
  if (other === first && item && other.brief.form === 'two-column') return inLastColumn(other, item);
  if (other === first && other.brief.form === 'stats' && !other.half && thin.brief.form === 'stats')
    return withFigure(other, other.brief, thin.brief.stats[0]);
  if (other.head || other.exhibit) return undefined;
  const load = first.load + second.load;
  const all = { stats: [...statsOf(first), ...statsOf(second)], items: [...itemsOf(first), ...itemsOf(second)] };
  const { form } = other.brief;
  const isList = first.isList || second.isList ? { isList: true } : {};
  if (form === 'bullets' || form === 'stats') {
    const both = load <= ROOM.load * 1.1 ? together(all, load, other) : undefined;
    return both && { ...both, ...isList };
  }
  // What one has to have for steps is a list of its own.
  const mayBeLed = item && (!item.lead || other.brief.form === 'timeline');
  const line = mayBeLed && other === second ? lineOf(item, language) : undefined;
  return line && readingLoad(line.text) <= LONGEST_LINE && !other.brief.subtitle
    ? { ...other, brief: { ...other.brief, subtitle: line } }
    : undefined;
}

/** Most figures that stand beside a chart. */
const MOST_BESIDE_CHART = 2;

/** `Sponsors so far: one, at €400 an episode.` behind a chart: its figure stands beside that. */
function withStat(draft: Draft, stat: Stat | undefined, language: Language, isFirst = false): Draft | undefined {
  const { brief, exhibit, head } = draft;
  if (exhibit || brief.form !== 'chart' || !stat || (brief.stats?.length ?? 0) >= MOST_BESIDE_CHART) return undefined;
  // Under words of its own a chart takes in what its paragraph says, and nothing else.
  const [origin] = stat.label.origins;
  if (head && (origin === undefined || !brief.chart.origins.includes(origin))) return undefined;
  const stats = brief.stats ?? [];
  // What stands first stands in the middle of a ring: `average age 34` is no whole of its parts.
  const isPart = brief.chart.shape === 'doughnut' && !isWholeOf(stat, brief.chart, language);
  if (isPart && stats.length === 0) return beside(draft, besideItem(stat));
  return { ...draft, brief: { ...brief, stats: isFirst && !isPart ? [stat, ...stats] : [...stats, stat] } };
}

/** A figure as an entry: its name leads to it, unless that says how much it is. */
function besideItem({ value, label }: Stat): Item {
  return label.text.includes(value) ? label : { ...label, text: value, lead: label.text };
}

/** `Season 1 in numbers: …. Episode 7 was heard by 8,900.`: what a paragraph says behind its figures stands with them. */
function withFigure(
  draft: Draft,
  brief: Extract<Draft['brief'], { form: 'stats' }>,
  stat: Stat | undefined,
): Draft | undefined {
  const [first] = brief.stats;
  const isOfOne = stat !== undefined && first?.label.origins[0] === stat.label.origins[0];
  if (!isOfOne || brief.stats.length >= ROOM.terse) return undefined;
  const load = draft.load + loadOfStat(stat);
  if (load > ROOM.load) return undefined;
  return { ...draft, load, brief: { ...brief, stats: [...brief.stats, stat] } };
}

/** `持ち物 軍手、タオル。ほうきは…`: what a paragraph says behind its list stands in the column of the list. */
function inLastColumn(draft: Draft, item: Item): Draft | undefined {
  const { brief } = draft;
  if (brief.form !== 'two-column') return undefined;
  const last = brief.columns.at(-1);
  const isOf = (column: Column): boolean => column.items.at(-1)?.origins[0] === item.origins[0];
  // Of a paragraph that tells of all columns it is of none of them.
  const isOfLast = item.origins[0] !== undefined && brief.columns.find(isOf) === last;
  if (!last || !isOfLast || last.items.length >= MOST.items) return undefined;
  const columns = [...brief.columns.slice(0, -1), { ...last, items: [...last.items, item] }];
  return { ...draft, load: draft.load + loadOfItem(item), brief: { ...brief, columns } };
}

/** Entries below the words that lead to them, and the line beside them, which is none of them. */
function belowItsHead(
  { brief, half, load, ...own }: Draft,
  head: Item,
  item: Item,
  isBehind: boolean,
): Draft | undefined {
  if (brief.form !== 'bullets' || half || brief.subtitle) return undefined;
  const isPlain = brief.items.every(({ lead, children }) => !lead && !children?.length);
  const all = load + readingLoad(head.text) + loadOfItem(item);
  if (!isPlain || brief.items.length > MOST.items - 1 || all > ROOM.load * 1.1) return undefined;
  const led = { ...head, children: [...brief.items] };
  return { ...own, head: undefined, load: all, brief: { ...brief, items: isBehind ? [led, item] : [item, led] } };
}

/** `Allergens: milk, gluten. Tell us in writing.`: what a paragraph says behind its list, of which it is no entry. */
function isListOf({ brief, head }: Draft, { origins: [origin] }: Item): boolean {
  return (
    head !== undefined &&
    origin !== undefined &&
    brief.form === 'bullets' &&
    brief.items.length > 1 &&
    brief.items.every((own) => own.origins[0] === origin)
  );
}

/** Tasks, dates and steps: `Next meeting: 6 May` behind them says more of them. */
function isPlanned({ brief }: Draft): boolean {
  return brief.form === 'actions' || brief.form === 'timeline' || brief.form === 'process';
}

function statsOf({ brief }: Draft): readonly Stat[] {
  return brief.form === 'stats' ? brief.stats : [];
}

function itemsOf({ brief, half }: Draft): readonly Item[] {
  return brief.form === 'bullets' ? brief.items : (half?.items ?? []);
}

function together(
  { stats, items }: { readonly stats: readonly Stat[]; readonly items: readonly Item[] },
  load: number,
  { brief }: Draft,
): Draft | undefined {
  const shared = { head: undefined, load, ...(brief.subtitle ? { subtitle: brief.subtitle } : {}) };
  if (stats.length === 0)
    return items.length <= MOST.items ? { ...shared, brief: { form: 'bullets', items: [...items] } } : undefined;
  if (items.length === 0)
    return stats.length <= MOST.stats ? { ...shared, brief: { form: 'stats', stats: [...stats] } } : undefined;
  // One entry is a line under the figures, which keep the page.
  const most = items.length === 1 ? MOST.stats : MOST.halves.stats;
  return stats.length <= most && items.length <= MOST.halves.items
    ? { ...shared, brief: { form: 'stats', stats: [...stats] }, half: { form: 'bullets', items: [...items] } }
    : undefined;
}

function beside(draft: Draft, item: Item): Draft | undefined {
  if (draft.exhibit) {
    const items = draft.beside ?? [];
    return items.length < MOST.beside ? { ...draft, beside: [...items, item] } : undefined;
  }
  const { brief } = draft;
  if (brief.form !== 'chart' && brief.form !== 'table') return undefined;
  const fits = brief.items.length < MOST.beside && sumOf([...brief.items, item], loadOfItem) <= THIN;
  return fits ? { ...draft, brief: { ...brief, items: [...brief.items, item] } } : undefined;
}
