import { namesOfItems } from '../blocks/entry.ts';
import { ledger } from '../blocks/list.ts';
import { layout } from './layout.ts';

/** The title on a strong panel, numbered rows beside it. */
export const agendaSide = layout<'agenda'>({
  name: 'agenda-side',
  frame: 'side',
  suits: (brief, theme) => brief.items.length <= 8 && theme.size.width >= 900,
  body: (setting, brief) => ledger(setting, namesOfItems(setting, brief.items)),
});
