import { entriesOfItems } from '../blocks/entry.ts';
import { flowingList, markedList } from '../blocks/list.ts';
import { isWideReport } from '../scene.ts';
import { shapeOf } from './brief-shape.ts';
import { layout } from './layout.ts';

/** A list with the style's markers; long ones in two columns. */
export const bulletsList = layout<'bullets'>({
  name: 'bullets-list',
  form: 'bullets',
  frame: 'top',
  dense: true,
  body(setting, brief, scene) {
    const shape = shapeOf(brief);
    const entries = entriesOfItems(setting, brief.items);
    if (isWideReport(scene) && shape.entries > 3) return flowingList(setting, entries, 2);
    const { size, medium } = setting.theme;
    const wide =
      size.width > 900 && medium === 'slide' && (shape.entries > 6 || (shape.entries > 3 && shape.longest < 90));
    const paired = medium === 'document' && size.width < size.height && shape.entries > 3 && shape.longest < 130;
    return markedList(setting, entries, wide || paired ? 2 : 1);
  },
});
