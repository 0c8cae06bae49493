import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { loadWords } from '../../app/i18n/load-words.ts';
import { pageOf } from '../testing/test-editor.ts';
import { linkName, linkPages, linkWords } from './link-pages.ts';

it('a link to a hidden page says that files are without it, but the words on the page do not', async () => {
  const i18n = createInstance();
  const words = { panels: await loadWords('en-US', 'panels') };
  await i18n.init({
    lng: 'en-US',
    resources: { 'en-US': { translation: words } },
    interpolation: { escapeValue: false },
  });
  const page = { ...pageOf([]), title: 'Costs' };
  const pages = linkPages([
    { id: 7, pageNumber: 1, version: 1, page },
    { id: 9, pageNumber: 2, version: 1, page, hidden: true },
  ]);
  const names = ['page:7', 'page:9', 'page:11', 'https://example.org/'].map((to) => linkName(to, pages, i18n.t));
  expect(names).toEqual(['1 · Costs', '2 · Costs (hidden: not in files)', 'A page that is gone', 'example.org']);
  expect(linkWords('page:9', pages)).toBe('2 · Costs');
  expect(linkWords('page:11', pages)).toBe('');
});
