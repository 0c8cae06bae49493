import { cardGrid } from '../blocks/cards.ts';
import { entriesOfItems } from '../blocks/entry.ts';
import { ledger, markedList } from '../blocks/list.ts';
import { cardColumns } from './card-columns.ts';
import { layout } from './layout.ts';

/** Numbered rows beside a large title. */
export const summaryLedger = layout<'summary'>({
  name: 'summary-ledger',
  form: 'summary',
  frame: 'side',
  whole: true,
  leastWidth: 900,
  holds: { entries: [1, 6] },
  body: (setting, brief) => ledger(setting, entriesOfItems(setting, brief.items)),
});

/** A numbered card a point. */
export const summaryCards = layout<'summary'>({
  name: 'summary-cards',
  form: 'summary',
  frame: 'top',
  holds: { entries: [1, 6], longest: [0, 219] },
  body(setting, brief) {
    const entries = entriesOfItems(setting, brief.items);
    return cardGrid(setting, entries, cardColumns(entries.length, setting.theme.size.width >= 1100 ? 3 : 2), 'numeral');
  },
});

/** A plain list. */
export const summaryList = layout<'summary'>({
  name: 'summary-list',
  form: 'summary',
  frame: 'top',
  dense: true,
  body: (setting, brief) =>
    markedList(
      setting,
      entriesOfItems(setting, brief.items),
      brief.items.length > 6 && setting.theme.size.width >= 1100 ? 2 : 1,
    ),
});
