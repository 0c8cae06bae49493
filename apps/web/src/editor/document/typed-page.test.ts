import type { Page } from '@pagewright/components/models';
import { expect, it } from 'vitest';
import { component, pageOf } from '../testing/test-editor.ts';
import { patchedPage, settled } from './changed-page.ts';
import { typedPage } from './typed-page.ts';

const LONG = 'A title that goes on for so long that it takes a second line and then a third one of this narrow box';

const title = {
  ...component('heading', 'title', { x: 80, y: 60, width: 500, height: 60 }, { text: 'Spring', sizing: 'grow' }),
  slot: 'title',
};
const subtitle = {
  ...component('text', 'subtitle', { x: 80, y: 130, width: 500, height: 40 }, { text: 'What it brings' }),
  slot: 'subtitle',
};
const far = component('text', 'far', { x: 700, y: 130, width: 300, height: 40 }, { text: 'Beside it' });
const page = pageOf([title, subtitle, far]);
const typed = (text: string, shown: Page = page) => typedPage(page, { id: 'title', props: { text } }, shown);
const of = ({ components }: Page, id: string) => components.find((one) => one.id === id);

it('makes way for what is typed as it will when it is kept, and shows the words of the page', () => {
  const now = typed(LONG);
  const kept = settled(page, patchedPage(page, [{ id: 'title', props: { text: LONG } }]));
  expect(of(now, 'subtitle')?.position.y).toBeGreaterThan(150);
  expect(of(now, 'subtitle')).toEqual(of(kept, 'subtitle'));
  expect(of(now, 'title')?.size).toEqual(of(kept, 'title')?.size);
  expect(of(now, 'title')?.props).toMatchObject({ text: 'Spring' });
  expect(of(now, 'far')).toBe(of(page, 'far'));
});

it('is the same page while nothing moves, and the page itself when what was typed is gone again', () => {
  expect(typed('Summer')).toBe(page);
  const now = typed(LONG);
  expect(typed(`${LONG}.`, now)).toBe(now);
  expect(typed('Spring', now)).toBe(page);
});
