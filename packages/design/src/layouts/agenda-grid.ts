import { cardGrid } from '../blocks/cards.ts';
import { namesOfItems } from '../blocks/entry.ts';
import { layout } from './layout.ts';
import { cardColumns, listShape } from './list-shape.ts';

/** A card for every section. */
export const agendaGrid = layout<'agenda'>({
  name: 'agenda-grid',
  frame: 'top',
  suits: (brief) => {
    const shape = listShape(brief.items);
    return shape.count >= 3 && shape.count <= 9 && shape.longest < 120;
  },
  body(setting, brief) {
    const entries = namesOfItems(setting, brief.items);
    return cardGrid(setting, entries, cardColumns(entries.length, setting.theme.size.width >= 1100 ? 3 : 2), 'numeral');
  },
});
