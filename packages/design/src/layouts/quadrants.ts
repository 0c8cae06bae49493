import { mix } from '@pagewright/model/color';
import type { BriefOf } from '@pagewright/model/outline';
import { AS_HIGH_AS_ITS_ROW, card } from '../blocks/card.ts';
import { columnHeading, entriesOfItems, phrase } from '../blocks/entry.ts';
import { filled } from '../blocks/filled.ts';
import { markedList } from '../blocks/list.ts';
import { adaptive, type Box, box, capped } from '../box/box.ts';
import { grid } from '../box/row.ts';
import { stack } from '../box/stack.ts';
import { oneLine, textBox } from '../box/text.ts';
import { look, type Setting, space } from '../setting.ts';
import { layout } from './layout.ts';
import { columnBox } from './two-column.ts';

/** Four cards two by two. */
export const quadrantsCards = layout<'quadrants'>({
  name: 'quadrants-cards',
  form: 'quadrants',
  frame: 'top',
  dense: true,
  body: (setting, brief) =>
    withAxes(
      setting,
      brief,
      twoByTwo(setting, brief, (column, index) =>
        card(setting, index, (inside) => columnBox(inside, column, `columns.${index}`), AS_HIGH_AS_ITS_ROW),
      ),
    ),
});

const ICONS = ['thumb_up', 'warning', 'lightbulb', 'bolt'] as const;

/** Four fields in the style's colours, the names large. */
export const quadrantsFields = layout<'quadrants'>({
  name: 'quadrants-fields',
  form: 'quadrants',
  frame: 'top',
  body: (setting, brief) =>
    withAxes(
      setting,
      brief,
      twoByTwo(setting, brief, (column, index) =>
        filled(setting, fieldColor(setting, index), (inside) => field(inside, brief, column, index), {
          x: space(setting, 22),
          y: space(setting, 18),
          times: 40,
        }),
      ),
    ),
});

type Quadrant = BriefOf<'quadrants'>['columns'][number];

function twoByTwo(setting: Setting, brief: BriefOf<'quadrants'>, draw: (column: Quadrant, index: number) => Box): Box {
  const cells = brief.columns.map(draw);
  return capped(grid(cells, 2, { gap: Math.round(setting.theme.gap * 0.7), grow: 1, stack }), 1.7);
}

/** Tints of the style's accents and, last, its strong colour. */
function fieldColor(setting: Setting, index: number): string {
  const { palette } = setting.theme.tokens;
  const { background } = setting.tone;
  if (index === 3) return background === palette.strong ? palette.accent : palette.strong;
  return mix(background, palette.accents[index] ?? palette.accent, 0.24);
}

function field(setting: Setting, brief: BriefOf<'quadrants'>, column: Quadrant, index: number): Box {
  const heading = columnHeading(setting, column, `columns.${index}`);
  const name = heading && textBox(heading, look(setting, 'heading'), { id: 'quadrant-heading' });
  const side = Math.round(look(setting, 'heading').fontSize * 1.5);
  const gap = space(setting, 12);
  const head =
    brief.kind === 'swot' && name
      ? box({
          height: (width) => Math.max(side, name.height(width - side - gap)),
          draw(sheet, rect) {
            const place = { x: rect.x, y: rect.y, width: side, height: side };
            sheet.icon('quadrant-icon', place, `material-icons:${ICONS[index] ?? 'adjust'}`, setting.tone.accent);
            const height = name.height(rect.width - side - gap);
            const y = rect.y + Math.round((Math.max(side, height) - height) / 2);
            name.draw(sheet, { x: rect.x + side + gap, y, width: rect.width - side - gap, height });
          },
        })
      : name;
  const list = markedList(setting, entriesOfItems(setting, column.items, `columns.${index}.items`));
  return stack([head, list], { gap: space(setting, 12), gapLimit: space(setting, 16), grow: 1 });
}

/** Arrows along the left and the lower edge with what grows in their direction. */
function withAxes(setting: Setting, brief: BriefOf<'quadrants'>, fields: Box): Box {
  const { axes } = brief;
  if (!axes?.right && !axes?.up) return fields;
  const label = look(setting, 'label', 'accent');
  const right = axes.right && phrase(setting, axes.right, 'axes.right');
  const up = axes.up && phrase(setting, axes.up, 'axes.up');
  const line = space(setting, 10);
  const left = space(setting, 22);
  const words = (own: typeof right) => own && textBox(own, label, { id: 'axis' });
  const above = up ? oneLine(up, label).height + line : 0;
  return adaptive((width) => {
    const below = words(right)?.height(width - left) ?? 0;
    return box({
      height: () => fields.height(width - left) + above + below + line * 2,
      grow: 1,
      limit: () => (fields.limit?.(width - left) ?? fields.height(width - left)) + above + below + line * 2,
      draw(sheet, rect) {
        const bottom = rect.y + rect.height - below - line;
        const stroke = { color: setting.tone.soft, width: 2, endArrow: 'arrow' as const };
        const corner = { x: rect.x + left / 3, y: bottom };
        sheet.line('axis', corner, { x: corner.x, y: rect.y + above - line }, stroke);
        sheet.line('axis', corner, { x: rect.x + rect.width, y: bottom }, stroke);
        words(up)?.draw(sheet, { x: rect.x, y: rect.y, width: rect.width, height: above - line });
        const own = right ? Math.min(rect.width - left, oneLine(right, label).width) : 0;
        words(right)?.draw(sheet, { x: rect.x + rect.width - own, y: bottom + line, width: own, height: below });
        const height = bottom - line - rect.y - above;
        fields.draw(sheet, { x: rect.x + left, y: rect.y + above, width: rect.width - left, height });
      },
    });
  }, 1);
}
