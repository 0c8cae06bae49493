import type { BriefOf } from '@pagewright/model/outline';
import { AS_HIGH_AS_ITS_ROW, card } from '../blocks/card.ts';
import { columnsWithin } from '../blocks/cards.ts';
import { columnHeading, entriesOfItems } from '../blocks/entry.ts';
import { fieldLine } from '../blocks/facing.ts';
import { type RecordColumn, recordArrows, recordGrid } from '../blocks/record-grid.ts';
import { adaptive, type Box, box, capped } from '../box/box.ts';
import { grid } from '../box/row.ts';
import { stack } from '../box/stack.ts';
import { textBox } from '../box/text.ts';
import { look, type Setting, space } from '../setting.ts';
import { withLook } from '../theme.ts';
import { toneOn } from '../tone.ts';
import { cardColumns } from './card-columns.ts';
import { layout } from './layout.ts';

function recordsOf(setting: Setting, brief: BriefOf<'records'>): RecordColumn[] {
  return brief.columns.map((column, index) => ({
    name: columnHeading(setting, column, `columns.${index}`),
    initial: [...column.heading.text.trim()][0] ?? '',
    entries: entriesOfItems(setting, column.items, `columns.${index}.items`),
  }));
}

/** Cards in rows as even as can be. */
function cardsOf(
  setting: Setting,
  brief: BriefOf<'records'>,
  most: number,
  draw: (inside: Setting, record: RecordColumn, index: number) => Box,
): Box {
  const { gap } = setting.theme;
  const cards = recordsOf(setting, brief).map((record, index) =>
    card(setting, index, (inside) => draw(inside, record, index), AS_HIGH_AS_ITS_ROW),
  );
  const least = look(setting, 'body').fontSize * 9.5;
  return adaptive((width) => {
    const columns = columnsWithin(width, cardColumns(cards.length, most), least, gap);
    return capped(grid(cards, columns, { gap, grow: 1, stack, fillLast: cards.length > columns }), 1.5);
  }, 1);
}

/** A card a record, its fields between hairlines. */
export const recordsCards = layout<'records'>({
  name: 'records-cards',
  form: 'records',
  frame: 'top',
  holds: { entries: [2, 8], longest: [0, 420] },
  body: (setting, brief) =>
    cardsOf(setting, brief, 4, (inside, { name, entries }) =>
      stack(
        [
          name &&
            textBox(
              name,
              withLook(look(inside, 'heading'), { fontSize: Math.round(look(inside, 'heading').fontSize * 1.15) }),
              { id: 'record-name' },
            ),
          ...entries.map((entry) => fieldLine(inside, entry)),
        ],
        { gap: space(inside, 12), gapLimit: space(inside, 24), grow: 1 },
      ),
    ),
});

/** Offers beside one another: the first field large. */
export const recordsOffers = layout<'records'>({
  name: 'records-offers',
  form: 'records',
  frame: 'top',
  kinds: ['products'],
  holds: { entries: [2, 4], longest: [0, 260] },
  body: (setting, brief) =>
    cardsOf(setting, brief, 4, (inside, { name, entries }) =>
      stack(
        [
          name && textBox(name, look(inside, 'heading', 'accent'), { id: 'record-name' }),
          ...entries.map((entry, index) =>
            fieldLine(inside, entry, { large: index === 0 && (entry.body?.text.length ?? 0) <= 14 }),
          ),
        ],
        { gap: space(inside, 12), gapLimit: space(inside, 24), grow: 1 },
      ),
    ),
});

/** People: the first letter on a disc, the name, what is said of them. */
export const recordsPeople = layout<'records'>({
  name: 'records-people',
  form: 'records',
  frame: 'top',
  kinds: ['people'],
  dense: true,
  holds: { entries: [2, 12], longest: [0, 240] },
  body: (setting, brief) =>
    cardsOf(setting, brief, 4, (inside, { name, initial, entries }, index) =>
      stack(
        [
          monogram(inside, initial, index),
          name && textBox(name, look(inside, 'heading'), { id: 'record-name' }),
          ...entries.map((entry) =>
            stack(
              [
                entry.head && textBox(entry.head, look(inside, 'label', 'soft'), { id: `${entry.id}-lead` }),
                entry.body &&
                  textBox(entry.body, look(inside, 'body', entry.head ? 'accent' : 'soft'), { id: entry.id }),
              ],
              { gap: 0 },
            ),
          ),
        ],
        { gap: space(inside, 8), gapLimit: space(inside, 14) },
      ),
    ),
});

/** The first letter of a name on a disc. */
function monogram(setting: Setting, letter: string, index: number): Box {
  const side = Math.round(look(setting, 'heading').fontSize * 2.8);
  const { tokens } = setting.theme;
  const fill = setting.tone.background === tokens.palette.strong ? tokens.palette.accent : tokens.palette.strong;
  const own = toneOn(tokens, fill);
  const text = withLook(look(setting, 'figure'), { fontSize: Math.round(side * 0.46), color: own.ink });
  return box({
    height: () => side + space(setting, 6),
    draw(sheet, rect) {
      const round = Math.min(100, Math.round(side / 2));
      sheet.text(
        `monogram-${index + 1}`,
        { x: rect.x, y: rect.y, width: side, height: side },
        letter,
        text,
        {
          align: 'center',
          verticalAlign: 'middle',
          backgroundColor: fill,
          borderRadius: tokens.shape.radius === 0 ? 0 : round,
        },
        { decorative: true },
      );
    },
  });
}

/** Fields as rows, records as columns: what is alike stands on one line. */
export const recordsGrid = layout<'records'>({
  name: 'records-grid',
  form: 'records',
  frame: 'top',
  dense: true,
  body: (setting, brief) => recordGrid(setting, recordsOf(setting, brief)),
});

/** Phases under arrows, their fields on common lines. */
export const recordsPhases = layout<'records'>({
  name: 'records-phases',
  form: 'records',
  frame: 'top',
  kinds: ['phases'],
  media: ['slide'],
  leastWidth: 900,
  holds: { entries: [2, 6], longest: [0, 300], eachWidth: 190 },
  body: (setting, brief) => recordArrows(setting, recordsOf(setting, brief)),
});
