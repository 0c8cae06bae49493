import { projectPage } from '@pagewright/contract/pages';
import { PagewrightError } from '@pagewright/model/errors';
import { linkedPages } from '@pagewright/page/page-links';
import { describe, expect, it } from 'vitest';
import { readTemplate, templateOf } from './template.ts';

const page = (title: string, inside = '') =>
  `<Page title="${title}" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "#ffffff" }}>\n${inside}\n</Page>`;
const text = (id: string, more = '') => `  <Text id="${id}" x={1} y={2} width={100} height={40}${more}>words</Text>`;

describe('a template', () => {
  it('without text has no pages', () => {
    expect(readTemplate('')).toEqual([]);
    expect(readTemplate(' \n\t')).toEqual([]);
  });

  it('holds one page or several', () => {
    const source = [page('First', text('a')), page('Second', text('b')), page('Third')].join('\n\n');
    const pages = readTemplate(source);
    expect(pages.map(({ number, page: read }) => [number, read?.title, read?.components.length])).toEqual([
      [1, 'First', 1],
      [2, 'Second', 1],
      [3, 'Third', 0],
    ]);
    expect(pages.map((one) => one.source).join('')).toBe(source);
  });

  it('shows the other pages beside a faulty one, whose line and column count from its own beginning', () => {
    const pages = readTemplate(`${page('First', text('a'))}\n${page('Second', text('b', ' colour="red"'))}\n`);
    expect(pages[0]?.page?.title).toBe('First');
    const { error } = pages[1] ?? {};
    expect(error).toBeInstanceOf(PagewrightError);
    expect(error).toMatchObject({
      code: 'page/unknown-attribute',
      params: { line: 5, column: 52, element: 'Text', attribute: 'colour' },
    });
  });

  it('of a document has links to the places of its pages, which the document calls by their ids', () => {
    const stored = (id: number, pageNumber: number, styledText: string) =>
      projectPage.parse({ id, pageNumber, styledText });
    const pages = readTemplate(
      templateOf([
        stored(2, 3, page('Third', text('c', ' link="page:7"'))),
        stored(7, 1, page('First', text('a', ' link="page:2"'))),
        stored(9, 2, ''),
      ]),
    );
    expect(pages.map(({ number, page: read }) => [number, read?.title, ...(read ? linkedPages(read) : [])])).toEqual([
      [1, 'First', 2],
      [2, 'Third', 1],
    ]);
  });

  it('of something else is one faulty page', () => {
    const [only, ...more] = readTemplate('\nwindow.alert(1)');
    expect(more).toEqual([]);
    expect(only?.error).toMatchObject({ code: 'page/syntax', params: { line: 2, column: 1 } });
  });

  it('with text before its first page says so there', () => {
    const pages = readTemplate(`export default\n${page('First')}`);
    expect(pages[0]?.error).toMatchObject({ code: 'page/syntax', params: { line: 1 } });
    expect(pages[1]?.page?.title).toBe('First');
  });
});
