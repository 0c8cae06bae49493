import { isStepName } from '../language/step-names.ts';
import {
  type Favour,
  type Group,
  type GroupPart,
  groupOf,
  slidesFilled,
  standsAlone,
  tearsApart,
} from '../material/groups.ts';
import type { FitOptions } from './fit-options.ts';

/**
 * At most `count` groups. Tables and listings cannot be joined: they and the text get shares of the pages by what they matter;
 * of the former the most important stay, the latter is joined, neighbours of one section first, and the least important
 * left out. More come out only where nothing may be left out.
 */
export function reduceGroups(groups: readonly Group[], count: number, options: FitOptions): Group[] {
  if (groups.length <= count) return [...groups];
  const places = new Map(groups.map((group, index) => [group.parts[0]?.atoms[0], index]));
  const exhibits = damped(groups.filter(hasOwnPage));
  const texts = groups.filter((group) => !hasOwnPage(group));
  const shown = shareOfExhibits(exhibits, texts, count, options);
  const kept = new Set(exhibits.toSorted((a, b) => b.importance - a.importance).slice(0, shown));
  const reduced = reduceTexts(texts, Math.max(texts.length > 0 ? 1 : 0, count - shown), options);
  const placeOf = (group: Group): number => places.get(group.parts[0]?.atoms[0]) ?? 0;
  return [...exhibits.filter((group) => kept.has(group)), ...reduced].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Exhibits of one section that count in full, and how much less each further one does than the one before it. */
const FURTHER = { full: 4, share: 0.85 } as const;

/** Of many exhibits in one section the further ones count less: page after page of them says little of the document. */
function damped(exhibits: readonly Group[]): Group[] {
  const counts = new Map<string, number>();
  const weights = new Map<Group, number>();
  for (const group of exhibits.toSorted((a, b) => b.importance - a.importance)) {
    const { passage } = group.parts[0] ?? {};
    const key = `${passage?.document} ${passage?.section}`;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    weights.set(group, FURTHER.share ** Math.max(0, count + 1 - FURTHER.full));
  }
  return exhibits.map((group) => ({ ...group, importance: group.importance * (weights.get(group) ?? 1) }));
}

/** How many of the pages are tables and listings. */
function shareOfExhibits(
  exhibits: readonly Group[],
  texts: readonly Group[],
  count: number,
  { priceOfDropping }: FitOptions,
): number {
  if (priceOfDropping === Number.POSITIVE_INFINITY) return exhibits.length;
  if (texts.length === 0) return Math.min(exhibits.length, count);
  const weight = (groups: readonly Group[]): number => groups.reduce((sum, { importance }) => sum + importance, 0);
  const own = weight(exhibits);
  const share = own / Math.max(1e-9, own + weight(texts));
  const wanted = Math.min(exhibits.length, Math.round(count * share));
  const most = count === 1 ? wanted : Math.min(wanted, count - 1);
  // Pages that the text cannot fill are the exhibits' again.
  return Math.min(exhibits.length, Math.max(most, count - texts.length));
}

function reduceTexts(texts: readonly Group[], count: number, options: FitOptions): Group[] {
  const current = [...texts];
  const usual = texts.reduce((sum, { importance }) => sum + importance, 0) / Math.max(1, texts.length) || 1;
  const prices = current.map((group, index) => priceOfJoining(group, current[index + 1], usual, options));
  const reprice = (at: number): void => {
    if (at >= 0) prices[at] = priceOfJoining(current[at] as Group, current[at + 1], usual, options);
  };
  const sections = new SectionCounts(texts, count);
  /** What it costs to leave out each of the groups: the last of its section stays. */
  const losses = current.map((group) => sections.lossOf(group));
  const take = (gone: Group, at: number): void => {
    losses.splice(at, 1);
    sections.take(gone);
    if (sections.isLast(gone)) for (const [index, group] of current.entries()) losses[index] = sections.lossOf(group);
  };
  while (current.length > Math.max(0, count)) {
    const pair = indexOfLeast(prices);
    const weakest = indexOfLastLeast(losses);
    const isFree = !sections.isLast(current[weakest] as Group);
    const average = current.reduce((sum, { importance }) => sum + importance, 0) / current.length;
    const drop = ((current[weakest]?.importance ?? 0) / Math.max(1e-9, average)) * options.priceOfDropping;
    if (((prices[pair] ?? Number.POSITIVE_INFINITY) <= drop || !isFree) && pair + 1 < current.length) {
      const [left, right] = [current[pair] as Group, current[pair + 1] as Group];
      const joined = join(left, right, options.favour);
      current.splice(pair, 2, joined);
      prices.splice(pair, 1);
      take(right, pair + 1);
      losses[pair] = sections.lossOf(joined);
      reprice(pair);
      reprice(pair - 1);
    } else if (options.priceOfDropping === Number.POSITIVE_INFINITY) break;
    else {
      const [gone] = current.splice(weakest, 1);
      prices.splice(weakest, 1);
      if (gone) take(gone, weakest);
      reprice(weakest - 1);
    }
  }
  return current;
}

/** Share of the pages that sections may take before a section may be left out altogether. */
const MOST_SECTIONS = 0.75;

/** How many groups each section has; none where there are too many sections for the pages to show each. */
class SectionCounts {
  readonly #counts = new Map<string, number>();
  readonly #isKept: boolean;

  constructor(groups: readonly Group[], count: number) {
    for (const group of groups) this.#add(group, 1);
    this.#isKept = this.#counts.size <= count * MOST_SECTIONS;
  }

  /** Whether one group is all that is left of the section of this one. */
  isLast(group: Group): boolean {
    return this.#isKept && this.#counts.get(sectionOf(group)) === 1;
  }

  /** What leaving a group out costs, as importance. */
  lossOf(group: Group): number {
    return this.isLast(group) ? Number.POSITIVE_INFINITY : group.importance;
  }

  take(group: Group): void {
    this.#add(group, -1);
  }

  #add(group: Group, change: number): void {
    const key = sectionOf(group);
    if (key !== '') this.#counts.set(key, (this.#counts.get(key) ?? 0) + change);
  }
}

function sectionOf({ parts }: Group): string {
  const { passage } = parts[0] ?? {};
  if (!passage?.section || (passage.standing !== 'body' && passage.standing !== 'appendix')) return '';
  return `${passage.document} ${passage.section}`;
}

function indexOfLeast(values: readonly number[]): number {
  let least = 0;
  for (let index = 1; index < values.length; index += 1) if ((values[index] ?? 0) < (values[least] ?? 0)) least = index;
  return least;
}

/** Of several that matter as little the last goes: what comes first is kept. */
function indexOfLastLeast(values: readonly number[]): number {
  let least = 0;
  for (let index = 1; index < values.length; index += 1)
    if ((values[index] ?? 0) <= (values[least] ?? 0)) least = index;
  return least;
}

/** Passages that a page names as points; more of them crowd it. */
const COMFORTABLE_PARTS = 5;
/**
 * Prices of joining: within a section always less than across sections, and that less than leaving out what matters.
 * `lost` is for each slide that is said and finds no room on the joined one.
 */
const PRICES = {
  mostWithin: 5.5,
  torn: 5.5,
  across: 6,
  eachFurther: 0.5,
  mostAcross: 7.5,
  documents: 3,
  lost: 5,
  mostLost: 12,
} as const;

/** How much more or less than usual it costs to lose what matters more or less than usual. */
const WEIGHT = { least: 0.8, most: 2 } as const;

/** Steps that one page shows. */
const MOST_STEPS = 7;

function isStepOf({ heading, numbering }: GroupPart['passage']): boolean {
  return isStepName(heading) || isStepName(numbering ?? '');
}

/**
 * Neighbours that belong together are cheap to join, crowded ones dearer. Where all words are kept, what they say together
 * counts as well.
 */
function priceOfJoining(
  a: Group,
  b: Group | undefined,
  usual: number,
  { keepsWords, leastDivided }: FitOptions,
): number {
  const left = a.parts.at(-1)?.passage;
  const right = b?.parts[0]?.passage;
  if (!b || !left || !right) return Number.POSITIVE_INFINITY;
  const parts = a.parts.length + b.parts.length;
  if (isStepOf(left) && isStepOf(right) && parts <= MOST_STEPS) return 0.1;
  const filled = slidesFilled({ parts: [...a.parts, ...b.parts], load: a.load + b.load });
  const weight = Math.min(WEIGHT.most, Math.max(WEIGHT.least, Math.max(a.importance, b.importance) / usual));
  const unsaid = leastDivided > 0 ? Math.max(0, filled - leastDivided) * PRICES.lost * weight : 0;
  // Never equal however much is lost: of like prices the first would be taken, and with it what a document says first.
  const lost = (PRICES.mostLost * unsaid) / (PRICES.mostLost + unsaid);
  const fullness = (keepsWords ? (a.load + b.load) / 1200 : Math.min(2.5, (a.load + b.load) / 4000)) + lost;
  const sections = new Set([...a.parts, ...b.parts].map(({ passage }) => `${passage.document} ${passage.section}`))
    .size;
  if (sections > 1) {
    const across = Math.min(PRICES.mostAcross, PRICES.across + (sections - 2) * PRICES.eachFurther);
    return across + fullness + (left.document === right.document ? 0 : PRICES.documents);
  }
  const crowd = 1 + Math.max(0, parts - COMFORTABLE_PARTS) * 0.4;
  return Math.min(PRICES.mostWithin, (tearsApart(a, b) ? PRICES.torn : distanceWithin(left, right)) * crowd) + fullness;
}

function hasOwnPage({ parts }: Group): boolean {
  return parts.some(({ atoms }) => atoms.some(standsAlone));
}

/** How far two passages of one section are from each other. */
function distanceWithin(left: GroupPart['passage'], right: GroupPart['passage']): number {
  if (left === right) return 0.3;
  const siblings = left.path.join('\n') === right.path.join('\n');
  const isChild = right.path.at(-1) === left.heading;
  return siblings || isChild ? 1 : 1.6;
}

function join(a: Group, b: Group, favour: Favour): Group {
  const last = a.parts.at(-1) as GroupPart;
  const first = b.parts[0] as GroupPart;
  if (last.passage !== first.passage) return groupOf([...a.parts, ...b.parts], favour);
  const middle = { passage: last.passage, atoms: [...last.atoms, ...first.atoms] };
  return groupOf([...a.parts.slice(0, -1), middle, ...b.parts.slice(1)], favour);
}
