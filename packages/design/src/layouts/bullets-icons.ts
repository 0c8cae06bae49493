import { iconRows } from '../blocks/cards.ts';
import { entriesOfItems } from '../blocks/entry.ts';
import { shapeOf } from './brief-shape.ts';
import { layout } from './layout.ts';

/** Rows with an icon each, in two columns where there is width. */
export const bulletsIcons = layout<'bullets'>({
  name: 'bullets-icons',
  form: 'bullets',
  frame: 'top',
  holds: { entries: [3, 8], longest: [0, 239] },
  body(setting, brief) {
    const entries = entriesOfItems(setting, brief.items);
    const { longest } = shapeOf(brief);
    const wide = setting.theme.size.width >= 1200;
    return iconRows(setting, entries, wide && entries.length >= 4 && longest < 200 ? 2 : 1);
  },
});
