import { componentOf } from '@pagewright/components/fixtures';
import type { Component, Page } from '@pagewright/components/models';
import { describe, expect, it } from 'vitest';
import { joined } from './joined-page.ts';

function pageOn(color: string, ...components: Component[]): Page {
  return {
    title: '',
    format: 'ppt-16-9',
    size: { width: 1280, height: 720 },
    language: 'en-US',
    background: { type: 'solid', color },
    margin: 0,
    components,
  };
}

const head = (text: string, color: string, x = 90): Component =>
  componentOf(
    'text',
    { text, color },
    { id: 'running-head', slot: 'running-head', repeat: 'running-head', position: { x, y: 680 } },
  );
const logo = componentOf('text', { text: 'ACME' }, { id: 'logo', repeat: 'repeat-1' });

describe('a new page that joins a document', () => {
  const pages = [
    pageOn('#101418', head('For the board', '#eeeeee', 400)),
    pageOn('#ffffff', head('For the board', '#444444', 200), logo),
  ];
  const headOf = ({ components }: Page) => components.find(({ repeat }) => repeat === 'running-head');

  it('has its head as it is on a page with the same ground', () => {
    const made = joined(pageOn('#ffffff', head('Plan', '#777777')), pages);
    expect(headOf(made)).toMatchObject({ position: { x: 200 }, props: { text: 'For the board', color: '#444444' } });
    expect(made.components.map(({ repeat }) => repeat)).toEqual(['running-head', 'repeat-1']);
  });

  it('has its own colours on another ground, and the words', () => {
    const made = joined(pageOn('#5b0e2d', head('Plan', '#ffeeff')), pages);
    expect(headOf(made)).toMatchObject({ position: { x: 90 }, props: { text: 'For the board', color: '#ffeeff' } });
  });

  it('has its own place beside art that the others do not have', () => {
    const panel = componentOf(
      'rectangle',
      {},
      { id: 'art-panel', decorative: true, size: { width: 420, height: 720 } },
    );
    const made = joined(pageOn('#ffffff', panel, head('Plan', '#777777', 480)), pages);
    expect(headOf(made)).toMatchObject({ position: { x: 480 }, props: { text: 'For the board', color: '#777777' } });
    const alike = pageOn('#ffffff', panel, head('For the board', '#444444', 500));
    expect(headOf(joined(pageOn('#ffffff', panel, head('Plan', '#777777', 480)), [alike]))?.position.x).toBe(500);
  });

  it('does without the foot that was taken from all other pages, and keeps all where these have none', () => {
    const number = componentOf('text', { text: '3' }, { id: 'page-number', repeat: 'page-number' });
    const made = pageOn('#ffffff', head('Plan', '#777777'), number);
    const names = (page: Page) => page.components.map(({ repeat }) => repeat);
    expect(names(joined(made, pages))).toEqual(['running-head', 'repeat-1']);
    expect(names(joined(made, [pageOn('#ffffff')]))).toEqual(['running-head', 'page-number']);
  });

  it('has its head in no group of the other page', () => {
    const grouped = { ...head('For the board', '#444444'), groupId: 'group-1' } as Component;
    expect(headOf(joined(pageOn('#ffffff', head('Plan', '#777777')), [pageOn('#ffffff', grouped)]))?.groupId).toBe(
      undefined,
    );
  });

  it('gets no head that its layout has not', () => {
    expect(joined(pageOn('#ffffff'), pages).components.map(({ repeat }) => repeat)).toEqual(['repeat-1']);
  });
});
