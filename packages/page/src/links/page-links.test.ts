import type { Component } from '@pagewright/components/models';
import { describe, expect, it } from 'vitest';
import { fixFinding, fixPage } from '../fixes.ts';
import { part, rect, slide } from '../lint/fixture-page.ts';
import { lintPage } from '../lint.ts';
import { parsePage, printPage } from '../source-text.ts';
import { linkedPages, textWithPageLinks, withPageLinks } from './page-links.ts';

const WORDS = 'See costs and the web';
const text = part('text', 'words', rect(80, 80, 400, 40), {
  text: WORDS,
  spans: [
    { start: 0, end: 3, link: 'page:7' },
    { start: 4, end: 9, fontWeight: 700, link: 'page:8' },
    { start: 18, end: 21, link: 'https://example.org/page:7' },
  ],
});
const button = part('shape', 'button', rect(80, 200, 200, 80), { text: 'Go' }, { link: 'page:8' });
const page = slide([text, button]);

function spansOf(component: Component | undefined) {
  return component && 'spans' in component.props ? component.props.spans : undefined;
}

describe('links to pages', () => {
  it('are read and written with words and objects', () => {
    expect(parsePage(printPage(page)).components.map(({ link }) => link)).toEqual([undefined, 'page:8']);
    expect(linkedPages(parsePage(printPage(page)))).toEqual(new Set([7, 8]));
  });

  it('follow pages that are called otherwise, and go with those that are not there', () => {
    const moved = withPageLinks(page, (id) => (id === 8 ? 108 : undefined));
    expect(linkedPages(moved)).toEqual(new Set([108]));
    expect(moved.components[1]?.link).toBe('page:108');
    expect(moved.components[0]?.props).toMatchObject({ text: WORDS });
    expect(spansOf(moved.components[0])).toEqual([
      { start: 4, end: 9, fontWeight: 700, link: 'page:108' },
      { start: 18, end: 21, link: 'https://example.org/page:7' },
    ]);
    const none = withPageLinks(page, () => undefined);
    expect(none.components[1]).not.toHaveProperty('link');
    expect(withPageLinks(page, (id) => id)).toBe(page);
  });

  it('of cells follow pages and go with them as those of words do', () => {
    const cellLinks = [
      { words: 'costs', start: 4, to: 'page:8', cell: [0, 0] as [number, number] },
      { words: 'web', to: 'https://example.org/', cell: [0, 1] as [number, number] },
    ];
    const cellData = [['See costs', 'the web']];
    const table = part('aiTable', 'table', rect(80, 400, 400, 80), { cellData, cellLinks });
    const linked = slide([table]);
    expect(linkedPages(linked)).toEqual(new Set([8]));
    const moved = withPageLinks(linked, (id) => id + 100).components[0]?.props;
    expect(moved).toMatchObject({ cellLinks: [{ ...cellLinks[0], to: 'page:108' }, cellLinks[1]] });
    const none = withPageLinks(linked, () => undefined).components[0]?.props;
    expect(none).toMatchObject({ cellData, cellLinks: [cellLinks[1]] });
  });

  it('leave a source text as it is where none of them changes, and what cannot be read', () => {
    const source = printPage(page);
    expect(textWithPageLinks(source, (id) => id)).toBe(source);
    expect(textWithPageLinks('<Page page:7', () => undefined)).toBe('<Page page:7');
    expect(linkedPages(parsePage(textWithPageLinks(source, (id) => id + 1)))).toEqual(new Set([8, 9]));
  });

  it('to pages that are gone are found where the pages are known, and taken away by the fix', () => {
    expect(lintPage(page)).toEqual([]);
    const known = { hasPage: (id: number) => id === 7 };
    const findings = lintPage(page, known);
    expect(findings.map(({ message, componentIds }) => [message, ...componentIds])).toEqual([
      ['dead-link/page', 'words'],
      ['dead-link/page', 'button'],
    ]);
    const mended = findings[0] && fixFinding(page, findings[0], known);
    expect(spansOf(mended?.components[0])).toEqual([
      { start: 0, end: 3, link: 'page:7' },
      { start: 4, end: 9, fontWeight: 700 },
      { start: 18, end: 21, link: 'https://example.org/page:7' },
    ]);
    expect(lintPage(fixPage(page, known), known)).toEqual([]);
    expect(linkedPages(fixPage(page, known))).toEqual(new Set([7]));
  });
});
