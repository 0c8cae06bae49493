import { entriesOfItems } from '../blocks/entry.ts';
import { flowingList, markedList } from '../blocks/list.ts';
import { isWideReport } from '../stage.ts';
import { layout } from './layout.ts';
import { listShape } from './list-shape.ts';

/** A list with the style's markers; long ones in two columns. */
export const bulletsList = layout<'bullets'>({
  name: 'bullets-list',
  frame: 'top',
  dense: true,
  body(setting, brief, stage) {
    const shape = listShape(brief.items);
    const entries = entriesOfItems(setting, brief.items);
    if (isWideReport(stage) && shape.count > 3) return flowingList(setting, entries, 2);
    const { size, medium } = setting.theme;
    const wide = size.width > 900 && medium === 'slide' && (shape.count > 6 || (shape.count > 3 && shape.longest < 90));
    const paired = medium === 'document' && size.width < size.height && shape.count > 3 && shape.longest < 130;
    return markedList(setting, entries, wide || paired ? 2 : 1);
  },
});
