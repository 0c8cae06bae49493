import { expect, it } from 'vitest';
import { component, pageOf } from '../testing/test-editor.ts';
import { pictureUnder } from './picture-under.ts';

const box = { x: 10, y: 10, width: 100, height: 80 };
const page = pageOf([
  component('image', 'photo', box),
  { ...component('image', 'locked', box), locked: true },
  component('text', 'words', box, { text: 'On the photo' }),
]);
const dropped = (under: readonly string[], ctrlKey = false) => pictureUnder(page, { ctrlKey, metaKey: false, under });

it('a picture is dropped onto the uppermost one there, and beside all with Ctrl', () => {
  expect(dropped(['photo', 'words'])).toBe('photo');
  expect(dropped(['words', 'photo'])).toBeUndefined();
  expect(dropped(['locked', 'photo'])).toBeUndefined();
  expect(dropped(['photo'], true)).toBeUndefined();
  expect(dropped([])).toBeUndefined();
});
