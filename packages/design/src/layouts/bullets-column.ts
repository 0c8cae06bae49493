import { entriesOfItems } from '../blocks/entry.ts';
import { ledger } from '../blocks/list.ts';
import { layout } from './layout.ts';
import { listShape } from './list-shape.ts';

/** A large title in the left third, rows to its right. */
export const bulletsColumn = layout<'bullets'>({
  name: 'bullets-column',
  frame: 'column',
  suits: (brief, theme) => listShape(brief.items).count <= 6 && theme.size.width >= 1100,
  body: (setting, brief) => ledger(setting, entriesOfItems(setting, brief.items), { numbered: false }),
});
