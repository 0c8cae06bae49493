import { plainCard } from '../blocks/card.ts';
import { tableBlock } from '../blocks/table.ts';
import { layout } from './layout.ts';
import { withTakeaways } from './takeaways.ts';

/** The table over the whole width, its points below. */
export const tableFull = layout<'table'>({
  name: 'table-full',
  frame: 'top',
  dense: true,
  body: (setting, brief) => withTakeaways(setting, tableBlock(setting, brief.table), brief.items, 'below'),
});

/** The table on a panel. */
export const tablePanel = layout<'table'>({
  name: 'table-panel',
  frame: 'top',
  body: (setting, brief) =>
    withTakeaways(
      setting,
      plainCard(setting, (inside) => tableBlock(inside, brief.table)),
      brief.items,
      'below',
    ),
});

/** The table with its points beside it. */
export const tableTakeaways = layout<'table'>({
  name: 'table-takeaways',
  frame: 'top',
  suits: (brief, theme) => brief.items.length > 0 && brief.table.columns.length <= 5 && theme.size.width >= 1100,
  body: (setting, brief) => withTakeaways(setting, tableBlock(setting, brief.table), brief.items, 'beside'),
});
