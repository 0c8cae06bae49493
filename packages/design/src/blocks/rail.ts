import { mostReadable } from '@pagewright/model/color';
import type { Rect } from '@pagewright/model/units';
import { adaptive, type Box, box } from '../box/box.ts';
import { columnWidths } from '../box/row.ts';
import { stack } from '../box/stack.ts';
import { textBox } from '../box/text.ts';
import { lineWidth } from '../measuring.ts';
import { look, type Setting, space } from '../setting.ts';
import type { Sheet } from '../sheet.ts';
import { withLook } from '../theme.ts';
import type { Entry } from './entry.ts';
import { entryText } from './entry-text.ts';

/** Steps and events along a line. */

interface Node {
  readonly x: number;
  readonly y: number;
}

function drawNode(sheet: Sheet, setting: Setting, node: Node, index: number, size: number): void {
  const { tone } = setting;
  const { tokens } = setting.theme;
  if (tokens.shape.radius === 0 && tokens.marker !== 'diamond') {
    sheet.rectangle(
      'node',
      { x: node.x - size / 2, y: node.y - size / 2, width: size, height: size },
      { backgroundColor: tone.accentFill },
    );
  } else if (tokens.marker === 'diamond') {
    const side = size * 0.8;
    sheet.rectangle(
      'node',
      { x: node.x - side / 2, y: node.y - side / 2, width: side, height: side, rotation: 45 },
      { backgroundColor: tone.accentFill },
    );
  } else {
    const color = tone.accents[index % tone.accents.length] ?? tone.accentFill;
    sheet.circle('node', node, size / 2, {
      backgroundColor: tone.background,
      borderColor: color,
      borderWidth: Math.max(3, size / 5),
    });
  }
}

/** Numbered discs down a line, the text to the right; events show their date in a column of its own. */
export function verticalRail(setting: Setting, entries: readonly Entry[], from = 0): Box {
  const dateLook = look(setting, 'heading', 'accent');
  const widest = Math.max(0, ...entries.map((entry) => (entry.label ? lineWidth(entry.label.text, dateLook) : 0)));
  return adaptive((width) => {
    const dated = widest === 0 ? 'never' : widest + 2 <= width * 0.28 ? 'beside' : 'above';
    const rows = entries.map((entry, index) =>
      railRow(setting, entry, index + from, {
        dated,
        dateWidth: dated === 'beside' ? widest + 2 : 0,
        last: index === entries.length - 1,
      }),
    );
    return stack(rows, { gap: 0, grow: 1 });
  }, 1);
}

/** Where the dates of a rail stand: in a column of their own, over the text, or nowhere. */
interface RailPlace {
  readonly dated: 'beside' | 'above' | 'never';
  /** px. */
  readonly dateWidth: number;
  readonly last: boolean;
}

function railRow(setting: Setting, entry: Entry, index: number, place: RailPlace): Box {
  const isDated = place.dated !== 'never';
  const bullet = space(setting, isDated ? 16 : 34);
  const gap = space(setting, 20);
  const bottom = place.last ? 0 : space(setting, setting.theme.medium === 'document' ? 12 : 18);
  const content = entryText(setting, entry, { withoutLabel: place.dated === 'beside' });
  const dateLook = look(setting, 'heading', 'accent');
  const { dateWidth } = place;
  const date =
    dateWidth > 0 && entry.label && textBox(entry.label, dateLook, { id: `${entry.id}-date`, align: 'right' });
  const left = (dateWidth > 0 ? dateWidth + gap : 0) + bullet + gap;
  const least = (width: number) =>
    Math.max(bullet, content.height(width - left), date ? date.height(dateWidth) : 0) + bottom;
  return box({
    height: least,
    grow: 1,
    limit: (width) => least(width) * 1.8,
    draw(sheet, rect) {
      const x = rect.x + left - gap - bullet / 2;
      const firstLine = dateLook.fontSize * dateLook.lineHeight;
      const y = rect.y + (isDated ? firstLine / 2 : bullet / 2);
      if (!place.last) sheet.line('rail', { x, y }, { x, y: y + rect.height }, { color: setting.tone.rule, width: 2 });
      if (isDated) drawNode(sheet, setting, { x, y }, index, bullet);
      else drawNumberDisc(sheet, setting, { x: x - bullet / 2, y: rect.y, width: bullet, height: bullet }, index);
      if (date) date.draw(sheet, { x: rect.x, y: rect.y, width: dateWidth, height: date.height(dateWidth) });
      const height = content.height(rect.width - left);
      const dropTo = !isDated && height < bullet ? (bullet - height) / 2 : 0;
      content.draw(sheet, { x: rect.x + left, y: rect.y + Math.round(dropTo), width: rect.width - left, height });
    },
  });
}

/** A filled disc or square with a number in it. */
export function drawNumberDisc(sheet: Sheet, setting: Setting, rect: Rect, index: number): void {
  const { strong, tokens } = setting.theme;
  const fill = setting.tone.background === strong.background ? setting.tone.accentFill : tokens.palette.strong;
  const background = tokens.dark ? tokens.palette.accent : fill;
  const color = mostReadable(background, ['#ffffff', '#10131a']);
  const text = withLook(look(setting, 'label'), {
    color,
    fontSize: Math.max(12, Math.round(rect.width * 0.42)),
    fontWeight: look(setting, 'figure').fontWeight,
    fontFamily: look(setting, 'figure').fontFamily,
    letterSpacing: 0,
  });
  sheet.text(
    'number',
    rect,
    String(index + 1),
    text,
    {
      align: 'center',
      verticalAlign: 'middle',
      backgroundColor: background,
      borderRadius: tokens.shape.radius === 0 ? 0 : Math.min(100, rect.width / 2),
    },
    { decorative: true },
  );
}

/** Entries in columns under a horizontal line with a node each. */
export function horizontalRail(setting: Setting, entries: readonly Entry[]): Box {
  const gap = setting.theme.gap;
  const node = space(setting, 18);
  const below = space(setting, 18);
  const contents = entries.map((entry) => entryText(setting, { ...entry, ...(entry.label && { label: entry.label }) }));
  const widths = (width: number) =>
    columnWidths(
      width,
      gap,
      entries.map(() => 1),
    );
  return box({
    height: (width) =>
      node + below + Math.max(...contents.map((content, index) => content.height(widths(width)[index] ?? 1))),
    draw(sheet, rect) {
      const y = rect.y + node / 2;
      sheet.line('rail', { x: rect.x, y }, { x: rect.x + rect.width, y }, { color: setting.tone.rule, width: 2 });
      let x = rect.x;
      for (const [index, width] of widths(rect.width).entries()) {
        drawNode(sheet, setting, { x: x + node / 2, y }, index, node);
        const content = contents[index];
        content?.draw(sheet, { x, y: rect.y + node + below, width, height: content.height(width) });
        x += width + gap;
      }
    },
  });
}

/** Entries alternately above and below a horizontal line. */
export function alternatingRail(setting: Setting, entries: readonly Entry[]): Box {
  const node = space(setting, 20);
  const stem = space(setting, 26);
  const contents = entries.map((entry) => entryText(setting, entry));
  // Every entry is as wide as two places less a gap, because its neighbours stand on the other side of the line.
  const span = (width: number) => width / (entries.length + 1);
  const own = (width: number) => Math.floor(span(width) * 2 - setting.theme.gap);
  const half = (width: number, odd: boolean) =>
    Math.max(
      0,
      ...contents.filter((_, index) => (index % 2 === 1) === odd).map((content) => content.height(own(width))),
    );
  return box({
    height: (width) => half(width, false) + half(width, true) + stem * 2 + node,
    draw(sheet, rect) {
      const above = half(rect.width, false);
      const spare = Math.max(0, rect.height - (above + half(rect.width, true) + stem * 2 + node));
      const y = rect.y + spare / 2 + above + stem + node / 2;
      sheet.line('rail', { x: rect.x, y }, { x: rect.x + rect.width, y }, { color: setting.tone.rule, width: 3 });
      for (const [index, content] of contents.entries()) {
        const x = rect.x + span(rect.width) * index;
        const width = own(rect.width);
        const height = content.height(width);
        const top = index % 2 === 0 ? y - node / 2 - stem - height : y + node / 2 + stem;
        const stemEnd = index % 2 === 0 ? y - stem : y + stem;
        sheet.line(
          'stem',
          { x: x + node / 2, y },
          { x: x + node / 2, y: stemEnd },
          { color: setting.tone.rule, width: 2 },
        );
        drawNode(sheet, setting, { x: x + node / 2, y }, index, node);
        content.draw(sheet, { x: Math.round(x), y: Math.round(top), width, height });
      }
    },
  });
}
