import { componentOf } from '@pagewright/components/fixtures';
import type { Component, Page } from '@pagewright/components/models';
import { describe, expect, it } from 'vitest';
import { shownOn } from './shown.ts';

function pageOf(components: readonly Component[]): Page {
  return {
    title: 'Page',
    format: 'ppt-16-9',
    size: { width: 1280, height: 720 },
    language: 'en-US',
    background: { type: 'solid', color: '#ffffff' },
    margin: 60,
    components: [...components],
  };
}

describe('what a page shows', () => {
  it('is each entry as one thing, with what stands in tables, charts and pictures', () => {
    const page = pageOf([
      componentOf('heading', { text: 'Hives' }, { id: 'title', slot: 'title', origin: ['a.txt#0'] }),
      componentOf('text', { text: '48' }, { id: 'value', slot: 'stats.0.value', origin: ['a.txt#1'] }),
      componentOf('text', { text: 'hives' }, { id: 'label', slot: 'stats.0.label', origin: ['a.txt#1'] }),
      componentOf(
        'aiTable',
        { rows: 1, columns: 2, cellData: [['North', '30']] },
        { id: 'table', slot: 'table', origin: ['a.txt#2'] },
      ),
      componentOf(
        'image',
        { imageUrl: 'asset:k1', alt: 'A hive' },
        { id: 'image', slot: 'image', origin: ['a.txt#3'] },
      ),
    ]);
    expect(shownOn(page)).toEqual([
      { origins: ['a.txt#0'], pieces: ['Hives'] },
      { origins: ['a.txt#1', 'a.txt#1'], pieces: ['48', 'hives'] },
      { origins: ['a.txt#2'], pieces: ['North', '30'] },
      { origins: ['a.txt#3'], pieces: ['asset:k1', 'A hive'] },
    ]);
  });

  it('is neither decoration, nor the number of the page, nor what is hidden', () => {
    const page = pageOf([
      componentOf('text', { text: 'a' }, { id: 'a', decorative: true }),
      componentOf('text', { text: '3' }, { id: 'b', slot: 'page-number' }),
      componentOf('text', { text: 'c' }, { id: 'c', visible: false }),
    ]);
    expect(shownOn(page)).toEqual([]);
  });
});
