import { entriesOfItems } from '../blocks/entry.ts';
import { flowingList } from '../blocks/list.ts';
import { layout } from './layout.ts';
import { listShape } from './list-shape.ts';

/** Long entries and entries with others below them, through columns of about equal height. */
export const bulletsFlow = layout<'bullets'>({
  name: 'bullets-flow',
  frame: 'top',
  suits: (brief, theme) => {
    const shape = listShape(brief.items);
    return theme.medium === 'slide' && theme.size.width >= 900 && shape.count >= 3 && shape.total > 300;
  },
  body: (setting, brief) =>
    flowingList(setting, entriesOfItems(setting, brief.items), setting.theme.size.width >= 1600 ? 3 : 2),
});
