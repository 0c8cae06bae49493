import { entriesOfItems } from '../blocks/entry.ts';
import { ledger } from '../blocks/list.ts';
import { layout } from './layout.ts';

/** Numbered rows between hairlines, lead left and text right; many in two columns. */
export const bulletsLedger = layout<'bullets'>({
  name: 'bullets-ledger',
  form: 'bullets',
  frame: 'top',
  dense: true,
  body(setting, brief, scene) {
    const entries = entriesOfItems(setting, brief.items);
    const columns = entries.length <= 6 || scene.theme.size.width < 1100 ? 1 : 2;
    // One entry alone is no first of several.
    return ledger(setting, entries, { columns, numbered: entries.length > 1 });
  },
});
