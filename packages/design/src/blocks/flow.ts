import { mix } from '@pagewright/model/color';
import { adaptive, type Box, box } from '../box/box.ts';
import { columnWidths } from '../box/row.ts';
import { stack } from '../box/stack.ts';
import { look, onTone, type Setting, space } from '../setting.ts';
import { toneOn } from '../tone.ts';
import { columnsWithin } from './cards.ts';
import type { Entry } from './entry.ts';
import { entryText } from './entry-text.ts';
import { drawNumberDisc } from './rail.ts';

/** Steps that lead into one another. */

/** Panels side by side with arrows between, darker from first to last. */
function stepPanels(setting: Setting, entries: readonly Entry[], from = 0, total = entries.length): Box {
  const { tokens } = setting.theme;
  const arrow = space(setting, 34);
  const padding = space(setting, 20);
  const disc = space(setting, 36);
  const panels = entries.map((entry, index) => {
    const share = total < 2 ? 0 : (from + index) / (total - 1);
    const fill = mix(
      mix(setting.tone.background, tokens.palette.accent, 0.08),
      mix(setting.tone.background, tokens.palette.accent, 0.3),
      share,
    );
    const inside = onTone(setting, toneOn(tokens, fill));
    return { fill, content: entryText(inside, entry) };
  });
  const widths = (width: number) =>
    columnWidths(
      width,
      arrow,
      entries.map(() => 1),
    );
  const least = (width: number) =>
    Math.max(...panels.map(({ content }, index) => content.height((widths(width)[index] ?? 1) - padding * 2))) +
    padding * 2 +
    disc +
    space(setting, 14);
  return box({
    height: least,
    grow: 1,
    limit: (width) => least(width) * 1.4,
    draw(sheet, rect) {
      let x = rect.x;
      for (const [index, width] of widths(rect.width).entries()) {
        const { fill, content } = panels[index] ?? { fill: setting.tone.background, content: undefined };
        sheet.rectangle(
          'step-panel',
          { x, y: rect.y, width, height: rect.height },
          { backgroundColor: fill, borderRadius: tokens.shape.radius },
        );
        drawNumberDisc(
          sheet,
          setting,
          { x: x + padding, y: rect.y + padding, width: disc, height: disc },
          from + index,
        );
        const top = padding + disc + space(setting, 14);
        content?.draw(sheet, {
          x: x + padding,
          y: rect.y + top,
          width: width - padding * 2,
          height: rect.height - top - padding,
        });
        if (index < entries.length - 1) {
          const side = arrow * 0.8;
          sheet.icon(
            'arrow',
            { x: x + width + (arrow - side) / 2, y: rect.y + rect.height / 2 - side / 2, width: side, height: side },
            'material-icons:arrow_forward',
            setting.tone.accentFill,
          );
        }
        x += width + arrow;
      }
    },
  });
}

/** More steps than a row holds: rows one below the other. */
export function stepRows(setting: Setting, entries: readonly Entry[], most: number): Box {
  const least = look(setting, 'body').fontSize * 9 + space(setting, 20) * 2;
  return adaptive((width) => rowsOfSteps(setting, entries, columnsWithin(width, most, least, space(setting, 34))), 1);
}

function rowsOfSteps(setting: Setting, entries: readonly Entry[], perRow: number): Box {
  const rows: Box[] = [];
  for (let start = 0; start < entries.length; start += perRow) {
    rows.push(stepPanels(setting, entries.slice(start, start + perRow), start, entries.length));
  }
  return stack(rows, { gap: setting.theme.gap, grow: 1 });
}

/** Steps on a stair from bottom left to top right. */
export function stairs(setting: Setting, entries: readonly Entry[]): Box {
  const gap = Math.round(setting.theme.gap * 0.8);
  const rise = space(setting, 34);
  const contents = entries.map((entry) => entryText(setting, entry));
  const widths = (width: number) =>
    columnWidths(
      width,
      gap,
      entries.map(() => 1),
    );
  const tread = space(setting, 5);
  const disc = space(setting, 30);
  const top = disc + space(setting, 12);
  const tallest = (width: number) =>
    Math.max(...contents.map((content, index) => content.height(widths(width)[index] ?? 1)));
  return box({
    height: (width) => top + tallest(width) + tread + space(setting, 14) + rise * (entries.length - 1),
    draw(sheet, rect) {
      const height = top + tallest(rect.width) + tread + space(setting, 14);
      const climb = Math.min(rise * 2, (rect.height - height) / Math.max(1, entries.length - 1));
      const block = height + climb * (entries.length - 1);
      const offset = rect.y + (rect.height - block) / 2;
      let x = rect.x;
      for (const [index, width] of widths(rect.width).entries()) {
        const y = Math.round(offset + climb * (entries.length - 1 - index));
        const color = setting.tone.accents[index % setting.tone.accents.length] ?? setting.tone.accentFill;
        sheet.rectangle('tread', { x, y, width, height: tread }, { backgroundColor: color });
        drawNumberDisc(sheet, setting, { x, y: y + tread + space(setting, 14), width: disc, height: disc }, index);
        contents[index]?.draw(sheet, {
          x,
          y: y + tread + space(setting, 14) + top,
          width,
          height: contents[index]?.height(width) ?? 0,
        });
        x += width + gap;
      }
    },
  });
}
