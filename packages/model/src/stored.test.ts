import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isPagewrightError } from './errors.ts';
import { readStored } from './stored.ts';

const schema = z.object({ version: z.literal(3), names: z.array(z.string()), note: z.string().default('') });
const migrations = {
  1: ({ name, ...rest }: Record<string, unknown>) => ({ ...rest, names: [name] }),
  2: ({ names, ...rest }: Record<string, unknown>) => ({
    ...rest,
    names: Array.isArray(names) ? names.map((name) => String(name).trim()) : names,
  }),
};
const read = (json: unknown) => readStored(schema, migrations, json);
const failure = (json: unknown): string => {
  try {
    read(json);
  } catch (error) {
    return isPagewrightError(error) ? error.code : String(error);
  }
  return 'none';
};

describe('readStored', () => {
  it('reads every version since the first as the newest', () => {
    const newest = { version: 3, names: ['a'], note: '' };
    expect(read({ name: ' a ' })).toEqual(newest);
    expect(read({ version: 1, name: ' a ' })).toEqual(newest);
    expect(read({ version: 2, names: ['a '] })).toEqual(newest);
    expect(read({ version: 3, names: ['a'] })).toEqual(newest);
  });

  it('says what a newer Pagewright wrote, whether or not it could be read', () => {
    expect(failure({ version: 4, names: ['a'] })).toBe('stored/newer');
    expect(failure({ version: 4, colours: [] })).toBe('stored/newer');
  });

  it.each([
    null,
    'x',
    1,
    [],
    { version: 2 },
    { version: 3 },
    { version: 0 },
    { version: '3' },
    { version: 3, names: [1] },
  ])('refuses %j', (json) => {
    expect(failure(json)).toBe('stored/unreadable');
  });
});
