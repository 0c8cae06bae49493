import { card } from '../blocks/card.ts';
import { columnHeading, entriesOfItems } from '../blocks/entry.ts';
import { entryText } from '../blocks/entry-text.ts';
import { forAndAgainst, versus } from '../blocks/facing.ts';
import { type Box, box } from '../box/box.ts';
import { row } from '../box/row.ts';
import { stack } from '../box/stack.ts';
import { textBox } from '../box/text.ts';
import { look, type Setting, space } from '../setting.ts';
import { layout } from './layout.ts';
import { columnBox } from './two-column.ts';

/** A card a side. */
export const comparisonCards = layout<'comparison'>({
  name: 'comparison-cards',
  form: 'comparison',
  frame: 'top',
  holds: { eachWidth: 300 },
  body: (setting, brief) =>
    row(
      brief.sides.map((side, index) => card(setting, index, (inside) => columnBox(inside, side, `sides.${index}`))),
      { gap: setting.theme.gap, grow: 1 },
    ),
});

/** Two panels against each other, the second one strong. */
export const comparisonVersus = layout<'comparison'>({
  name: 'comparison-versus',
  form: 'comparison',
  frame: 'top',
  holds: { entries: [2, 2] },
  body(setting, brief) {
    const gap = space(setting, 20);
    return row(
      brief.sides.map((side, index) =>
        card(setting, index, (inside) => columnBox(inside, side, `sides.${index}`), { emphasis: index === 1 }),
      ),
      { gap, grow: 1 },
    );
  },
});

/** Sides as columns of a ruled table, row by row. */
export const comparisonRows = layout<'comparison'>({
  name: 'comparison-rows',
  form: 'comparison',
  frame: 'top',
  dense: true,
  body(setting, brief) {
    const gap = setting.theme.gap;
    const heads = row(
      brief.sides.map((side, index) => {
        const heading = columnHeading(setting, side, `sides.${index}`);
        return heading
          ? textBox(heading, look(setting, 'heading', 'accent'), { id: 'side-heading' })
          : stack([], { gap: 0 });
      }),
      { gap, align: 'bottom' },
    );
    const lists = brief.sides.map((side, index) => entriesOfItems(setting, side.items, `sides.${index}.items`));
    const rows = Math.max(0, ...lists.map((list) => list.length));
    const lines = Array.from({ length: rows }, (_, at) =>
      ruled(setting, row(rowCells(setting, lists, at), { gap, align: 'top' })),
    );
    return stack([heads, ...lines], { gap: space(setting, 8), gapLimit: space(setting, 16), grow: 1 });
  },
});

function rowCells(setting: Setting, lists: readonly ReturnType<typeof entriesOfItems>[], at: number): Box[] {
  return lists.map((list) => {
    const entry = list[at];
    return entry ? entryText(setting, entry) : stack([], { gap: 0 });
  });
}

function ruled(setting: Setting, content: Box): Box {
  const padding = space(setting, 10);
  const least = (width: number) => content.height(width) + padding * 2;
  return box({
    height: least,
    grow: 1,
    limit: (width) => least(width) * 1.5,
    draw(sheet, rect) {
      sheet.rectangle('rule', { ...rect, height: 1 }, { backgroundColor: setting.tone.rule });
      content.draw(sheet, { ...rect, y: rect.y + padding, height: content.height(rect.width) });
    },
  });
}

/** What speaks for it and what against. */
export const comparisonForAgainst = layout<'comparison'>({
  name: 'comparison-for-against',
  form: 'comparison',
  frame: 'top',
  kinds: ['pros-cons'],
  dense: true,
  holds: { entries: [2, 2] },
  body: (setting, brief) =>
    forAndAgainst(setting, brief.sides, { heads: ['thumb_up', 'thumb_down'], marks: ['add_circle', 'remove_circle'] }),
});

/** Two sides with a disc between them, fields below their names. */
export const comparisonFacing = layout<'comparison'>({
  name: 'comparison-facing',
  form: 'comparison',
  frame: 'top',
  holds: { entries: [2, 2], nested: false },
  body: (setting, brief) => versus(setting, brief.sides, 'compare_arrows'),
});

/** The state before, an arrow, the state after. */
export const comparisonBeforeAfter = layout<'comparison'>({
  name: 'comparison-before-after',
  form: 'comparison',
  frame: 'top',
  kinds: ['before-after'],
  dense: true,
  holds: { entries: [2, 2] },
  body: (setting, brief) => versus(setting, brief.sides, 'arrow_forward'),
});
