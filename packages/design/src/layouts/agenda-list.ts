import { namesOfItems } from '../blocks/entry.ts';
import { ledger } from '../blocks/list.ts';
import { row } from '../box/row.ts';
import { layout } from './layout.ts';

/** Numbered rows; many in two columns. */
export const agendaList = layout<'agenda'>({
  name: 'agenda-list',
  form: 'agenda',
  frame: 'column',
  dense: true,
  body(setting, brief) {
    const entries = namesOfItems(setting, brief.items);
    if (entries.length <= 7) return ledger(setting, entries);
    const half = Math.ceil(entries.length / 2);
    return row([ledger(setting, entries.slice(0, half)), ledger(setting, entries.slice(half), { from: half })], {
      gap: setting.theme.gap * 1.4,
      grow: 1,
    });
  },
});
