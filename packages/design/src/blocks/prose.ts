import { adaptive, type Box } from '../box/box.ts';
import { columnWidths, row } from '../box/row.ts';
import { stack } from '../box/stack.ts';
import { textBox } from '../box/text.ts';
import { look, type Setting, space } from '../setting.ts';
import type { Phrase, TextLook } from '../text-look.ts';

/** Running text. */

function paragraphBox(setting: Setting, phrase: Phrase, text: TextLook, index: number): Box {
  // Han text fills its lines evenly; Latin text without hyphenation would get rivers.
  const align = setting.theme.cjk && setting.theme.medium === 'document' ? 'justify' : 'left';
  return textBox(phrase, text, { id: `paragraph-${index + 1}`, align });
}

/** Paragraphs in one column, not wider than a readable line where `measure` asks for it. */
export function prose(
  setting: Setting,
  paragraphs: readonly Phrase[],
  options: { leadFirst?: boolean; role?: 'body' | 'lead' } = {},
): Box {
  const boxes = paragraphs.map((paragraph, index) => {
    const lead = options.leadFirst && index === 0;
    return paragraphBox(setting, paragraph, look(setting, lead ? 'lead' : (options.role ?? 'body'), 'ink'), index);
  });
  const gap = paragraphGap(setting);
  return stack(boxes, { gap, gapLimit: gap * 2.2, align: 'start' });
}

export function paragraphGap(setting: Setting): number {
  return space(setting, setting.theme.medium === 'document' ? 9 : 16);
}

/** Paragraphs that run through columns of about equal height; a paragraph is never parted. */
export function proseColumns(setting: Setting, paragraphs: readonly Phrase[], columns: number): Box {
  const gap = setting.theme.gap * 1.6;
  const boxes = paragraphs.map((paragraph, index) => paragraphBox(setting, paragraph, look(setting, 'body'), index));
  const between = paragraphGap(setting);
  const arranged = (width: number) => {
    const column =
      columnWidths(
        width,
        gap,
        Array.from({ length: columns }, () => 1),
      )[0] ?? width;
    return row(
      balanceColumns(boxes, columns, column, between).map((items) => stack(items, { gap: between })),
      { gap, align: 'top' },
    );
  };
  return adaptive(arranged);
}

/** Boxes in reading order parted into columns so that the highest column is as low as can be. */
export function balanceColumns(boxes: readonly Box[], columns: number, width: number, gap: number): Box[][] {
  const heights = boxes.map((item) => item.height(width) + gap);
  let low = Math.max(...heights, 1);
  let high = heights.reduce((sum, height) => sum + height, 0);
  while (high - low > 2) {
    const middle = (low + high) / 2;
    if (columnsNeeded(heights, middle) <= columns) high = middle;
    else low = middle;
  }
  const result: Box[][] = [[]];
  let used = 0;
  for (const [index, item] of boxes.entries()) {
    const height = heights[index] ?? 0;
    if (used + height > high + 1 && used > 0 && result.length < columns) {
      result.push([]);
      used = 0;
    }
    result.at(-1)?.push(item);
    used += height;
  }
  while (result.length < columns) result.push([]);
  return result;
}

function columnsNeeded(heights: readonly number[], limit: number): number {
  let count = 1;
  let used = 0;
  for (const height of heights) {
    if (used + height > limit && used > 0) {
      count++;
      used = 0;
    }
    used += height;
  }
  return count;
}
