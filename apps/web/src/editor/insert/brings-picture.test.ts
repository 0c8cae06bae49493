import { expect, it } from 'vitest';
import { bringsPicture } from './brings-picture.ts';

const files = (...kinds: string[]) => ({ types: ['Files'], items: kinds.map((type) => ({ kind: 'file', type })) });

it('a picture is brought by what the library gives and by files of which the first may be one', () => {
  expect(bringsPicture({ types: ['application/x-pagewright-picture'], items: [] })).toBe(true);
  expect(bringsPicture(files('image/png', 'text/plain'))).toBe(true);
  // Told only when it is dropped.
  expect(bringsPicture(files())).toBe(true);
  expect(bringsPicture(files(''))).toBe(true);
  expect(bringsPicture(files('application/pdf'))).toBe(false);
  expect(bringsPicture({ types: ['application/x-pagewright-component'], items: [] })).toBe(false);
  expect(bringsPicture({ types: ['text/plain'], items: [{ kind: 'string', type: 'text/plain' }] })).toBe(false);
});
