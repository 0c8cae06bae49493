import { entriesOfItems } from '../blocks/entry.ts';
import { markedList } from '../blocks/list.ts';
import { layout } from './layout.ts';

/** The title on a strong panel, the list beside it. */
export const bulletsSide = layout<'bullets'>({
  name: 'bullets-side',
  form: 'bullets',
  frame: 'side',
  media: ['slide', 'poster', 'long'],
  leastWidth: 900,
  holds: { entries: [1, 7] },
  body: (setting, brief) => markedList(setting, entriesOfItems(setting, brief.items)),
});
