import { joined, padded, searchFields, type Table, table } from './table.ts';

/** What the sum of a whole font and the number in its head come to (OpenType, `head`). */
const WHOLE_SUM = 0xb1b0afba;
/** Where that number stands in `head`. */
const SUM_AT = 8;

/** A file of tables by their names (OpenType, 'Organization of an OpenType font'); `head` is among them. */
export function sfnt(tables: Readonly<Record<string, Table>>): Table {
  const entries = Object.entries(tables).sort(([a], [b]) => (a < b ? -1 : 1));
  const { range, selector, shift } = searchFields(entries.length, 16);
  let headAt = 0;
  const directory = table(({ u16, u32, text }) => {
    u32(0x00010000);
    u16(entries.length);
    u16(range);
    u16(selector);
    u16(shift);
    let place = 12 + 16 * entries.length;
    for (const [name, bytes] of entries) {
      if (name === 'head') headAt = place;
      text(name);
      u32(sumOf(bytes));
      u32(place);
      u32(bytes.length);
      place += padded(bytes).length;
    }
  });
  const file = joined([directory, ...entries.map(([, bytes]) => padded(bytes))]);
  new DataView(file.buffer).setUint32(headAt + SUM_AT, (WHOLE_SUM - sumOf(file)) >>> 0);
  return file;
}

function sumOf(bytes: Table): number {
  const view = new DataView(padded(bytes).buffer);
  let sum = 0;
  for (let at = 0; at < view.byteLength; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
