import { entriesOfItems } from '../blocks/entry.ts';
import { flowingList } from '../blocks/list.ts';
import { layout } from './layout.ts';

/** Long entries and entries with others below them, through columns of about equal height. */
export const bulletsFlow = layout<'bullets'>({
  name: 'bullets-flow',
  form: 'bullets',
  frame: 'top',
  media: ['slide'],
  leastWidth: 900,
  holds: { entries: [3, 99], total: [301, 99_999] },
  body: (setting, brief) =>
    flowingList(setting, entriesOfItems(setting, brief.items), setting.theme.size.width >= 1600 ? 3 : 2),
});
