import { cardGrid } from '../blocks/cards.ts';
import { entriesOfItems } from '../blocks/entry.ts';
import { ledger, markedList } from '../blocks/list.ts';
import { layout } from './layout.ts';
import { cardColumns, listShape } from './list-shape.ts';

/** Numbered rows beside a large title. */
export const summaryLedger = layout<'summary'>({
  name: 'summary-ledger',
  frame: 'side',
  suits: (brief, theme) => brief.items.length <= 6 && theme.size.width >= 900,
  body: (setting, brief) => ledger(setting, entriesOfItems(setting, brief.items)),
});

/** A numbered card a point. */
export const summaryCards = layout<'summary'>({
  name: 'summary-cards',
  frame: 'top',
  suits: (brief) => listShape(brief.items).count <= 6 && listShape(brief.items).longest < 220,
  body(setting, brief) {
    const entries = entriesOfItems(setting, brief.items);
    return cardGrid(setting, entries, cardColumns(entries.length, setting.theme.size.width >= 1100 ? 3 : 2), 'numeral');
  },
});

/** A plain list. */
export const summaryList = layout<'summary'>({
  name: 'summary-list',
  frame: 'top',
  dense: true,
  body: (setting, brief) =>
    markedList(
      setting,
      entriesOfItems(setting, brief.items),
      brief.items.length > 6 && setting.theme.size.width >= 1100 ? 2 : 1,
    ),
});
