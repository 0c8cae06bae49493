import type { PageBrief, SimpleBrief } from '@pagewright/model/outline';
import { numbered } from '../frame-pages.ts';
import { readingLoad } from '../language/text.ts';
import type { Material } from '../material.ts';
import type { Composed } from '../request.ts';
import { countReasonOf, tellShort } from './deck.ts';
import { loadOfItem, sumOf } from './drafts.ts';

/** What an A4 page holds, as reading load: 400 English words or 800 Han characters less the room between its parts. */
const PAGE = 2200;
/** What the title of a part and the room around it take. */
const HEAD = 140;
/** What a drawing takes: a chart or a picture; a row of a table; an event, a step or a figure beside its words. */
const DRAWN = { exhibit: 620, row: 55, entry: 45 } as const;
/** Parts of a page: more look torn. */
const MOST_PARTS = 7;

/** A short document as an A4 report: everything it says in the forms of its relations, several to a page, in its order. */
export function composeShortReport(material: Material): Composed {
  const { cover, pages, sections } = tellShort(material);
  const parts = pages.flatMap(partsOf);
  const composed = numbered(
    pagesOf(parts).map((own, index): PageBrief => {
      const [first] = own;
      const title = index === 0 || !first ? cover.title : first.title;
      const section = first?.section;
      return {
        id: 'page',
        form: 'composite',
        title,
        more: [],
        ...(section && index > 0 ? { section } : {}),
        parts: index === 0 ? [cover, ...own] : own,
      };
    }),
  );
  return { pages: composed, countReason: countReasonOf(composed.length, sections.length) };
}

/** The halves of a slide stand one below the other, under one title. */
function partsOf(page: PageBrief): readonly SimpleBrief[] {
  if (page.form !== 'composite') return [page];
  return page.parts.map((part, index) => (index === 0 ? part : { ...part, title: { text: '', origins: [], rank: 0 } }));
}

/** As few pages as hold all parts, about equally full. */
function pagesOf(parts: readonly SimpleBrief[]): SimpleBrief[][] {
  const total = sumOf(parts, roomOf);
  const share = total / Math.max(1, Math.ceil(total / PAGE), Math.ceil(parts.length / MOST_PARTS));
  const pages: SimpleBrief[][] = [[]];
  let used = 0;
  for (const part of parts) {
    const room = roomOf(part);
    const page = pages.at(-1) as SimpleBrief[];
    // The part that passes the middle of a page's end goes to the next one.
    const isFull =
      page.length > 0 &&
      part.title.text !== '' &&
      (used + room / 2 > share * pages.length || page.length >= MOST_PARTS);
    if (isFull) pages.push([part]);
    else page.push(part);
    used += room;
  }
  return pages;
}

/** What a part takes of a page, as reading load. */
function roomOf(part: SimpleBrief): number {
  return HEAD + bodyOf(part) + sumOf(part.more, ({ text }) => readingLoad(text));
}

function bodyOf(part: SimpleBrief): number {
  switch (part.form) {
    case 'bullets':
      return sumOf(part.items, loadOfItem);
    case 'two-column':
      return Math.max(...part.columns.map(({ items }) => sumOf(items, loadOfItem)));
    case 'stats':
      return sumOf(part.stats, ({ label }) => DRAWN.entry + readingLoad(label.text));
    case 'timeline':
      return sumOf(part.events, ({ text }) => DRAWN.entry + readingLoad(text.text));
    case 'process':
      return sumOf(
        part.steps,
        ({ title, text }) => DRAWN.entry + readingLoad(title.text) + readingLoad(text?.text ?? ''),
      );
    case 'pairs':
      return sumOf(part.items, ({ left, right }) => DRAWN.entry + readingLoad(left.text) + readingLoad(right.text));
    case 'table':
      return DRAWN.row * (part.table.rows.length + 2) + sumOf(part.items, loadOfItem);
    case 'chart':
    case 'image':
      return DRAWN.exhibit + sumOf(part.items, loadOfItem);
    default:
      return DRAWN.exhibit;
  }
}
