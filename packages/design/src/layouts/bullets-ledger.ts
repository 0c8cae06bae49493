import { entriesOfItems } from '../blocks/entry.ts';
import { ledger } from '../blocks/list.ts';
import { row } from '../box/row.ts';
import { layout } from './layout.ts';

/** Numbered rows between hairlines, lead left and text right; many in two columns. */
export const bulletsLedger = layout<'bullets'>({
  name: 'bullets-ledger',
  form: 'bullets',
  frame: 'top',
  dense: true,
  body(setting, brief, scene) {
    const entries = entriesOfItems(setting, brief.items);
    if (entries.length <= 6 || scene.theme.size.width < 1100) return ledger(setting, entries);
    const half = Math.ceil(entries.length / 2);
    return row([ledger(setting, entries.slice(0, half)), ledger(setting, entries.slice(half), { from: half })], {
      gap: setting.theme.gap * 1.6,
      grow: 1,
    });
  },
});
