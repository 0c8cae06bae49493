import { expect, it } from 'vitest';
import type { EditorPage } from '../document/editor.ts';
import { component, pageOf } from '../testing/test-editor.ts';
import { findText } from './find-text.ts';

const box = (y: number) => ({ x: 10, y, width: 100, height: 50 });

const pages: EditorPage[] = [
  pageOf([
    component('text', 'low', box(300), { text: 'Net revenue' }),
    component('heading', 'high', box(20), { text: 'Revenue 2026' }),
    { ...component('text', 'hidden', box(100), { text: 'revenue' }), visible: false },
  ]),
  pageOf([component('aiTable', 'cells', box(20), { cellData: [['Zone'], ['REVENUE']] })]),
].map((page, index) => ({ id: index + 1, pageNumber: index + 1, version: 1, page }));

it('finds words of texts and cells on every page, from the top down, whatever their case', () => {
  expect(findText(pages, ' revenue ')).toEqual([
    { pageId: 1, componentId: 'high' },
    { pageId: 1, componentId: 'low' },
    { pageId: 2, componentId: 'cells' },
  ]);
});

it('finds nothing for nothing', () => {
  expect(findText(pages, '  ')).toEqual([]);
  expect(findText(pages, 'cost')).toEqual([]);
});
