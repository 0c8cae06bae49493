import type { Language } from '@pagewright/model/languages';
import { expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';

it.each<[string, Language, string, string[]]>([
  [
    "What we'd change: open the side door, the queue was long. Put a sign at the stop. No more than one lamp before noon.",
    'en-US',
    "What we'd change",
    ['Open the side door, the queue was long.', 'Put a sign at the stop.', 'No more than one lamp before noon.'],
  ],
  [
    '注意事项：请提前到场。不要携带宠物。现场有免费饮水。',
    'zh-CN',
    '注意事项',
    ['请提前到场。', '不要携带宠物。', '现场有免费饮水。'],
  ],
])('short sentences stand under the words that lead to them: %s', (text, language, head, items) => {
  const [only, ...others] = relationsOf(text, language);
  expect(others).toEqual([]);
  expect(only).toMatchObject({ kind: 'list', head: { text: head }, items: items.map((own) => ({ text: own })) });
});

it('what a sentence lists is listed apart from what follows', () => {
  const [list] = relationsOf('Ingredients: flour, eggs, milk. Mix everything well. Bake until golden.', 'en-US');
  expect(list).toMatchObject({ kind: 'list', items: [{ text: 'flour' }, { text: 'eggs' }, { text: 'milk' }] });
});

it('figures and days are told as what they are', () => {
  const text = 'The till: £210 came in. We need £300. The rest is for tea.';
  expect(relationsOf(text, 'en-US').filter(({ kind }) => kind === 'list')).toEqual([]);
});
