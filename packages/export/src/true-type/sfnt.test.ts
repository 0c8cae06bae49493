import { expect, it } from 'vitest';
import { sfnt } from './sfnt.ts';
import { type Table, table } from './table.ts';

const head = table(({ u32 }) => [0x00010000, 0x00010000, 0, 0x5f0f3cf5].forEach(u32));
const odd = table(({ text }) => text('seven !'));

/** As programs do that look whether a font is whole (OpenType, `head`): of numbers of four bytes, zeros behind the last. */
function sum(bytes: Table): number {
  const whole = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  let all = 0;
  for (let at = 0; at < whole.length; at += 4) all = (all + whole.readUInt32BE(at)) % 2 ** 32;
  return all;
}

it('has its tables in the order of their names, each on a whole number, with sums that come out', () => {
  const file = sfnt({ name: odd, head, 'OS/2': odd });
  const view = Buffer.from(file);
  const entries = Array.from({ length: view.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index;
    const [sumOfIt = 0, place = 0, length = 0] = [4, 8, 12].map((field) => view.readUInt32BE(at + field));
    return { name: view.toString('latin1', at, at + 4), sumOfIt, place, length };
  });
  expect(entries.map(({ name, length }) => [name, length])).toEqual([
    ['OS/2', 7],
    ['head', 16],
    ['name', 7],
  ]);
  for (const { name, sumOfIt, place, length } of entries) {
    expect(place % 4).toBe(0);
    const bytes = file.slice(place, place + length);
    if (name === 'head') bytes.fill(0, 8, 12);
    expect(sumOfIt).toBe(sum(bytes));
  }
  expect(sum(file)).toBe(0xb1b0afba);
});
