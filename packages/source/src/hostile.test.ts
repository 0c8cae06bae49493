import { isPagewrightError } from '@pagewright/model/errors';
import { afterEach, describe, expect, it } from 'vitest';
import { ARCHIVE } from './limits.ts';
import { type ReadOptions, readSource } from './read.ts';
import { docx, paragraph } from './testing/docx.ts';
import { zip } from './testing/zip.ts';

/** Files that mean harm, and limits of time and memory. After each, reading goes on as if nothing had been. */

async function outcome(bytes: Uint8Array, options?: ReadOptions): Promise<string> {
  try {
    await readSource({ name: 'file.docx', bytes }, options);
    return 'read';
  } catch (error) {
    if (!isPagewrightError(error)) throw error;
    if (error.code.startsWith('file/')) expect(error.params.file).toBe('file.docx');
    return error.code;
  }
}

const GOOD = docx({ body: paragraph('Words that can be read.') });
const LARGE = docx({
  body: Array.from({ length: 60_000 }, (_, index) => paragraph(`Paragraph ${index} of many.`)).join(''),
});

afterEach(async () => {
  expect(await outcome(GOOD)).toBe('read');
});

describe('archives', () => {
  it('with an entry that inflates beyond the limit', async () => {
    const zeros = new Uint8Array(ARCHIVE.maxEntryBytes + 1);
    expect(await outcome(docx({ body: paragraph('x'), files: { 'word/media/a.bin': zeros } }))).toBe('file/bomb');
  });

  it('with entries that are too large together', async () => {
    const part = new Uint8Array(ARCHIVE.maxEntryBytes - 1);
    const files = Object.fromEntries([1, 2, 3, 4].map((number) => [`word/media/${number}.bin`, part]));
    expect(await outcome(docx({ body: paragraph('x'), files }))).toBe('file/bomb');
  });

  it('that claims small sizes for what inflates to much: the real bytes count', async () => {
    const bytes = Buffer.from(
      docx({ body: paragraph('x'), files: { 'word/media/a.bin': new Uint8Array(ARCHIVE.maxEntryBytes + 1) } }),
    );
    const claimed = Buffer.alloc(4);
    claimed.writeUInt32LE(ARCHIVE.maxEntryBytes + 1);
    for (let at = bytes.indexOf(claimed); at >= 0; at = bytes.indexOf(claimed, at + 1)) bytes.writeUInt32LE(10, at);
    expect(await outcome(bytes)).toBe('file/bomb');
  });

  it('with too many entries', async () => {
    const files = Object.fromEntries(
      Array.from({ length: ARCHIVE.maxEntries + 1 }, (_, index) => [`word/media/${index}.xml`, Buffer.from('x')]),
    );
    expect(await outcome(docx({ body: paragraph('x'), files }))).toBe('file/bomb');
  });

  it('whose entries share one piece of data', async () => {
    expect(
      await outcome(overlapping(docx({ body: paragraph('x'), files: { 'word/media/a.xml': Buffer.from('a') } }))),
    ).toBe('file/bomb');
  });

  it('with an encrypted entry', async () => {
    const bytes = Buffer.from(GOOD);
    const directory = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    bytes.writeUInt16LE(bytes.readUInt16LE(directory + 8) | 1, directory + 8);
    expect(await outcome(bytes)).toBe('file/password');
  });

  it('that is cut off in the middle', async () => {
    expect(await outcome(GOOD.subarray(0, GOOD.length - 200))).toBe('file/corrupt');
  });

  it.each([
    ['made of each other', '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]>', 'file/bomb'],
    ['that lie elsewhere', '<!DOCTYPE a [<!ENTITY c SYSTEM "http://localhost:1/secret">]>', 'file/entities'],
    ['of a parameter', '<!DOCTYPE a [<!ENTITY % c PUBLIC "-//A//B" "file:///etc/passwd?a&b"> %c;]>', 'file/entities'],
    ['of plain words', '<!DOCTYPE a [<!ENTITY c "words">]>', 'file/entities'],
    ['in a definition elsewhere', '<!DOCTYPE a SYSTEM "http://localhost:1/a.dtd">', 'file/entities'],
  ])('whose XML declares entities %s', async (_, declarations, code) => {
    const part = `<?xml version="1.0"?>${declarations}<w:document>&c;</w:document>`;
    expect(await outcome(zip({ 'word/document.xml': Buffer.from(part) }))).toBe(code);
  });

  it('whose names lead out of it are only names', async () => {
    const files = { '../../outside.xml': Buffer.from('x') };
    expect(['read', 'file/corrupt']).toContain(await outcome(docx({ body: paragraph('x'), files })));
  });
});

describe('limits', () => {
  it('of time', async () => {
    expect(await outcome(LARGE, { timeoutMs: 5 })).toBe('file/timeout');
  });

  it('of memory', async () => {
    expect(await outcome(LARGE, { memoryMb: 8 })).toBe('file/memory');
  });

  it('cancelling, before and while it reads', async () => {
    expect(await outcome(LARGE, { signal: AbortSignal.abort() })).toBe('generation/cancelled');
    const stop = new AbortController();
    const reading = outcome(LARGE, { signal: stop.signal });
    setTimeout(() => stop.abort(), 20);
    expect(await reading).toBe('generation/cancelled');
  });

  it('the caller goes on meanwhile', async () => {
    const [own, all] = [process.threadCpuUsage(), process.cpuUsage()];
    expect(await outcome(LARGE)).toBe('read');
    expect(process.threadCpuUsage(own).user).toBeLessThan(process.cpuUsage(all).user * 0.3);
  });
});

it('reads many files side by side', async () => {
  const files = Array.from({ length: 12 }, (_, index) => docx({ body: paragraph(`File ${index}`) }));
  const documents = await Promise.all(files.map((bytes, index) => readSource({ name: `${index}.docx`, bytes })));
  expect(documents.map(({ blocks }) => blocks[0])).toMatchObject(files.map((_, index) => ({ text: `File ${index}` })));
});

/** Points the last entry of the central directory at the data of the first. */
function overlapping(bytes: Uint8Array): Uint8Array {
  const copy = Buffer.from(bytes);
  const signature = Buffer.from([0x50, 0x4b, 1, 2]);
  copy.writeUInt32LE(0, copy.lastIndexOf(signature) + 42);
  return copy;
}
