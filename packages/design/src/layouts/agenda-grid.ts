import { cardGrid } from '../blocks/cards.ts';
import { namesOfItems } from '../blocks/entry.ts';
import { cardColumns } from './card-columns.ts';
import { layout } from './layout.ts';

/** A card for every section. */
export const agendaGrid = layout<'agenda'>({
  name: 'agenda-grid',
  form: 'agenda',
  frame: 'top',
  holds: { entries: [3, 9], longest: [0, 119] },
  body(setting, brief) {
    const entries = namesOfItems(setting, brief.items);
    return cardGrid(setting, entries, cardColumns(entries.length, setting.theme.size.width >= 1100 ? 3 : 2), 'numeral');
  },
});
