import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { storedZip, writeZip, ZipWriter } from './zip-writer.ts';

const decoder = new TextDecoder();
/** Long enough to be compressed in the other thread. */
const LONG = 'ten pages of 日本 '.repeat(40_000);

describe('archives', () => {
  test('hold what was put into them, large and small, in the order asked for', async () => {
    const writer = new ZipWriter();
    writer.add('b/long.xml', LONG);
    writer.add('a/räume.txt', 'short');
    writer.add('c.bin', new Uint8Array([1, 2, 3]));
    const files = unzipSync(await writer.finish(['a/räume.txt', 'c.bin', 'b/long.xml']));
    expect(Object.keys(files)).toEqual(['a/räume.txt', 'c.bin', 'b/long.xml']);
    expect(decoder.decode(files['b/long.xml'])).toBe(LONG);
    expect(decoder.decode(files['a/räume.txt'])).toBe('short');
    expect(files['c.bin']).toEqual(new Uint8Array([1, 2, 3]));
  });

  test('of several at once each get their own files', async () => {
    const made = await Promise.all(['one', 'two', 'three'].map((name) => writeZip({ [name]: name + LONG })));
    const names = made.map((bytes) => Object.entries(unzipSync(bytes)).map(([path, file]) => [path, file.length]));
    expect(names.map(([first]) => first?.[0])).toEqual(['one', 'two', 'three']);
    expect(decoder.decode(unzipSync(made[1] as Uint8Array).two)).toBe(`two${LONG}`);
  });

  test('are the same for the same content', async () => {
    expect(await writeZip({ a: LONG, b: 'x' })).toEqual(await writeZip({ a: LONG, b: 'x' }));
  });

  test('keep files as they are where the archive is compressed as a whole', () => {
    const bytes = storedZip({ 'a.xml': LONG });
    expect(bytes.length).toBeGreaterThan(Buffer.byteLength(LONG));
    expect(decoder.decode(unzipSync(bytes)['a.xml'])).toBe(LONG);
  });
});
