import type { Item } from '@pagewright/model/outline';
import { entriesOfItems, textLength } from '../blocks/entry.ts';
import { flowingList, markedList } from '../blocks/list.ts';
import { isWideReport } from '../scene.ts';
import { shapeOf } from './brief-shape.ts';
import { layout } from './layout.ts';

/** Narrowest slide with columns side by side, px. */
const WIDE = 900;
/** Lines of entries and of what stands below them, more than which fill a slide's height in one column. */
const MOST_LINES = 8;
/** Longest line that a third of a slide holds, and a half, in characters, Han counted double. */
const LONGEST = { third: 44, half: 90 } as const;

/** A list with the style's markers; long ones in two columns, many short lines in three. */
export const bulletsList = layout<'bullets'>({
  name: 'bullets-list',
  form: 'bullets',
  frame: 'top',
  dense: true,
  body(setting, brief, scene) {
    const shape = shapeOf(brief);
    const entries = entriesOfItems(setting, brief.items);
    if (isWideReport(scene) && shape.entries > 3) return flowingList(setting, entries, 2);
    const { size, medium } = setting.theme;
    const isWide = medium === 'slide' && size.width > WIDE;
    const columns = isWide && shape.nested ? columnsOf(brief.items) : 1;
    if (columns > 1) return flowingList(setting, entries, columns);
    const wide = isWide && (shape.entries > 6 || (shape.entries > 3 && shape.longest < 90));
    const paired = medium === 'document' && size.width < size.height && shape.entries > 3 && shape.longest < 130;
    return markedList(setting, entries, wide || paired ? 2 : 1);
  },
});

/** Columns side by side that entries with others below them fill: in one they would be set small beside an empty half. */
function columnsOf(items: readonly Item[]): number {
  const lines = items.flatMap(({ text, children = [] }) => [text, ...children.map((child) => child.text)]);
  const longest = Math.max(0, ...lines.map(textLength));
  if (lines.length <= MOST_LINES || longest > LONGEST.half) return 1;
  return Math.min(items.length, longest > LONGEST.third ? 2 : 3);
}
