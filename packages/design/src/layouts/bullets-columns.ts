import { numberedColumns } from '../blocks/cards.ts';
import { entriesOfItems } from '../blocks/entry.ts';
import { layout } from './layout.ts';
import { listShape } from './list-shape.ts';

/** Two to four columns under large numbers. */
export const bulletsColumns = layout<'bullets'>({
  name: 'bullets-columns',
  frame: 'top',
  suits: (brief, theme) => {
    const shape = listShape(brief.items);
    return (
      shape.count >= 2 &&
      shape.count <= (theme.size.width >= 1200 ? 4 : 3) &&
      shape.longest < 220 &&
      theme.size.width >= 900
    );
  },
  body: (setting, brief) => numberedColumns(setting, entriesOfItems(setting, brief.items)),
});
