/** Writes the fields of a table of a font, in the order of the bytes of OpenType: the largest first. */
export interface TableWriter {
  u8(value: number): void;
  u16(value: number): void;
  u32(value: number): void;
  i16(value: number): void;
  /** One byte a character. */
  text(value: string): void;
}

/** The bytes of a table. */
export type Table = Uint8Array<ArrayBuffer>;

export function table(write: (writer: TableWriter) => void): Table {
  const bytes: number[] = [];
  const u8 = (value: number): void => void bytes.push(value & 0xff);
  const u16 = (value: number): void => {
    u8(value >> 8);
    u8(value);
  };
  const u32 = (value: number): void => {
    u16(value >>> 16);
    u16(value & 0xffff);
  };
  const text = (value: string): void => {
    for (let at = 0; at < value.length; at++) u8(value.charCodeAt(at));
  };
  write({ u8, u16, u32, i16: (value) => u16(Math.round(value) & 0xffff), text });
  return Uint8Array.from(bytes);
}

/** Filled up to a multiple of four bytes. */
export function padded(bytes: Table): Table {
  if (bytes.length % 4 === 0) return bytes;
  const whole = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
  whole.set(bytes);
  return whole;
}

export function joined(parts: readonly Table[]): Table {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** How a sorted list of so many entries is told to whoever searches it by halves. @param size of an entry, bytes */
export function searchFields(entries: number, size: number): { range: number; selector: number; shift: number } {
  const selector = Math.floor(Math.log2(Math.max(1, entries)));
  const range = 2 ** selector * size;
  return { range, selector, shift: entries * size - range };
}
