import { expect, it } from 'vitest';
import { takesOnlyPage } from './only-page.ts';

it('is what a document keeps: only the step that brought it into being would take it away', () => {
  expect([takesOnlyPage('add', 1), takesOnlyPage('duplicate', 1)]).toEqual([true, true]);
  expect([takesOnlyPage('add', 2), takesOnlyPage('edit', 1), takesOnlyPage('delete', 1)]).toEqual([
    false,
    false,
    false,
  ]);
});
