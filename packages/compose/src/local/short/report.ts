import type { PageBrief, SimpleBrief } from '@pagewright/model/outline';
import { sumOf } from '../forms/loads.ts';
import { continuedParts } from '../frame/continued-parts.ts';
import { numbered } from '../frame/frame-pages.ts';
import type { Material } from '../material/material.ts';
import type { Composed } from '../request.ts';
import { countReasonOf, tellShort } from './deck.ts';
import { partsOf, roomOf } from './parts.ts';

/** What an A4 page holds, as reading load: 400 English words or 800 Han characters less the room between its parts. */
const PAGE = 2200;
/** Parts of a page: more look torn. */
const MOST_PARTS = 7;

/** A short document as an A4 report: everything it says in the forms of its relations, several to a page, in its order. */
export function composeShortReport(material: Material): Composed {
  const { cover, pages, continued, sections } = tellShort(material);
  const headings = new Map(pages.map((page) => [partsOf(page)[0], continued.get(page)]));
  const spread = pagesOf(pages.flatMap(partsOf));
  const written = continuedParts(spread.map((own) => own.map((part) => ({ part, heading: headings.get(part) }))));
  const composed = numbered(
    written.map((own, index): PageBrief => {
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
