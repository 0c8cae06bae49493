import { adaptive, type Box, capped } from '../box/box.ts';
import { lineOf, type Piece } from '../box/line.ts';
import { asHighAs, grid, inItsRow } from '../box/row.ts';
import { stack } from '../box/stack.ts';
import { oneLine, textBox } from '../box/text.ts';
import { lineWidth } from '../measuring.ts';
import { look, type Setting, space } from '../setting.ts';
import type { Phrase, TextLook } from '../text-look.ts';
import { withLook } from '../theme.ts';
import { AS_HIGH_AS_ITS_ROW, card } from './card.ts';
import { columnsWithin } from './cards.ts';
import { ARROWS, changeLine, commonSize, type Figure, fitToWidth } from './figures.ts';

/** Figures that changed: what it was, an arrow, what it is. */

/** The change of one figure as large as the page: before, arrow, after. */
export function largeChange(setting: Setting, figure: Figure): Box {
  const fullHeight = setting.theme.medium === 'slide' ? Math.round(setting.theme.size.height * 0.5) : 0;
  return card(setting, 0, (inside) => changeWords(inside, figure), { align: 'middle', fullHeight });
}

function changeWords(setting: Setting, figure: Figure): Box {
  const base = look(setting, 'figure', 'accent');
  const wanted = withLook(base, { fontSize: Math.round(base.fontSize * 2.1) });
  const label = textBox(figure.label, look(setting, 'lead'), { id: `${figure.id}-label` });
  return adaptive((width) => {
    const after = fitToWidth(figure.value.text, wanted, width * 0.52);
    return stack([changePair(setting, figure, after), label], {
      gap: space(setting, 22),
      gapLimit: space(setting, 36),
      align: 'middle',
    });
  }, 1);
}

/** Changes side by side, a card each. */
export function changeCards(setting: Setting, figures: readonly Figure[], most: number): Box {
  const { gap, tokens } = setting.theme;
  const padding = space(setting, tokens.rhythm.cardPadding) * 2;
  return adaptive((width) => {
    const columns = columnsWithin(width, Math.min(most, figures.length), look(setting, 'body').fontSize * 12, gap);
    const size = commonSize(setting, figures, (width - gap * (columns - 1)) / columns - padding, 1.1);
    const cards = figures.map((figure, index) =>
      card(setting, index, (inside) => changeCard(inside, figure, inItsRow(figures, index, columns), size), {
        ...AS_HIGH_AS_ITS_ROW,
        align: 'middle',
      }),
    );
    return capped(grid(cards, columns, { gap, grow: 1, stack, fillLast: cards.length > columns }), 1.7);
  }, 1);
}

/** @param row the figures beside it, itself among them: their values stand on one line */
function changeCard(setting: Setting, figure: Figure, row: readonly Figure[], size: number): Box {
  const labelOf = (own: Figure): Box => textBox(own.label, look(setting, 'body', 'soft'), { id: `${own.id}-label` });
  const label = asHighAs(labelOf(figure), row.map(labelOf));
  const own = withLook(look(setting, 'figure', 'accent'), { fontSize: size });
  const value = textBox(figure.value, own, { id: figure.id });
  const line = figure.change && changeLine(setting, figure, figure.change, 'left');
  return stack([label, value, line], { gap: space(setting, 10), gapLimit: space(setting, 22) });
}

/** Size of what it was, as a share of what it is. */
const BEFORE = 0.52;

function changePair(setting: Setting, figure: Figure, after: TextLook): Box {
  const { change } = figure;
  const soft = look(setting, 'figure', 'soft');
  const before = withLook(soft, {
    fontSize: Math.max(look(setting, 'body').fontSize, Math.round(after.fontSize * BEFORE)),
  });
  const small = look(setting, 'body', 'soft');
  const column = (value: Phrase, own: TextLook, when: Phrase | undefined, id: string): Piece => {
    const words = stack([textBox(value, own, { id }), when && textBox(when, small, { id: `${id}-when` })], { gap: 0 });
    const width = Math.max(oneLine(value, own).width, when ? oneLine(when, small).width : 0);
    return { width, height: words.height, draw: words.draw };
  };
  const side = Math.round(after.fontSize * 0.62);
  const arrow: Piece = {
    width: side,
    height: () => side,
    draw: (sheet, rect) =>
      sheet.icon(
        'change-arrow',
        rect,
        `material-icons:${ARROWS[change?.direction ?? 'level']}`,
        setting.tone.accentFill,
      ),
  };
  const gap = Math.round(after.fontSize * 0.26);
  return lineOf(
    [
      ...(change?.from ? [column(change.from, before, change.fromWhen, `${figure.id}-from`), arrow] : []),
      column(figure.value, after, change?.when, figure.id),
    ],
    gap,
  );
}

/** A figure in the middle of a ring, its label below; nothing where it would not fit there. */
export function inMiddle(setting: Setting, figure: Figure, room: number): Box | undefined {
  const value = fitToWidth(figure.value.text, look(setting, 'figure', 'ink'), room);
  const small = look(setting, 'small', 'soft');
  const label = textBox(figure.label, small, { id: `${figure.id}-label`, align: 'center' });
  if (lineWidth(figure.value.text, value) > room) return undefined;
  const content = stack([textBox(figure.value, value, { id: figure.id, align: 'center' }), label], { gap: 2 });
  return content.height(room) <= room ? content : undefined;
}
