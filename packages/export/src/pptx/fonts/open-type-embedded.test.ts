import { expect, it } from 'vitest';
import { sfnt } from '../../true-type/sfnt.ts';
import { table } from '../../true-type/table.ts';
import { openTypeEmbedded } from './open-type-embedded.ts';

const head = table(({ u32 }) => [0x00010000, 0x00010000, 0, 0x5f0f3cf5].forEach(u32));
/** With another byte in each place. */
const os2 = table(({ u8 }) => {
  for (let at = 0; at < 96; at++) u8(at);
});

it('says of a font what its own tables say, smallest byte first, and lets it be used wherever it is', () => {
  const font = sfnt({ head, 'OS/2': os2 });
  const names = { family: 'Inter SemiBold', style: 'Bold', full: 'Inter SemiBold Bold', version: 'Version 1.0' };
  const bytes = Buffer.from(openTypeEmbedded(font, names));
  expect([0, 4, 8, 12].map((at) => bytes.readUInt32LE(at))).toEqual([bytes.length, font.length, 0x00020001, 0]);
  // Panose, character set, slant, weight, rights, magic number.
  expect([...bytes.subarray(16, 26)]).toEqual([...os2.subarray(32, 42)]);
  expect([bytes[26], bytes[27], bytes.readUInt32LE(28), bytes.readUInt16LE(32)]).toEqual([1, 63 & 1, 0x0405, 0]);
  expect(bytes.readUInt16LE(34)).toBe(0x504c);
  const ofOs2 = Buffer.from(os2);
  expect([36, 40, 44, 48].map((at) => bytes.readUInt32LE(at))).toEqual(
    [42, 46, 50, 54].map((at) => ofOs2.readUInt32BE(at)),
  );
  expect([52, 56].map((at) => bytes.readUInt32LE(at))).toEqual([78, 82].map((at) => ofOs2.readUInt32BE(at)));
  const headAt = Buffer.from(font).indexOf(Buffer.from(head.subarray(0, 8)));
  expect(bytes.readUInt32LE(60)).toBe(Buffer.from(font).readUInt32BE(headAt + 8));
  expect(bytes.subarray(64, 82).every((byte) => byte === 0)).toBe(true);
  const said: string[] = [];
  let at = 82;
  for (let index = 0; index < 5; index++) {
    const length = bytes.readUInt16LE(at);
    said.push(bytes.toString('utf16le', at + 2, at + 2 + length));
    // What parts it from the next.
    at += 2 + length + (index < 4 ? 2 : 0);
  }
  expect(said).toEqual([names.family, names.style, names.version, names.full, '']);
  expect(bytes.subarray(at).equals(font)).toBe(true);
});
