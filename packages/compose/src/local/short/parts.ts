import type { PageBrief, SimpleBrief } from '@pagewright/model/outline';
import { loadOfItem, sumOf } from '../forms/loads.ts';
import { readingLoad } from '../language/text.ts';

/** What a short document says as parts of larger pages. */

/** What the title of a part and the room around it take. */
const HEAD = 140;
/** What a drawing takes: a chart or a picture; a row of a table; an event, a step or a figure beside its words. */
const DRAWN = { exhibit: 620, row: 55, entry: 45 } as const;

/** The halves of a slide stand one below the other, under one title. */
export function partsOf(page: PageBrief): readonly SimpleBrief[] {
  if (page.form !== 'composite') return [page];
  return page.parts.map((part, index) => (index === 0 ? part : { ...part, title: { text: '', origins: [], rank: 0 } }));
}

/** What a part takes of a page, as reading load. */
export function roomOf(part: SimpleBrief): number {
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
    case 'actions':
      return sumOf(part.items, ({ what }) => 2 * DRAWN.entry + readingLoad(what.text));
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
