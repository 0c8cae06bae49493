import type { PageBrief, SimpleBrief } from '@pagewright/model/outline';
import { sumOf } from '../forms/loads.ts';
import { readingLoad } from '../language/text.ts';
import { partsOf, roomOf } from './parts.ts';

/** What one composition holds besides its cover: parts, and the reading load of all of them. */
export interface Room {
  readonly parts: number;
  readonly load: number;
}

/** How much of a short document one composition must hold to be told by it, as a share of its load. */
const LEAST_HELD = 0.35;

/** How much a page is missed where not all are held: what is drawn most, words in a list least. */
const WORTH: Readonly<Partial<Record<PageBrief['form'], number>>> = { bullets: 0.5, text: 0.5, quote: 0.4, image: 0.8 };
/** A figure that stands alone says less than several. */
const WORTH_OF_ONE_FIGURE = 0.4;
/** A further page of a form is missed less than the first one of another form. */
const AGAIN = 0.1;
/** Of two that are missed as much the later goes. */
const LATER = 0.002;

/** Longest of what stands beside a part and is said below it, as reading load: a column of its own would be bare. */
const LONGEST_BESIDE = 200;

/** The parts of the pages of a short document that one composition holds; a line or two beside a part is said below it. */
export function chosenParts(pages: readonly PageBrief[], room: Room): readonly SimpleBrief[] {
  return chosenPages(pages.map(withLinesBelow), room).flatMap(partsOf);
}

function withLinesBelow(page: PageBrief): PageBrief {
  const [first, beside, other] = partsOf(page);
  if (page.form !== 'composite' || !first || beside?.form !== 'bullets' || other) return page;
  const isLine = beside.items.every(({ lead, children }) => !lead && !children?.length);
  if (!isLine || sumOf(beside.items, ({ text }) => readingLoad(text)) > LONGEST_BESIDE) return page;
  return { ...first, more: [...first.more, ...beside.items] };
}

/**
 * The pages of a short document that one composition holds, in their order; all of them where it holds all. Nothing
 * where too much would be left out.
 */
function chosenPages(pages: readonly PageBrief[], room: Room): readonly PageBrief[] {
  const loads = new Map(pages.map((page) => [page, sumOf(partsOf(page), roomOf)] as const));
  const loadOf = (page: PageBrief): number => loads.get(page) ?? 0;
  const missed = new Map(
    pages.map((page, index) => {
      const again = pages.slice(0, index).filter(({ form }) => form === page.form).length;
      return [page, worthOf(page) - again * AGAIN - index * LATER] as const;
    }),
  );
  const held = new Set<PageBrief>();
  let left = room;
  for (const page of pages.toSorted((a, b) => (missed.get(b) ?? 0) - (missed.get(a) ?? 0))) {
    const after = { parts: left.parts - partsOf(page).length, load: left.load - loadOf(page) };
    if (after.parts < 0 || after.load < 0) continue;
    held.add(page);
    left = after;
  }
  const isEnough = room.load - left.load >= sumOf(pages, loadOf) * LEAST_HELD;
  return isEnough ? pages.filter((page) => held.has(page)) : [];
}

function worthOf(page: PageBrief): number {
  if (page.form === 'stats' && page.stats.length === 1 && !page.stats[0]?.from) return WORTH_OF_ONE_FIGURE;
  return WORTH[page.form] ?? 1;
}
