import { iconRows } from '../blocks/cards.ts';
import { entriesOfItems } from '../blocks/entry.ts';
import { layout } from './layout.ts';
import { listShape } from './list-shape.ts';

/** Rows with an icon each, in two columns where there is width. */
export const bulletsIcons = layout<'bullets'>({
  name: 'bullets-icons',
  frame: 'top',
  suits: (brief) => {
    const shape = listShape(brief.items);
    return shape.count >= 3 && shape.count <= 8 && shape.longest < 240;
  },
  body(setting, brief) {
    const entries = entriesOfItems(setting, brief.items);
    const { longest } = listShape(brief.items);
    const wide = setting.theme.size.width >= 1200;
    return iconRows(setting, entries, wide && entries.length >= 4 && longest < 200 ? 2 : 1);
  },
});
