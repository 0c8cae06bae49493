import type { Stat } from '@pagewright/model/outline';
import { adaptive, type Box, box } from '../box/box.ts';
import { lineOf, type Piece } from '../box/line.ts';
import { asHighAs, grid, inItsRow, row } from '../box/row.ts';
import { stack } from '../box/stack.ts';
import { oneLine, textBox } from '../box/text.ts';
import { lineWidth } from '../measuring.ts';
import { look, type Setting, space } from '../setting.ts';
import type { Phrase, TextLook } from '../text-look.ts';
import { withLook } from '../theme.ts';
import { card } from './card.ts';
import { columnsWithin } from './cards.ts';
import { phrase, words } from './entry.ts';

/** Key figures with their labels. */
export interface Figure {
  readonly id: string;
  readonly value: Phrase;
  readonly label: Phrase;
  /** Of a change: the figure before, when each was so, and which way it went. */
  readonly change?: FigureChange;
}

export interface FigureChange {
  readonly from: Phrase | undefined;
  readonly fromWhen: Phrase | undefined;
  readonly when: Phrase | undefined;
  readonly direction: Stat['direction'];
}

export function figuresOf(stats: readonly Stat[], setting: Setting): Figure[] {
  return stats.flatMap((stat, index) => {
    const slot = `stats.${index}`;
    if (setting.dropped.has(slot)) return [];
    const change = changeOf(stat, slot, setting);
    return [
      {
        id: `stat-${index + 1}`,
        value: words(setting, stat.value, `${slot}.value`, stat.label.origins),
        label: phrase(setting, stat.label, `${slot}.label`),
        ...(change && { change }),
      },
    ];
  });
}

function changeOf(stat: Stat, slot: string, setting: Setting): FigureChange | undefined {
  const own = (field: 'from' | 'fromWhen' | 'when') =>
    stat[field] ? words(setting, stat[field], `${slot}.${field}`, stat.label.origins) : undefined;
  const change = { from: own('from'), fromWhen: own('fromWhen'), when: own('when'), direction: stat.direction };
  return change.from || change.when ? change : undefined;
}

export const ARROWS = { up: 'north_east', down: 'south_east', level: 'east' } as const;

/** A figure's label and, of a change, what it was before. */
function labelBox(setting: Setting, figure: Figure, align: 'left' | 'center' = 'left'): Box {
  const label = textBox(figure.label, look(setting, 'body', 'soft'), { id: `${figure.id}-label`, align });
  return figure.change
    ? stack([label, changeLine(setting, figure, figure.change, align)], { gap: space(setting, 4) })
    : label;
}

/** When and what it was before, an arrow, when it came to what it is. */
export function changeLine(setting: Setting, figure: Figure, change: FigureChange, align: 'left' | 'center'): Box {
  const soft = look(setting, 'body', 'soft');
  const strong = withLook(look(setting, 'heading'), { fontSize: soft.fontSize });
  const piece = (words: Phrase | undefined, own: TextLook, id: string): Piece[] => {
    if (!words) return [];
    const text = textBox(words, own, { id: `${figure.id}-${id}` });
    return [{ width: oneLine(words, own).width, height: text.height, draw: text.draw }];
  };
  const side = soft.fontSize;
  const arrow: Piece = {
    width: side,
    height: () => side,
    draw: (sheet, rect) =>
      sheet.icon('arrow', rect, `material-icons:${ARROWS[change.direction ?? 'level']}`, setting.tone.accentFill),
  };
  return lineOf(
    [
      ...piece(change.fromWhen, soft, 'from-when'),
      ...piece(change.from, strong, 'from'),
      ...(change.from ? [arrow] : []),
      ...piece(change.when, soft, 'when'),
    ],
    side * 0.4,
    align,
  );
}

/**
 * A value as large as its width allows, its label below.
 * @param options.row the figures beside it, itself among them: their values stand on one line
 */
function figureBox(
  setting: Setting,
  figure: Figure,
  options: { times?: number; align?: 'left' | 'center'; largest?: number; row?: readonly Figure[] },
): Box {
  const base = look(setting, 'figure', 'accent');
  const wanted = withLook(base, { fontSize: Math.round(base.fontSize * (options.times ?? 1)) });
  const valueLook = (width: number) =>
    fitToWidth(
      figure.value.text,
      withLook(wanted, { fontSize: Math.min(wanted.fontSize, options.largest ?? 400) }),
      width,
    );
  const labelled = (own: Figure): Box => labelBox(setting, own, options.align);
  const label = asHighAs(labelled(figure), (options.row ?? []).map(labelled));
  const gap = space(setting, 6);
  const valueHeight = (width: number) => {
    const fitted = valueLook(width);
    return textBox(figure.value, fitted, { id: figure.id }).height(width);
  };
  return box({
    height: (width) => valueHeight(width) + gap + label.height(width),
    draw(sheet, rect) {
      const height = valueHeight(rect.width);
      const content = height + gap + label.height(rect.width);
      const y = rect.y + Math.max(0, Math.round((rect.height - content) / 2));
      textBox(figure.value, valueLook(rect.width), { id: figure.id, align: options.align ?? 'left' }).draw(sheet, {
        ...rect,
        y,
        height,
      });
      label.draw(sheet, { ...rect, y: y + height + gap, height: label.height(rect.width) });
    },
  });
}

/** The look with a size at which the text stands on one line, not under a third of the wanted one. */
export function fitToWidth(text: string, wanted: TextLook, width: number): TextLook {
  const needed = lineWidth(text, wanted);
  if (needed <= width * 0.95) return wanted;
  const size = Math.floor((wanted.fontSize * width * 0.94) / needed);
  return withLook(wanted, { fontSize: Math.max(Math.round(wanted.fontSize / 3), size, 12) });
}

/** One size for all values of a row, so that they read as one set. */
export function commonSize(setting: Setting, figures: readonly Figure[], width: number, times: number): number {
  const base = look(setting, 'figure', 'accent');
  const wanted = withLook(base, { fontSize: Math.round(base.fontSize * times) });
  return Math.min(...figures.map((figure) => fitToWidth(figure.value.text, wanted, width).fontSize));
}

/** Figures side by side, parted by rules. */
export function figureRow(setting: Setting, figures: readonly Figure[], times = 1): Box {
  const gap = setting.theme.gap * 1.2;
  const inset = space(setting, 18);
  const cells = (width: number) => {
    const column = (width - gap * (figures.length - 1)) / figures.length - inset;
    const largest = commonSize(setting, figures, column, times);
    return row(
      figures.map((figure, index) =>
        withRule(setting, figureBox(setting, figure, { times, largest, row: figures }), inset, index),
      ),
      { gap },
    );
  };
  return adaptive(cells);
}

function withRule(setting: Setting, inner: Box, inset: number, index: number): Box {
  return box({
    height: (width) => inner.height(width - inset),
    draw(sheet, rect) {
      const color = setting.tone.accents[index % setting.tone.accents.length] ?? setting.tone.accentFill;
      sheet.rectangle(
        'figure-rule',
        { x: rect.x, y: rect.y, width: Math.max(2, space(setting, 3)), height: rect.height },
        { backgroundColor: color },
      );
      inner.draw(sheet, { ...rect, x: rect.x + inset, width: rect.width - inset });
    },
  });
}

/** Figures in cards. */
export function figureCards(setting: Setting, figures: readonly Figure[], columns: number): Box {
  const least = look(setting, 'body').fontSize * 8 + space(setting, setting.theme.tokens.rhythm.cardPadding) * 2;
  return adaptive((width) => {
    const within = columnsWithin(width, columns, least, setting.theme.gap);
    const cells = figures.map((figure, index) =>
      card(setting, index, (inside) => figureBox(inside, figure, { row: inItsRow(figures, index, within) }), {
        align: 'middle',
      }),
    );
    return grid(cells, within, { gap: setting.theme.gap, grow: 1, stack, fillLast: true });
  }, 1);
}

/** The first figure very large on a strong panel, the others beside it. */
export function heroFigure(setting: Setting, figures: readonly Figure[]): Box {
  const [first, ...others] = figures;
  if (!first) return figureRow(setting, figures);
  const hero = card(setting, 0, (inside) => figureBox(inside, first, { times: others.length > 0 ? 1.7 : 2.2 }), {
    emphasis: true,
    align: 'middle',
  });
  if (others.length === 0) return hero;
  return row([hero, figureLedger(setting, others)], { gap: setting.theme.gap * 1.6, weights: [5, 6], grow: 1 });
}

/** Figures in rows: value left, label right, hairlines between. */
export function figureLedger(setting: Setting, figures: readonly Figure[]): Box {
  const base = look(setting, 'figure', 'accent');
  const wanted = withLook(base, { fontSize: Math.round(base.fontSize * 0.72) });
  const padding = space(setting, 14);
  const valueWidth = (width: number) =>
    Math.min(width * 0.5, Math.max(...figures.map((figure) => lineWidth(figure.value.text, wanted))) + 2);
  const rows = figures.map((figure) => {
    const label = labelBox(setting, figure);
    const gap = setting.theme.gap;
    const value = (width: number) =>
      textBox(figure.value, fitToWidth(figure.value.text, wanted, valueWidth(width)), {
        id: figure.id,
        verticalAlign: 'middle',
      });
    const inner = (width: number) =>
      Math.max(value(width).height(valueWidth(width)), label.height(width - valueWidth(width) - gap));
    return box({
      height: (width) => inner(width) + padding * 2,
      grow: 1,
      limit: (width) => (inner(width) + padding * 2) * 1.8,
      draw(sheet, rect) {
        sheet.rectangle('rule', { ...rect, height: 1 }, { backgroundColor: setting.tone.rule });
        const left = valueWidth(rect.width);
        const body = { ...rect, y: rect.y + padding, height: rect.height - padding * 2 };
        value(rect.width).draw(sheet, { ...body, width: left });
        const width = rect.width - left - gap;
        const height = label.height(width);
        const y = body.y + Math.round((body.height - height) / 2);
        label.draw(sheet, { x: rect.x + left + gap, y, width, height });
      },
    });
  });
  return stack(rows, { gap: 0, grow: 1 });
}
