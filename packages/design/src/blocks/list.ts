import type { Rect } from '@pagewright/model/units';
import { adaptive, type Box, box } from '../box/box.ts';
import { columnWidths, row } from '../box/row.ts';
import { stack } from '../box/stack.ts';
import { textBox } from '../box/text.ts';
import { lineWidth } from '../measuring.ts';
import { look, type Setting, space } from '../setting.ts';
import type { Sheet } from '../sheet.ts';
import type { TextLook } from '../text-look.ts';
import { withLook } from '../theme.ts';
import type { Entry } from './entry.ts';
import { entryText } from './entry-text.ts';
import { drawMarker, markerWidth } from './marker.ts';
import { type MarkedEntry, numberedEntries, ownMarks } from './own-mark.ts';
import { balanceColumns } from './prose.ts';

/** Entries with the style's markers, in one or more columns. */
export function markedList(setting: Setting, entries: readonly Entry[], columns = 1): Box {
  const lines = markedEntries(setting, entries);
  const gap = listGap(setting);
  const limits = { gap, gapLimit: gap * 2.4, grow: 1 };
  if (columns === 1) return stack(lines, limits);
  const perColumn = Math.ceil(entries.length / columns);
  const lists = Array.from({ length: columns }, (_, column) =>
    stack(lines.slice(column * perColumn, (column + 1) * perColumn), limits),
  );
  return row(lists, { gap: setting.theme.gap * 1.6, align: 'stretch' });
}

/** Entries with the style's markers in reading order through columns of about equal height. */
export function flowingList(setting: Setting, entries: readonly Entry[], columns: number): Box {
  const lines = markedEntries(setting, entries);
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

/** Entries behind the signs that their source gave them, else behind the style's marker; all begin at the same place. */
function markedEntries(setting: Setting, entries: readonly Entry[]): Box[] {
  const marked = ownMarks(entries);
  const widths = marked.map(({ mark }) => (mark ? ownMarkWidth(setting, mark, look(setting, 'body')) : 0));
  const indent = Math.max(markerWidth(setting), ...widths);
  return marked.map((own, index) => markedEntry(setting, own, index, indent));
}

/** Width of an entry's own sign with space after it, px. */
function ownMarkWidth(setting: Setting, mark: string, text: TextLook): number {
  return lineWidth(mark, text) + space(setting, 10);
}

function markedEntry(setting: Setting, { mark, entry }: MarkedEntry, index: number, indent: number): Box {
  const content = entryText(setting, entry);
  const first = entry.head ? look(setting, 'heading') : look(setting, 'body');
  return box({
    height: (width) => content.height(width - indent),
    draw(sheet, rect) {
      const height = Math.ceil(first.fontSize * first.lineHeight);
      if (mark) {
        const sign = withLook(look(setting, 'body', 'accent'), { lineHeight: height / look(setting, 'body').fontSize });
        sheet.text('number', { ...rect, width: indent, height }, mark, sign, {}, { decorative: true });
      } else drawMarker(sheet, rect, setting, index, first.fontSize * first.lineHeight);
      content.draw(sheet, { ...rect, x: rect.x + indent, width: rect.width - indent });
    },
  });
}

/** Rows with a number, a lead and the text between hairlines, in one or two columns. */
export function ledger(
  setting: Setting,
  entries: readonly Entry[],
  { numbered = true, columns = 1 }: { readonly numbered?: boolean; readonly columns?: 1 | 2 } = {},
): Box {
  const perColumn = Math.ceil(entries.length / columns);
  const rows = numbered ? numberedRows(setting, entries) : entries.map((entry) => ledgerRow(setting, entry, '', 0));
  const rowsFrom = (start: number) => stack(rows.slice(start, start + perColumn), { gap: 0, grow: 1 });
  if (columns === 1) return rowsFrom(0);
  return row([rowsFrom(0), rowsFrom(perColumn)], { gap: setting.theme.gap * 1.6, grow: 1 });
}

function numberedRows(setting: Setting, entries: readonly Entry[]): Box[] {
  const numbered = numberedEntries(setting, entries);
  const width = numeralWidth(
    setting,
    numbered.map(({ number }) => number),
  );
  return numbered.map(({ number, entry }) => ledgerRow(setting, entry, number, width));
}

/** Width of the widest number, with space after it, px. */
function numeralWidth(setting: Setting, numbers: readonly string[]): number {
  const numeral = look(setting, 'numeral', 'accent');
  const widths = numbers.map((number) => lineWidth(number, numeral));
  return Math.max(...widths) + space(setting, 22);
}

function ledgerRow(setting: Setting, entry: Entry, number: string, numeralWidth: number): Box {
  const { tone } = setting;
  const padding = space(setting, setting.theme.medium === 'document' ? 9 : 14);
  const numbered = numeralWidth > 0;
  const numeralLook = look(setting, 'numeral', 'accent');
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
      if (numbered && number) drawNumeral(sheet, rect, number, numeralLook, numeralWidth);
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
