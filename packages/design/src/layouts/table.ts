import { plainCard } from '../blocks/card.ts';
import { tableBlock } from '../blocks/table.ts';
import { layout } from './layout.ts';
import { withTakeaways } from './takeaways.ts';

/** The table over the whole width, its points below. */
export const tableFull = layout<'table'>({
  name: 'table-full',
  form: 'table',
  frame: 'top',
  dense: true,
  body: (setting, brief) => withTakeaways(setting, tableBlock(setting, brief.table), brief.items, 'below'),
});

/** The table on a panel. */
export const tablePanel = layout<'table'>({
  name: 'table-panel',
  form: 'table',
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
  form: 'table',
  frame: 'top',
  leastWidth: 1100,
  holds: { points: [1, 99], columns: [1, 5] },
  body: (setting, brief) => withTakeaways(setting, tableBlock(setting, brief.table), brief.items, 'beside'),
});
