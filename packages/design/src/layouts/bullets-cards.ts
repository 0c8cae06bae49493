import { cardGrid } from '../blocks/cards.ts';
import { entriesOfItems } from '../blocks/entry.ts';
import { shapeOf } from './brief-shape.ts';
import { cardColumns } from './card-columns.ts';
import { layout } from './layout.ts';

/** Cards in a grid, with icons where the entries have leads. */
export const bulletsCards = layout<'bullets'>({
  name: 'bullets-cards',
  form: 'bullets',
  frame: 'top',
  holds: { entries: [2, 6], longest: [0, 259], nested: false },
  body(setting, brief) {
    const entries = entriesOfItems(setting, brief.items);
    const { longest, leads } = shapeOf(brief);
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
