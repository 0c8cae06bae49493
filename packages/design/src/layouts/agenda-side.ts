import { namesOfItems } from '../blocks/entry.ts';
import { ledger } from '../blocks/list.ts';
import { layout } from './layout.ts';

/** The title on a strong panel, numbered rows beside it. */
export const agendaSide = layout<'agenda'>({
  name: 'agenda-side',
  form: 'agenda',
  frame: 'side',
  leastWidth: 900,
  holds: { entries: [1, 8] },
  body: (setting, brief) => ledger(setting, namesOfItems(setting, brief.items)),
});
