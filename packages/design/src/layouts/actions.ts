import { AS_HIGH_AS_ITS_ROW, card } from '../blocks/card.ts';
import { columnsWithin } from '../blocks/cards.ts';
import { checkColumns, checkRow, iconWords } from '../blocks/checks.ts';
import { type ActionEntry, entriesOfActions } from '../blocks/entry.ts';
import { adaptive, type Box, capped } from '../box/box.ts';
import { lineOf } from '../box/line.ts';
import { grid, row } from '../box/row.ts';
import { stack } from '../box/stack.ts';
import { oneLine, textBox } from '../box/text.ts';
import { look, type Setting, space } from '../setting.ts';
import { cardColumns } from './card-columns.ts';
import { layout } from './layout.ts';

/** Who does it and by when. */
function ownerLine(setting: Setting, action: ActionEntry): Box | undefined {
  const strong = { ...look(setting, 'body'), fontWeight: look(setting, 'heading').fontWeight };
  const pieces = [
    ...(action.who ? iconWords(setting, 'person', action.who, strong, `${action.id}-who`) : []),
    ...(action.when
      ? iconWords(setting, 'event', action.when, look(setting, 'body', 'soft'), `${action.id}-when`)
      : []),
  ];
  return pieces.length > 0 ? lineOf(pieces, space(setting, 22)) : undefined;
}

/** A box to tick, what is to be done, then who does it and by when in columns of their own. */
export const actionsRows = layout<'actions'>({
  name: 'actions-rows',
  form: 'actions',
  frame: 'top',
  dense: true,
  body(setting, brief) {
    const actions = entriesOfActions(setting, brief.items);
    return adaptive((width) => checkColumns(setting, actionRows(setting, actions, width), 1), 1);
  },
});

function actionRows(setting: Setting, actions: readonly ActionEntry[], width: number): Box[] {
  const strong = { ...look(setting, 'body'), fontWeight: look(setting, 'heading').fontWeight };
  const soft = look(setting, 'body', 'soft');
  const em = soft.fontSize;
  const widest = (words: readonly (ActionEntry['who'] | undefined)[], own: typeof soft) =>
    Math.max(0, ...words.map((text) => (text ? oneLine(text, own).width + em * 1.8 : 0)));
  const who = widest(
    actions.map((action) => action.who),
    strong,
  );
  const when = widest(
    actions.map((action) => action.when),
    soft,
  );
  const gap = setting.theme.gap;
  const beside = width - who - when - gap * 2 > em * 16;
  return actions.map((action) => {
    const what = textBox(action.what, look(setting, beside ? 'heading' : 'body'), { id: action.id });
    if (!beside)
      return checkRow(setting, stack([what, ownerLine(setting, action)], { gap: space(setting, 4) }), action.done);
    const cell = (icon: string, words: ActionEntry['who'], own: typeof soft, id: string) =>
      lineOf(words ? iconWords(setting, icon, words, own, `${action.id}-${id}`) : [], 0);
    const cells = [
      what,
      ...(who > 0 ? [cell('person', action.who, strong, 'who')] : []),
      ...(when > 0 ? [cell('event', action.when, soft, 'when')] : []),
    ];
    const rest = [who, when].filter((own) => own > 0);
    const inner = width - em * 1.5 - space(setting, 14);
    const weights = [inner - rest.reduce((sum, own) => sum + own, 0) - gap * rest.length, ...rest];
    return checkRow(setting, row(cells, { gap, weights, align: 'middle' }), action.done);
  });
}

/** A card an action, who does it and by when at its foot. */
export const actionsCards = layout<'actions'>({
  name: 'actions-cards',
  form: 'actions',
  frame: 'top',
  holds: { entries: [2, 6], longest: [0, 220] },
  body(setting, brief) {
    const cards = entriesOfActions(setting, brief.items).map((action, index) =>
      card(setting, index, (inside) => actionCard(inside, action), AS_HIGH_AS_ITS_ROW),
    );
    const { gap } = setting.theme;
    return adaptive((width) => {
      const columns = columnsWithin(width, cardColumns(cards.length, 3), look(setting, 'body').fontSize * 12, gap);
      return capped(grid(cards, columns, { gap, grow: 1, stack, fillLast: cards.length > columns }), 1.6);
    }, 1);
  },
});

function actionCard(setting: Setting, action: ActionEntry): Box {
  const what = textBox(action.what, look(setting, 'heading'), { id: action.id });
  return stack([what, ownerLine(setting, action)], { gap: space(setting, 14), gapLimit: space(setting, 40), grow: 1 });
}
