import { mostReadable } from '@pagewright/model/color';
import { adaptive, type Box, box } from '../box/box.ts';
import { grid, row } from '../box/row.ts';
import { stack } from '../box/stack.ts';
import { look, type Setting, space } from '../setting.ts';
import { card } from './card.ts';
import type { Entry } from './entry.ts';
import { entryText } from './entry-text.ts';
import { iconFor } from './icons.ts';
import { markedList } from './list.ts';
import { haveOwnMarks, type NumberedEntry, numberedEntries, ownMarks } from './own-mark.ts';

/** What stands at the head of a card. */
export type CardHead = 'numeral' | 'icon';

/** Entries as cards in a grid; a list in front of which the source set signs keeps these, and has no icons. */
export function cardGrid(setting: Setting, entries: readonly Entry[], columns: number, head: CardHead): Box {
  const signs = ownMarks(entries).filter(({ mark }) => mark).length;
  if (signs > 0 && signs < entries.length) return markedList(setting, entries, columns);
  const cells =
    head === 'numeral' || signs > 0
      ? numberedEntries(setting, entries).map((own, index) => numberedCard(setting, own, index))
      : entries.map((entry, index) => iconCard(setting, entry, index));
  const least = look(setting, 'body').fontSize * 11 + space(setting, setting.theme.tokens.rhythm.cardPadding) * 2;
  return adaptive((width) => {
    const own = columnsWithin(width, columns, least, setting.theme.gap);
    return grid(cells, own, {
      gap: setting.theme.gap,
      grow: 1,
      stack,
      fillLast: entries.length % own !== 0 && entries.length > own,
    });
  }, 1);
}

/** At most `columns` columns that are each at least `least` px wide. */
export function columnsWithin(width: number, columns: number, least: number, gap: number): number {
  return Math.max(1, Math.min(columns, Math.floor((width + gap) / (least + gap))));
}

function numberedCard(setting: Setting, { number, entry }: NumberedEntry, index: number): Box {
  return card(setting, index, (inside) =>
    stack([numeralBox(inside, number), entryText(inside, entry)], { gap: space(inside, 12) }),
  );
}

function iconCard(setting: Setting, entry: Entry, index: number): Box {
  return card(setting, index, (inside) => {
    if (!entry.head) return iconRow(inside, entry, index, space(inside, 16));
    const below = entryText(inside, entry, { withoutHead: true });
    return stack([iconHead(inside, entry, index), below], { gap: space(inside, 12) });
  });
}

/** Entries side by side under large numbers and rules, without panels. */
export function numberedColumns(setting: Setting, entries: readonly Entry[]): Box {
  const columns = numberedEntries(setting, entries).map(({ number, entry }, index) => {
    const rule = box({
      height: () => space(setting, 3),
      draw: (sheet, rect) =>
        sheet.rectangle(
          'column-rule',
          { ...rect, height: Math.max(2, space(setting, 3)) },
          { backgroundColor: index === 0 ? setting.tone.accentFill : setting.tone.rule },
        ),
    });
    return stack([numeralBox(setting, number, 1.5), rule, entryText(setting, entry)], { gap: space(setting, 16) });
  });
  return row(columns, { gap: setting.theme.gap * 1.3, align: 'top' });
}

/** Entries in rows, each with a round icon in front, or with the sign that the source gave it. */
export function iconRows(setting: Setting, entries: readonly Entry[], columns: number): Box {
  if (haveOwnMarks(entries)) return markedList(setting, entries, columns);
  const rows = entries.map((entry, index) => iconRow(setting, entry, index, space(setting, 18)));
  const spacing = space(setting, 20);
  const least = look(setting, 'body').fontSize * 15;
  return adaptive((width) => {
    const own = columnsWithin(width, columns, least, setting.theme.gap * 1.5);
    return own === 1
      ? stack(rows, { gap: spacing, gapLimit: spacing * 2.2, grow: 1 })
      : iconGrid(setting, rows, own, spacing);
  }, 1);
}

function iconGrid(setting: Setting, rows: readonly Box[], columns: number, spacing: number): Box {
  return grid(rows, columns, {
    gap: setting.theme.gap * 1.5,
    rowGap: spacing,
    stack: (items, options) => stack(items, { ...options, gapLimit: spacing * 2.6, grow: 1 }),
  });
}

/** An icon with the entry's words to its right. */
function iconRow(setting: Setting, entry: Entry, index: number, gap: number): Box {
  const side = Math.round(look(setting, 'body').fontSize * 2.4);
  const content = entryText(setting, entry);
  const accent = setting.tone.accents[index % 3] ?? setting.tone.accentFill;
  return box({
    height: (width) => Math.max(side, content.height(width - side - gap)),
    draw(sheet, rect) {
      drawIconDisc(sheet, { x: rect.x, y: rect.y, width: side, height: side }, setting, iconFor(entry, index), accent);
      const height = content.height(rect.width - side - gap);
      const y = height < side ? rect.y + Math.round((side - height) / 2) : rect.y;
      content.draw(sheet, { x: rect.x + side + gap, y, width: rect.width - side - gap, height });
    },
  });
}

function drawIconDisc(
  sheet: Parameters<Box['draw']>[0],
  rect: { x: number; y: number; width: number; height: number },
  setting: Setting,
  icon: string,
  accent: string,
): void {
  const { tokens } = setting.theme;
  const round = tokens.shape.radius >= 10;
  const props = { backgroundColor: accent };
  if (round)
    sheet.circle('icon-disc', { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }, rect.width / 2, props);
  else sheet.rectangle('icon-disc', rect, { ...props, borderRadius: tokens.shape.radius });
  const inset = rect.width * 0.24;
  sheet.icon(
    'icon',
    { x: rect.x + inset, y: rect.y + inset, width: rect.width - inset * 2, height: rect.height - inset * 2 },
    icon,
    onAccent(accent),
  );
}

/** White or near-black, whichever shows better on an accent. */
function onAccent(accent: string): string {
  return mostReadable(accent, ['#ffffff', '#14181f']);
}

/** The lead with the icon in front of it. */
function iconHead(setting: Setting, entry: Entry, index: number): Box {
  const side = Math.round(look(setting, 'heading').fontSize * 1.9);
  const gap = space(setting, 14);
  const accent = setting.tone.accents[index % 3] ?? setting.tone.accentFill;
  const head = entryText(setting, { id: entry.id, children: [], ...(entry.head && { head: entry.head }) });
  return box({
    height: (width) => Math.max(side, head.height(width - side - gap)),
    draw(sheet, rect) {
      drawIconDisc(sheet, { x: rect.x, y: rect.y, width: side, height: side }, setting, iconFor(entry, index), accent);
      const width = rect.width - side - gap;
      const height = head.height(width);
      head.draw(sheet, {
        x: rect.x + side + gap,
        y: rect.y + Math.max(0, Math.round((side - height) / 2)),
        width,
        height,
      });
    },
  });
}

/** An entry's number as decoration over its text. */
export function numeralBox(setting: Setting, number: string, times = 1): Box {
  const numeral = look(setting, 'numeral', 'accent');
  const large = { ...numeral, fontSize: Math.round(numeral.fontSize * times) };
  const height = Math.ceil(large.fontSize * large.lineHeight);
  return box({
    height: () => height,
    draw: (sheet, rect) => {
      if (number) sheet.text('number', { ...rect, height }, number, large, {}, { decorative: true });
    },
  });
}
