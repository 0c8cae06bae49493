import { expect, it, vi } from 'vitest';
import { lookedOnce } from './looked-once.ts';

it('looks at each source once, also where it finds nothing', () => {
  const look = vi.fn(({ text }: { text: string }) => (text === '' ? undefined : text.length));
  const lengthOf = lookedOnce(look);
  const [full, empty] = [{ text: 'two words' }, { text: '' }];
  expect([lengthOf(full), lengthOf(empty), lengthOf(full), lengthOf(empty)]).toEqual([9, undefined, 9, undefined]);
  expect(lengthOf({ text: 'two words' })).toBe(9);
  expect(look).toHaveBeenCalledTimes(3);
});
