import { namesOfItems } from '../blocks/entry.ts';
import { ledger } from '../blocks/list.ts';
import { layout } from './layout.ts';

/** Numbered rows; many in two columns. */
export const agendaList = layout<'agenda'>({
  name: 'agenda-list',
  form: 'agenda',
  frame: 'column',
  dense: true,
  body(setting, brief) {
    const entries = namesOfItems(setting, brief.items);
    return ledger(setting, entries, { columns: entries.length <= 7 ? 1 : 2 });
  },
});
