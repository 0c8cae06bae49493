import type { Language } from '@pagewright/model/languages';
import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { addCounted } from './counted.ts';
import { loadCommonWords } from './load-words.ts';

async function costOf(language: Language, points: number, total: number): Promise<string> {
  const words = createInstance();
  const resources = { [language]: { translation: await loadCommonWords(language) } };
  await words.init({ lng: language, resources, interpolation: { escapeValue: false } });
  addCounted(words);
  return words.t('regenerate.costText', { points, total });
}

it('words what is counted by the rules of the language', async () => {
  expect(await costOf('en-US', 1, 1)).toBe('1 point (1 page)');
  expect(await costOf('en-US', 12, 0)).toBe('12 points (0 pages)');
  expect(await costOf('fr-FR', 1, 0)).toBe('1 crédit (0 page)');
  expect(await costOf('fr-FR', 3, 2)).toBe('3 crédits (2 pages)');
});
