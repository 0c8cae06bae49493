import { adaptive, type Box, box } from '../box/box.ts';
import type { Piece } from '../box/line.ts';
import { row } from '../box/row.ts';
import { stack } from '../box/stack.ts';
import { oneLine, textBox } from '../box/text.ts';
import { look, type Setting, space } from '../setting.ts';
import type { Phrase, TextLook } from '../text-look.ts';

/** What is to be ticked off. */

/** A box to tick, ticked where it is done, before the words. */
export function checkRow(setting: Setting, content: Box, done: boolean): Box {
  const side = Math.round(look(setting, 'body').fontSize * 1.5);
  const gap = space(setting, 14);
  const padding = space(setting, setting.theme.medium === 'document' ? 7 : 11);
  const least = (width: number) => Math.max(side, content.height(width - side - gap)) + padding * 2;
  return box({
    height: least,
    grow: 1,
    limit: (width) => least(width) * 2,
    draw(sheet, rect) {
      const { tone } = setting;
      sheet.rectangle('rule', { ...rect, y: rect.y + rect.height - 1, height: 1 }, { backgroundColor: tone.rule });
      const icon = done ? 'check_box' : 'check_box_outline_blank';
      const place = { x: rect.x, y: rect.y + (rect.height - side) / 2, width: side, height: side };
      sheet.icon('check', place, `material-icons:${icon}`, done ? tone.accentFill : tone.soft);
      const width = rect.width - side - gap;
      const height = content.height(width);
      content.draw(sheet, {
        x: rect.x + side + gap,
        y: rect.y + Math.round((rect.height - height) / 2),
        width,
        height,
      });
    },
  });
}

/** Rows through one or more columns in reading order. */
export function checkColumns(setting: Setting, rows: readonly Box[], most: number): Box {
  const least = look(setting, 'body').fontSize * 17;
  return adaptive((width) => {
    const columns = Math.max(1, Math.min(most, Math.floor(width / least)));
    const each = Math.ceil(rows.length / columns);
    const lists = Array.from({ length: Math.ceil(rows.length / each) }, (_, at) =>
      stack(rows.slice(at * each, at * each + each), { gap: 0, grow: 1 }),
    );
    return row(lists, { gap: setting.theme.gap * 1.6, grow: 1 });
  }, 1);
}

/** A small icon with words to its right, on one line where there is room. */
export function iconWords(setting: Setting, icon: string, words: Phrase, own: TextLook, id: string): Piece[] {
  const side = Math.round(own.fontSize * 1.15);
  const gap = Math.round(own.fontSize * 0.35);
  const text = textBox(words, own, { id });
  const left = side + gap;
  return [
    {
      width: oneLine(words, own).width + left,
      height: (width) => Math.max(side, text.height(width - left)),
      draw(sheet, rect) {
        const height = text.height(rect.width - left);
        const line = Math.min(rect.height, own.fontSize * own.lineHeight);
        const place = { x: rect.x, y: rect.y + (line - side) / 2, width: side, height: side };
        sheet.icon('icon', place, `material-icons:${icon}`, setting.tone.accentFill);
        text.draw(sheet, { x: rect.x + left, y: rect.y, width: rect.width - left, height });
      },
    },
  ];
}
