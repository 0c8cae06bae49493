import { mix } from '@pagewright/model/color';
import type { Rect } from '@pagewright/model/units';
import { adaptive, type Box, box, capped } from '../box/box.ts';
import { row } from '../box/row.ts';
import { stack } from '../box/stack.ts';
import { textBox } from '../box/text.ts';
import { lineWidth } from '../measuring.ts';
import { look, onTone, type Setting, space } from '../setting.ts';
import type { Sheet } from '../sheet.ts';
import type { Phrase } from '../text-look.ts';
import { toneOn } from '../tone.ts';
import { AS_HIGH_AS_ITS_ROW, card } from './card.ts';
import { columnsWithin } from './cards.ts';
import type { Entry } from './entry.ts';
import { filled } from './filled.ts';
import { markedList } from './list.ts';

/** Phases and dated events side by side: a date, what it is, and what belongs to it. */

/** What stands under a date: the words large enough to carry the page, what belongs to them as a list. */
function phaseWords(setting: Setting, entry: Entry, beside = false): Box {
  const listed = entry.children.map((child, index) => ({
    id: `${entry.id}-sub-${index + 1}`,
    body: child,
    children: [],
  }));
  const role = entry.children.length > 0 ? 'heading' : 'body';
  const gap = space(setting, 10);
  const title = stack(
    [
      entry.head && textBox(entry.head, look(setting, 'heading'), { id: `${entry.id}-lead` }),
      entry.body && textBox(entry.body, look(setting, role), { id: entry.id }),
    ],
    { gap },
  );
  const list = listed.length > 0 ? markedList(setting, listed) : undefined;
  const below = stack([title, list], { gap, gapLimit: space(setting, 14) });
  if (!beside || !list) return below;
  return adaptive((width) =>
    width > look(setting, 'body').fontSize * 26
      ? row([title, list], { gap: setting.theme.gap, weights: [2, 3], align: 'middle' })
      : below,
  );
}

/** Colours of the phases from first to last: of one family, so that they read as one way. */
export function phaseFill(setting: Setting, index: number, count: number): string {
  const { palette } = setting.theme.tokens;
  const end = setting.tone.background === palette.strong ? palette.accent : palette.strong;
  return mix(palette.accent, end, count < 2 ? 0 : index / (count - 1));
}

/** Rows of at most `most` columns, as even as can be. */
function evenColumns(count: number, most: number): number {
  return Math.ceil(count / Math.ceil(count / Math.max(1, most)));
}

function inRows(setting: Setting, entries: readonly Entry[], most: number, least: number, draw: RowDrawing): Box {
  return adaptive((width) => {
    const columns = evenColumns(entries.length, columnsWithin(width, most, least, setting.theme.gap));
    const rows: Box[] = [];
    for (let start = 0; start < entries.length; start += columns) {
      rows.push(draw(entries.slice(start, start + columns), start, columns));
    }
    return stack(rows, { gap: setting.theme.gap * 1.2, grow: 1 });
  }, 1);
}

/** How much higher than their words the cards of a row may grow. */
const GROWTH = 1.5;

type RowDrawing = (entries: readonly Entry[], from: number, columns: number) => Box;

/** Phases under arrows that lead from one to the next. */
export function arrowPhases(setting: Setting, entries: readonly Entry[]): Box {
  const gap = Math.round(setting.theme.gap * 0.8);
  const least = look(setting, 'body').fontSize * 9.5;
  return inRows(setting, entries, 6, least, (own, from, columns) => {
    const cells: (Box | undefined)[] = own.map((entry, index) => {
      const fill = phaseFill(setting, from + index, entries.length);
      const last = from + index === entries.length - 1;
      const body = card(setting, from + index, (inside) => phaseWords(inside, entry), AS_HIGH_AS_ITS_ROW);
      return stack([arrowHead(setting, { words: entry.label, id: `${entry.id}-date` }, fill, last ? 0 : gap), body], {
        gap: space(setting, 10),
        grow: 1,
      });
    });
    while (cells.length < columns) cells.push(stack([], { gap: 0 }));
    return capped(row(cells, { gap, grow: 1 }), GROWTH);
  });
}

/** What stands on an arrow, and the id of its text. */
export interface ArrowName {
  readonly words: Phrase | undefined;
  readonly id: string;
}

/** A band with the date in it and a point to the right. */
export function arrowHead(setting: Setting, name: ArrowName, fill: string, point: number): Box {
  const inside = onTone(setting, toneOn(setting.theme.tokens, fill));
  const words = name.words && textBox(name.words, look(inside, 'heading'), { id: name.id, verticalAlign: 'middle' });
  const padding = space(setting, 12);
  const inset = space(setting, 16);
  return box({
    height: (width) => (words ? words.height(width - inset * 2) : 0) + padding * 2,
    draw(sheet, rect) {
      if (point > 0) drawPoint(sheet, rect, fill);
      sheet.rectangle('phase', rect, { backgroundColor: fill });
      words?.draw(sheet, {
        x: rect.x + inset,
        y: rect.y + padding,
        width: rect.width - inset * 2,
        height: rect.height - padding * 2,
      });
    },
  });
}

/** The tip of an arrow at the right edge: a square on its corner, half of it behind the band. */
function drawPoint(sheet: Sheet, rect: Rect, fill: string): void {
  const side = Math.round(rect.height * 0.3);
  const center = { x: rect.x + rect.width, y: rect.y + rect.height / 2 };
  sheet.rectangle(
    'phase-point',
    { x: center.x - side / 2, y: center.y - side / 2, width: side, height: side, rotation: 45 },
    { backgroundColor: fill },
  );
}

/** Events under their dates along a line, each on a card. */
export function datedCards(setting: Setting, entries: readonly Entry[]): Box {
  const least = look(setting, 'body').fontSize * 7.6;
  return inRows(setting, entries, 6, least, (own, from, columns) => {
    const cells: (Box | undefined)[] = own.map((entry, index) => {
      const last = index === own.length - 1;
      return stack(
        [
          dateOverLine(setting, entry, from + index, last),
          card(setting, from + index, (inside) => phaseWords(inside, entry), AS_HIGH_AS_ITS_ROW),
        ],
        { gap: space(setting, 14), grow: 1 },
      );
    });
    while (cells.length < columns) cells.push(stack([], { gap: 0 }));
    return capped(row(cells, { gap: setting.theme.gap, grow: 1 }), GROWTH);
  });
}

function dateOverLine(setting: Setting, entry: Entry, index: number, last: boolean): Box {
  const { tone } = setting;
  const words = entry.label && textBox(entry.label, look(setting, 'heading', 'accent'), { id: `${entry.id}-date` });
  const node = space(setting, 14);
  const gap = space(setting, 10);
  return box({
    height: (width) => (words?.height(width) ?? 0) + gap + node,
    draw(sheet, rect) {
      const y = rect.y + rect.height - node / 2;
      const end = rect.x + rect.width + (last ? 0 : setting.theme.gap);
      sheet.line('rail', { x: rect.x, y }, { x: end, y }, { color: tone.rule, width: 2 });
      const color = tone.accents[index % tone.accents.length] ?? tone.accentFill;
      sheet.circle('node', { x: rect.x + node / 2, y }, node / 2, { backgroundColor: color });
      const height = words?.height(rect.width) ?? 0;
      words?.draw(sheet, { ...rect, y: rect.y + rect.height - node - gap - height, height });
    },
  });
}

/** Phases one below the other: the date on a coloured field, beside it what belongs to it. */
export function phaseRows(setting: Setting, entries: readonly Entry[]): Box {
  const heading = look(setting, 'heading');
  const inset = space(setting, 18);
  const widest = Math.max(...entries.map(({ label }) => (label ? lineWidth(label.text, heading) : 0)));
  const rows = entries.map((entry, index) => {
    const fill = phaseFill(setting, index, entries.length);
    const label = entry.label;
    const date = filled(
      setting,
      fill,
      (inside) => (label ? textBox(label, look(inside, 'heading'), { id: `${entry.id}-date` }) : stack([], { gap: 0 })),
      { x: inset, y: inset, align: 'middle', times: 9 },
    );
    const body = card(setting, index, (inside) => phaseWords(inside, entry, true), { align: 'middle' });
    return adaptive((width) => {
      const own = Math.min(0.34, (widest + inset * 2 + 4) / width);
      return row([date, body], { gap: 0, weights: [own, 1 - own], grow: 1 });
    }, 1);
  });
  return stack(rows, { gap: space(setting, 12), grow: 1 });
}

/** Times of a day down a line: the time large, what happens beside it, who and where behind. */
export function scheduleRows(setting: Setting, entries: readonly Entry[]): Box {
  const time = {
    ...look(setting, 'numeral', 'accent'),
    fontSize: Math.round(look(setting, 'heading').fontSize * 1.15),
  };
  const widest = Math.max(...entries.map(({ label }) => (label ? lineWidth(label.text, time) : 0))) + 4;
  const gap = space(setting, 22);
  const padding = space(setting, setting.theme.medium === 'document' ? 9 : 13);
  const rows = entries.map((entry, index) => {
    const date = entry.label && textBox(entry.label, time, { id: `${entry.id}-date`, verticalAlign: 'middle' });
    const title = stack(
      [
        entry.head && textBox(entry.head, look(setting, 'heading'), { id: `${entry.id}-lead` }),
        entry.body && textBox(entry.body, look(setting, 'heading'), { id: entry.id }),
      ],
      { gap: space(setting, 3) },
    );
    const rest = entry.children.map((child, at) =>
      textBox(child, look(setting, 'body', 'soft'), { id: `${entry.id}-sub-${at + 1}` }),
    );
    const words = adaptive((width) =>
      rest.length > 0 && width > look(setting, 'body').fontSize * 26
        ? row([title, stack(rest, { gap: 0 })], { gap, weights: [3, 2], align: 'middle' })
        : stack([title, ...rest], { gap: space(setting, 3) }),
    );
    const left = (width: number) => Math.min(widest, Math.round(width * 0.34));
    const inner = (width: number) => width - left(width) - gap * 2;
    const least = (width: number) => Math.max(words.height(inner(width)), date?.height(left(width)) ?? 0) + padding * 2;
    return box({
      height: least,
      grow: 1,
      limit: (width) => least(width) * 1.7,
      draw(sheet, rect) {
        const { tone } = setting;
        const x = rect.x + left(rect.width) + gap;
        if (index > 0)
          sheet.rectangle(
            'rule',
            { ...rect, x, width: rect.width - left(rect.width) - gap, height: 1 },
            { backgroundColor: tone.rule },
          );
        const bar = tone.accents[index % tone.accents.length] ?? tone.accentFill;
        sheet.rectangle(
          'time-bar',
          { x: x - gap / 2 - 2, y: rect.y + padding / 2, width: 4, height: rect.height - padding },
          { backgroundColor: bar, borderRadius: 2 },
        );
        date?.draw(sheet, { x: rect.x, y: rect.y, width: left(rect.width), height: rect.height });
        const width = inner(rect.width);
        const height = words.height(width);
        words.draw(sheet, { x: x + gap / 2, y: rect.y + Math.round((rect.height - height) / 2), width, height });
      },
    });
  });
  return stack(rows, { gap: 0, grow: 1 });
}
