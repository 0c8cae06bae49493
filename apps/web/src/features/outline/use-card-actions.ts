import type { LeftOutRow } from '@pagewright/contract/left-out';
import {
  addUnitCard,
  broughtUnitId,
  type Dropped,
  dropCard,
  dropUnit,
  mergeCards,
  moveCard,
  moveUnit,
  type OutlineCards,
  renameCard,
  restore,
  setCardForm,
  splitCard,
} from '@pagewright/page/outline-cards';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardAction } from './OutlineCardView.tsx';
import type { OutlineEditor } from './outline-editor.ts';
import type { useFocusAfter } from './use-focus-after.ts';

/** What can be done to cards, with where the keyboard goes on and what is told of it. */
export function useCardActions(editor: OutlineEditor, { go }: Pick<ReturnType<typeof useFocusAfter>, 'go'>) {
  const { t } = useTranslation();
  const act = useCallback(
    (id: string, action: CardAction) => {
      const { cards } = editor.state.getState();
      const at = numberOf(cards, id) - 1;
      switch (action.do) {
        case 'rename':
          return void editor.apply((now, source) => renameCard(source, now, id, action.title));
        case 'form':
          return void editor.apply((now, source) => setCardForm(source, now, id, action.form));
        case 'move': {
          const next = editor.apply((now) => moveCard(now, id, at + action.by));
          const words = t('outline.moved', { number: numberOf(next, id), total: next.length });
          return go(id, action.by < 0 ? 'up' : 'down', words);
        }
        case 'merge': {
          const next = editor.apply((now, source) => mergeCards(source, now, id));
          return go(id, 'merge', t('outline.merged', { number: numberOf(next, id) }));
        }
        case 'drop': {
          const next = editor.apply((now) => dropCard(now, id));
          return go(next[Math.min(at, next.length - 1)]?.id, 'drop', t('outline.dropped'));
        }
        case 'split': {
          const next = editor.apply((now, source) => splitCard(source, now, id, action.at));
          return go(next[at + 1]?.id, 'title', t('outline.split', { number: at + 2 }));
        }
        case 'dropUnit': {
          const place = cards[at]?.units.indexOf(action.unit) ?? 0;
          const next = editor.apply((now, source) => dropUnit(source, now, action.unit));
          const left = (next[at]?.units.length ?? 0) - 1;
          return go(id, `unit-${Math.max(0, Math.min(place, left))}`, t('outline.dropped'));
        }
      }
    },
    [editor, go, t],
  );
  return useMemo(
    () => ({
      act,
      restore(dropped: Dropped) {
        const next = editor.apply((now, source) => restore(source, now, dropped));
        go(dropped.briefId, 'title', t('outline.restored', { number: numberOf(next, dropped.briefId) }));
      },
      /** @param card undefined for a new one */
      add(row: LeftOutRow, card: string | undefined) {
        const unit = broughtUnitId(row.id);
        editor.bring(row);
        const next = editor.apply((now, source) =>
          card === undefined
            ? addUnitCard(source, now, unit, row.section.title || row.text, now.length)
            : moveUnit(source, now, unit, card),
        );
        const holder = next.find(({ units }) => units.includes(unit))?.id;
        go(holder, 'title', t('outline.added', { number: numberOf(next, holder ?? '') }));
      },
    }),
    [act, editor, go, t],
  );
}

/** From 1. */
function numberOf(cards: OutlineCards, id: string): number {
  return cards.findIndex((card) => card.id === id) + 1;
}
