import { entriesOfItems } from '../blocks/entry.ts';
import { ledger } from '../blocks/list.ts';
import { layout } from './layout.ts';

/** A large title in the left third, rows to its right. */
export const bulletsColumn = layout<'bullets'>({
  name: 'bullets-column',
  form: 'bullets',
  frame: 'column',
  whole: true,
  leastWidth: 1100,
  holds: { entries: [2, 6] },
  body: (setting, brief) => ledger(setting, entriesOfItems(setting, brief.items), { numbered: false }),
});
