import { isPagewrightError } from '@pagewright/model/errors';
import { expect, it } from 'vitest';
import { readSource } from '../read.ts';
import { wordHeader } from '../testing/doc.ts';

const TABLE_STREAM = 0x0200;
const ENCRYPTED = 0x0100;
const OBFUSCATED = 0x8000;

async function outcome(bytes: Uint8Array): Promise<string> {
  const error = await readSource({ name: 'letter.doc', bytes }).catch((caught: unknown) => caught);
  if (!isPagewrightError(error)) throw error;
  expect(error.params.file).toBe('letter.doc');
  return error.code;
}

it.each([
  ['RC4', ENCRYPTED],
  ['XOR', ENCRYPTED | OBFUSCATED],
])('a Word 97 file that is encrypted (%s) asks for its password to be taken off', async (_, flags) => {
  expect(await outcome(wordHeader(TABLE_STREAM | flags))).toBe('file/password');
});

it('one without text and without encryption is not said to have a password', async () => {
  expect(['file/corrupt', 'file/empty']).toContain(await outcome(wordHeader(TABLE_STREAM)));
});
