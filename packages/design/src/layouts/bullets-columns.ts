import { numberedColumns } from '../blocks/cards.ts';
import { entriesOfItems } from '../blocks/entry.ts';
import { layout } from './layout.ts';

/** Two to four columns under large numbers. */
export const bulletsColumns = layout<'bullets'>({
  name: 'bullets-columns',
  form: 'bullets',
  frame: 'top',
  media: ['slide', 'poster', 'long'],
  leastWidth: 900,
  holds: { entries: [2, 4], longest: [0, 219], eachWidth: 300 },
  body: (setting, brief) => numberedColumns(setting, entriesOfItems(setting, brief.items)),
});
