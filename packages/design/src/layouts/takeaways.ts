import type { Item } from '@pagewright/model/outline';
import { card } from '../blocks/card.ts';
import { entriesOfItems } from '../blocks/entry.ts';
import { markedList } from '../blocks/list.ts';
import type { Box } from '../box/box.ts';
import { row } from '../box/row.ts';
import { stack } from '../box/stack.ts';
import { type Setting, space } from '../setting.ts';

/** What a table, chart or picture shows, in words beside or below it. */
export function withTakeaways(setting: Setting, exhibit: Box, items: readonly Item[], manner: 'beside' | 'panel' | 'below'): Box {
  const entries = entriesOfItems(setting, items);
  if (entries.length === 0) return exhibit;
  const narrow = setting.theme.size.width < 900 || setting.theme.medium === 'document';
  if (manner === 'below' || narrow) {
    const columns = !narrow && entries.length > 1 ? Math.min(3, entries.length) : 1;
    return stack([exhibit, markedList(setting, entries, columns)], { gap: space(setting, 20), grow: 3 });
  }
  const words =
    manner === 'panel' ? card(setting, 0, (inside) => markedList(inside, entries), { emphasis: true, align: 'middle' }) : markedList(setting, entries);
  return row([exhibit, words], { gap: setting.theme.gap * 1.5, weights: [19, 10], align: 'stretch', grow: 3 });
}
