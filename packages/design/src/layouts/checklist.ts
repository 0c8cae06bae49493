import type { BriefOf } from '@pagewright/model/outline';
import { checkColumns, checkRow } from '../blocks/checks.ts';
import { entriesOfItems } from '../blocks/entry.ts';
import { entryText } from '../blocks/entry-text.ts';
import type { Box } from '../box/box.ts';
import type { Setting } from '../setting.ts';
import { layout } from './layout.ts';

function rows(setting: Setting, brief: BriefOf<'checklist'>): Box[] {
  const done = new Map(brief.items.map((item, index) => [`item-${index + 1}`, item.done ?? false]));
  return entriesOfItems(setting, brief.items).map((entry) =>
    checkRow(setting, entryText(setting, entry), done.get(entry.id) ?? false),
  );
}

/** Boxes to tick, in two columns where there is width. */
export const checklistColumns = layout<'checklist'>({
  name: 'checklist-columns',
  form: 'checklist',
  frame: 'top',
  dense: true,
  body: (setting, brief) => checkColumns(setting, rows(setting, brief), brief.items.length > 4 ? 2 : 1),
});

/** Boxes to tick beside the title on a strong panel. */
export const checklistSide = layout<'checklist'>({
  name: 'checklist-side',
  form: 'checklist',
  frame: 'side',
  media: ['slide'],
  whole: true,
  leastWidth: 900,
  holds: { entries: [3, 8] },
  body: (setting, brief) => checkColumns(setting, rows(setting, brief), 1),
});
