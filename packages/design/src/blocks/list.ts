import type { Rect } from '@pagewright/model/units';
import { adaptive, type Box, box } from '../box/box.ts';
import { columnWidths, row } from '../box/row.ts';
import { stack } from '../box/stack.ts';
import { textBox } from '../box/text.ts';
import { lineWidth } from '../measuring.ts';
import { look, type Setting, space } from '../setting.ts';
import type { Sheet } from '../sheet.ts';
import type { Entry } from './entry.ts';
import { entryText } from './entry-text.ts';
import { drawMarker, markerWidth, numeralText } from './marker.ts';
import { balanceColumns } from './prose.ts';

/** Entries with the style's markers, in one or more columns. */
export function markedList(setting: Setting, entries: readonly Entry[], columns = 1): Box {
  const line = (entry: Entry, index: number) => markedEntry(setting, entry, index);
  const gap = listGap(setting);
  const limits = { gap, gapLimit: gap * 2.4 };
  if (columns === 1) return stack(entries.map(line), { ...limits, grow: 1 });
  const perColumn = Math.ceil(entries.length / columns);
  const lists = Array.from({ length: columns }, (_, column) => {
    const start = column * perColumn;
    return stack(
      entries.slice(start, start + perColumn).map((entry, index) => line(entry, start + index)),
      { ...limits, grow: 1 },
    );
  });
  return row(lists, { gap: setting.theme.gap * 1.6, align: 'stretch' });
}

/** Entries with the style's markers in reading order through columns of about equal height. */
export function flowingList(setting: Setting, entries: readonly Entry[], columns: number): Box {
  const lines = entries.map((entry, index) => markedEntry(setting, entry, index));
  const gap = listGap(setting);
  const between = setting.theme.gap * 1.6;
  return adaptive((width) => {
    const equal = Array.from({ length: columns }, () => 1);
    const column = columnWidths(width, between, equal)[0] ?? width;
    const lists = balanceColumns(lines, columns, column, gap);
    return row(
      lists.map((own) => stack(own, { gap, gapLimit: gap * 2.4, grow: 1 })),
      { gap: between, align: 'stretch' },
    );
  }, 1);
}

export function listGap(setting: Setting): number {
  return space(setting, setting.theme.medium === 'document' ? 8 : 14);
}

function markedEntry(setting: Setting, entry: Entry, index: number): Box {
  const indent = markerWidth(setting);
  const content = entryText(setting, entry);
  const first = entry.head ? look(setting, 'heading') : look(setting, 'body');
  return box({
    height: (width) => content.height(width - indent),
    draw(sheet, rect) {
      drawMarker(sheet, rect, setting, index, first.fontSize * first.lineHeight);
      content.draw(sheet, { ...rect, x: rect.x + indent, width: rect.width - indent });
    },
  });
}

/** Rows with a number, a lead and the text between hairlines. */
export function ledger(
  setting: Setting,
  entries: readonly Entry[],
  options: { numbered?: boolean; from?: number } = {},
): Box {
  const numbered = options.numbered ?? true;
  const width = numbered ? numeralWidth(setting, entries.length + (options.from ?? 0)) : 0;
  const rows = entries.map((entry, index) => ledgerRow(setting, entry, index + (options.from ?? 0), width));
  return stack(rows, { gap: 0, grow: 1 });
}

/** Width of the widest number up to `count`, with space after it, px. */
function numeralWidth(setting: Setting, count: number): number {
  const numeral = look(setting, 'numeral', 'accent');
  const widths = Array.from({ length: count }, (_, index) => lineWidth(numeralText(setting, index), numeral));
  return Math.max(...widths) + space(setting, 22);
}

function ledgerRow(setting: Setting, entry: Entry, index: number, numeralWidth: number): Box {
  const { tone } = setting;
  const padding = space(setting, setting.theme.medium === 'document' ? 9 : 14);
  const numbered = numeralWidth > 0;
  const numeralLook = look(setting, 'numeral', 'accent');
  const text = numeralText(setting, index);
  const content =
    entry.head && entry.body ? splitWords(setting, entry) : entryText(setting, entry, { withoutLabel: true });
  const least = (width: number) =>
    Math.max(
      content.height(width - numeralWidth),
      numbered ? Math.ceil(numeralLook.fontSize * numeralLook.lineHeight) : 0,
    ) +
    padding * 2;
  return box({
    height: least,
    grow: 1,
    limit: (width) => least(width) * 1.7,
    draw(sheet, rect) {
      sheet.rectangle('rule', { ...rect, height: 1 }, { backgroundColor: tone.rule });
      if (numbered) drawNumeral(sheet, rect, text, numeralLook, numeralWidth);
      const height = content.height(rect.width - numeralWidth);
      content.draw(sheet, {
        x: rect.x + numeralWidth,
        y: rect.y + Math.round((rect.height - height) / 2),
        width: rect.width - numeralWidth,
        height,
      });
    },
  });
}

/** Lead left and text right; one below the other where the row is narrow. */
function splitWords(setting: Setting, entry: Entry): Box {
  return adaptive((width) => {
    if (!entry.head || width < look(setting, 'heading').fontSize * 22)
      return entryText(setting, entry, { withoutLabel: true });
    const head = textBox(entry.head, look(setting, 'heading'), { id: `${entry.id}-lead` });
    const text = entryText(setting, entry, { withoutHead: true, withoutLabel: true });
    return row([head, text], { gap: setting.theme.gap, weights: [1, 2], align: 'middle' });
  });
}

function drawNumeral(sheet: Sheet, rect: Rect, text: string, numeral: ReturnType<typeof look>, width: number): void {
  const height = Math.ceil(numeral.fontSize * numeral.lineHeight);
  const place = { x: rect.x, y: rect.y + Math.round((rect.height - height) / 2), width, height };
  sheet.text('number', place, text, numeral, { verticalAlign: 'middle' }, { decorative: true });
}
