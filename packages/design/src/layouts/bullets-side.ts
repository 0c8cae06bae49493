import { entriesOfItems } from '../blocks/entry.ts';
import { markedList } from '../blocks/list.ts';
import { layout } from './layout.ts';
import { listShape } from './list-shape.ts';

/** The title on a strong panel, the list beside it. */
export const bulletsSide = layout<'bullets'>({
  name: 'bullets-side',
  frame: 'side',
  suits: (brief, theme) => listShape(brief.items).count <= 7 && theme.size.width >= 900,
  body: (setting, brief) => markedList(setting, entriesOfItems(setting, brief.items)),
});
