import { expect, it } from 'vitest';
import type { DraftBlock } from './blocks.ts';
import { plainLine, withoutInlineMarks } from './inline-marks.ts';

it('what is emphasized loses its stars where a script without spaces goes on behind, and a product keeps them', () => {
  expect(plainLine('これは、*read-mostly データ*とは違う。')).toBe('これは、read-mostly データとは違う。');
  expect(plainLine('It is *really* so, 2*3*4 times.')).toBe('It is really so, 2*3*4 times.');
  expect(plainLine('金额=单价*数量*折扣')).toBe('金额=单价*数量*折扣');
});

it('words that are set bold with a blank before the closing stars lose these too', () => {
  expect(plainLine('**Action **: relancer la discussion')).toBe('Action: relancer la discussion');
  expect(plainLine('✅** Appel à participation** au congrès')).toBe('✅Appel à participation au congrès');
  expect(plainLine('**Subventions de fonctionnement')).toBe('Subventions de fonctionnement');
  expect(plainLine('watchEffect() **')).toBe('watchEffect()');
  expect(plainLine('** significant at 5 %')).toBe('** significant at 5 %');
  expect(plainLine('2 ** 3 ** 4 is a power')).toBe('2 ** 3 ** 4 is a power');
});

it('marked words, and what stands low or high, lose their signs; a comparison keeps them', () => {
  expect(plainLine('==Level the ground== before H~2~O and the 2^nd^ day')).toBe(
    'Level the ground before H2O and the 2nd day',
  );
  expect(plainLine('if a == b or c == d')).toBe('if a == b or c == d');
});

it('names of characters are read, but not within a word that ends in none', () => {
  expect(plainLine('R&amp;D &#x26; caf&eacute;&#x20;')).toBe('R&D & café');
  expect(plainLine('&#xNAN;Mettre à jour&nbsp;: AT&T, a&b')).toBe('Mettre à jour : AT&T, a&b');
});

it('bold words in front of an entry are kept beside it', () => {
  const list = {
    kind: 'list',
    ordered: false,
    items: [{ text: '[**Figma**](https://example.org) Learn it.', level: 0 }],
  };
  expect(withoutInlineMarks(list as DraftBlock)).toEqual({
    ...list,
    items: [{ text: 'Figma Learn it.', level: 0, lead: 'Figma' }],
  });
  const several = {
    ...list,
    items: [{ text: '**The** [**Loom**](https://example.org) **club** : we meet.', level: 0 }],
  };
  expect(withoutInlineMarks(several as DraftBlock)).toMatchObject({ items: [{ lead: 'The Loom club' }] });
  const whole = { kind: 'list', ordered: false, items: [{ text: '**Figma**', level: 0 }] };
  expect(withoutInlineMarks(whole as DraftBlock)).toEqual({ ...whole, items: [{ text: 'Figma', level: 0 }] });
});
