import type { Item } from '@pagewright/model/outline';
import { card } from '../blocks/card.ts';
import { type Entry, entriesOfItems } from '../blocks/entry.ts';
import { markedList } from '../blocks/list.ts';
import { adaptive, type Box } from '../box/box.ts';
import { row } from '../box/row.ts';
import { stack } from '../box/stack.ts';
import { type Setting, space } from '../setting.ts';

/** What a table, chart or picture shows, in words beside or below it. */
export function withTakeaways(
  setting: Setting,
  exhibit: Box,
  items: readonly Item[],
  manner: 'beside' | 'panel' | 'below',
): Box {
  const entries = entriesOfItems(setting, items);
  if (entries.length === 0) return exhibit;
  return adaptive((width) => {
    const narrow = setting.theme.medium === 'document' || width < MIN_BESIDE * setting.theme.unit;
    return manner === 'below' || narrow
      ? below(setting, exhibit, entries, narrow)
      : beside(setting, exhibit, entries, manner);
  }, 3);
}

/** Least width for words beside an exhibit, px at the reference size. */
const MIN_BESIDE = 720;

function below(setting: Setting, exhibit: Box, entries: readonly Entry[], narrow: boolean): Box {
  const columns = !narrow && entries.length > 1 ? Math.min(3, entries.length) : 1;
  return stack([exhibit, markedList(setting, entries, columns)], { gap: space(setting, 20), grow: 3 });
}

function beside(setting: Setting, exhibit: Box, entries: readonly Entry[], manner: 'beside' | 'panel'): Box {
  const words =
    manner === 'panel'
      ? card(setting, 0, (inside) => markedList(inside, entries), { emphasis: true, align: 'middle' })
      : markedList(setting, entries);
  return row([exhibit, words], { gap: setting.theme.gap * 1.5, weights: [19, 10], align: 'stretch', grow: 3 });
}
