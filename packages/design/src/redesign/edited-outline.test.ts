import { lintPage } from '@pagewright/page/lint';
import {
  cardForms,
  cardSource,
  composedCards,
  editedOutline,
  mergeCards,
  type OutlineCards,
  setCardForm,
  splitCard,
} from '@pagewright/page/outline-cards';
import { printPage } from '@pagewright/page/source-text';
import { describe, expect, it } from 'vitest';
import { designOutline } from '../design.ts';
import { sampleDeck, sampleReport } from '../fixtures/fixtures.ts';
import { tokensOf } from '../styles.ts';

describe('outlines that a person arranged', () => {
  const looks = ['ppt-16-9', 'a4-portrait'] as const;
  const drawn = (outline: ReturnType<typeof sampleDeck>, cards: OutlineCards) => {
    for (const format of looks) {
      for (const page of designOutline(editedOutline(outline, cards), { format, style: tokensOf('minimal') })) {
        expect(printPage(page)).not.toBe('');
        expect(lintPage(page, { rules: ['overflow', 'off-page'] }), `${page.title} ${format}`).toEqual([]);
      }
    }
  };

  it('are designed in every form that their content allows, and overflow nowhere', () => {
    const outline = sampleDeck('zh-CN');
    const source = cardSource(outline.pages);
    const cards = composedCards(source);
    const most = Math.max(...cards.map((card) => cardForms(source, card).length));
    for (let which = 1; which < most; which += 1) {
      const other = cards.reduce<OutlineCards>((all, card) => {
        const form = cardForms(source, card)[which];
        return form ? setCardForm(source, all, card.id, form) : all;
      }, cards);
      drawn(outline, other);
    }
  }, 60_000);

  it('are designed when pages were made one or divided', () => {
    for (const outline of [sampleDeck('en-US'), sampleReport('zh-CN')]) {
      const source = cardSource(outline.pages);
      const cards = composedCards(source);
      const merged = cards.reduce<OutlineCards>(
        (all, { id }, index) => (index % 2 === 0 ? mergeCards(source, all, id) : all),
        cards,
      );
      expect(merged.length).toBeLessThan(cards.length);
      drawn(outline, merged);
      const divided = cards.reduce<OutlineCards>((all, { id }) => splitCard(source, all, id, 1), cards);
      expect(divided.length).toBeGreaterThan(cards.length);
      drawn(outline, divided);
    }
  }, 60_000);
});
