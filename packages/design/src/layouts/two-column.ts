import type { Column } from '@pagewright/model/outline';
import { card } from '../blocks/card.ts';
import { columnHeading, entriesOfItems } from '../blocks/entry.ts';
import { markedList } from '../blocks/list.ts';
import type { Box } from '../box/box.ts';
import { row } from '../box/row.ts';
import { stack } from '../box/stack.ts';
import { textBox } from '../box/text.ts';
import { look, type Setting, space } from '../setting.ts';
import { layout } from './layout.ts';

/** A column's heading over its list. */
export function columnBox(setting: Setting, column: Column, slot: string): Box {
  const heading = columnHeading(setting, column, slot);
  return stack(
    [
      heading && textBox(heading, look(setting, 'heading', 'accent'), { id: 'column-heading' }),
      markedList(setting, entriesOfItems(setting, column.items, `${slot}.items`)),
    ],
    {
      gap: space(setting, 14),
      grow: 1,
    },
  );
}

/** Columns side by side, a rule between them. */
export const twoColumnRules = layout<'two-column'>({
  name: 'two-column-rules',
  form: 'two-column',
  frame: 'top',
  dense: true,
  body: (setting, brief) =>
    row(
      brief.columns.map((column, index) => columnBox(setting, column, `columns.${index}`)),
      { gap: setting.theme.gap * 2 },
    ),
});

/** Columns as cards. */
export const twoColumnCards = layout<'two-column'>({
  name: 'two-column-cards',
  form: 'two-column',
  frame: 'top',
  body: (setting, brief) =>
    row(
      brief.columns.map((column, index) =>
        card(setting, index, (inside) => columnBox(inside, column, `columns.${index}`)),
      ),
      { gap: setting.theme.gap, grow: 1 },
    ),
});
