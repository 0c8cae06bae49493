import { card } from '../blocks/card.ts';
import { columnHeading, entriesOfItems } from '../blocks/entry.ts';
import { entryText } from '../blocks/entry-text.ts';
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
  frame: 'top',
  suits: (brief, theme) => brief.sides.length <= (theme.size.width >= 1200 ? 4 : 2),
  body: (setting, brief) =>
    row(
      brief.sides.map((side, index) => card(setting, index, (inside) => columnBox(inside, side, `sides.${index}`))),
      { gap: setting.theme.gap, grow: 1 },
    ),
});

/** Two panels against each other, the second one strong. */
export const comparisonVersus = layout<'comparison'>({
  name: 'comparison-versus',
  frame: 'top',
  suits: (brief) => brief.sides.length === 2,
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
