import { cardGrid } from '../blocks/cards.ts';
import { entriesOfItems } from '../blocks/entry.ts';
import { layout } from './layout.ts';
import { cardColumns, listShape } from './list-shape.ts';

/** Cards in a grid, with icons where the entries have leads. */
export const bulletsCards = layout<'bullets'>({
  name: 'bullets-cards',
  frame: 'top',
  suits: (brief) => {
    const shape = listShape(brief.items);
    return shape.count >= 2 && shape.count <= 6 && shape.longest < 260 && !shape.nested;
  },
  body(setting, brief) {
    const entries = entriesOfItems(setting, brief.items);
    const { longest, leads } = listShape(brief.items);
    const widest = setting.theme.size.width < 1000 || longest > 170 || leads === 0 ? 2 : 3;
    return cardGrid(
      setting,
      entries,
      cardColumns(
        entries.length,
        entries.length === 4 && longest < 80 && setting.theme.size.width >= 1200 ? 4 : widest,
      ),
      'icon',
    );
  },
});
