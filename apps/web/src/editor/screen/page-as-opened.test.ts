import { projectPage } from '@pagewright/contract/pages';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { expect, it } from 'vitest';
import { pageAsOpened } from './page-as-opened.ts';

const HEAD = '<Page title="A" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "#ffffff" }}>';
const written = (words: string) => `${HEAD}<Text x={10} y={20} id="t" width={300} height={40}>${words}</Text></Page>`;
const printed = (words: string) => printPage(parsePage(written(words)));

it('saves a page that is as it was opened letter for letter, and every other as it is printed', () => {
  const page = projectPage.parse({ id: 3, projectId: 1, pageType: '', styledText: written('before') });
  const saved = pageAsOpened([page]);
  const sent = (id: number, words: string) => saved({ id, text: printed(words), format: 'ppt-16-9' });
  expect(printed('before')).not.toBe(written('before'));
  expect(sent(3, 'after')).toEqual({ styledText: printed('after'), pageType: 'ppt-16-9' });
  expect(sent(3, 'before')).toEqual({ styledText: written('before'), pageType: '' });
  expect(sent(3, 'before')).toEqual({ styledText: written('before'), pageType: '' });
  expect(sent(4, 'before')).toEqual({ styledText: printed('before'), pageType: 'ppt-16-9' });
});

it('saves a page that could not be read when the document was opened, and was mended since', () => {
  const broken = projectPage.parse({ id: 3, projectId: 1, pageType: '', styledText: '<Page title=' });
  const text = printed('mended');
  expect(pageAsOpened([broken])({ id: 3, text, format: 'ppt-16-9' })).toEqual({
    styledText: text,
    pageType: 'ppt-16-9',
  });
});
