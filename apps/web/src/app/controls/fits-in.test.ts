import { expect, it } from 'vitest';
import { fitsIn } from './fits-in.ts';

it('a field takes a text of any length and says which is too long to be saved', async () => {
  const { validator } = fitsIn(4);
  for (const value of [undefined, '', 'abcd', ' abcd ']) await expect(validator({}, value)).resolves.toBeUndefined();
  await expect(validator({}, 'abcde')).rejects.toThrow();
});
