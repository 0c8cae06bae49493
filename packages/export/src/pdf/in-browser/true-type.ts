/** An outline of straight lines and quadratic curves, as TrueType has them, in units of the font. */
export interface GlyphOutline {
  readonly advance: number;
  readonly contours: readonly (readonly OutlinePoint[])[];
}

interface OutlinePoint {
  readonly x: number;
  readonly y: number;
  readonly onCurve: boolean;
}

export interface FontMeasures {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
}

interface Bounds {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/**
 * A TrueType font of nothing but outlines, by their places: what a PDF needs of one (ISO 32000-1, §9.9). The first is that of
 * characters that are not there.
 */
export function trueTypeFont(glyphs: readonly GlyphOutline[], measures: FontMeasures): Uint8Array<ArrayBuffer> {
  const outlines = glyphs.map(glyphTable);
  const places: number[] = [0];
  for (const outline of outlines) places.push((places.at(-1) ?? 0) + outline.length);
  const bounds = boundsOf(glyphs.flatMap(({ contours }) => contours.flat()));
  return sfnt({
    glyf: joined(outlines),
    head: head(measures, bounds),
    hhea: hhea(glyphs, measures),
    hmtx: table(({ u16, i16 }) => {
      for (const { advance, contours } of glyphs) {
        u16(Math.round(advance));
        i16(boundsOf(contours.flat()).left);
      }
    }),
    loca: table(({ u32 }) => places.forEach(u32)),
    maxp: maxp(glyphs),
  });
}

function glyphTable({ contours }: GlyphOutline): Uint8Array<ArrayBuffer> {
  const points = contours.flat();
  if (points.length === 0) return new Uint8Array(0);
  const { left, bottom, right, top } = boundsOf(points);
  const bytes = table(({ u8, u16, i16 }) => {
    i16(contours.length);
    for (const side of [left, bottom, right, top]) i16(side);
    let last = -1;
    for (const contour of contours) {
      last += contour.length;
      u16(last);
    }
    // No instructions.
    u16(0);
    for (const { onCurve } of points) u8(onCurve ? 1 : 0);
    for (const axis of ['x', 'y'] as const) {
      let before = 0;
      for (const point of points) {
        i16(point[axis] - before);
        before = point[axis];
      }
    }
  });
  return padded(bytes);
}

function head({ unitsPerEm }: FontMeasures, { left, bottom, right, top }: Bounds): Uint8Array<ArrayBuffer> {
  return table(({ u16, u32, i16 }) => {
    u32(0x00010000);
    u32(0x00010000);
    // The sum of the whole file, which readers of PDFs do not look at.
    u32(0);
    u32(0x5f0f3cf5);
    u16(0);
    u16(unitsPerEm);
    for (let half = 0; half < 4; half++) u32(0);
    for (const side of [left, bottom, right, top]) i16(side);
    u16(0);
    u16(8);
    i16(2);
    // Places of outlines are 32 bits long.
    i16(1);
    i16(0);
  });
}

function hhea(glyphs: readonly GlyphOutline[], { ascent, descent }: FontMeasures): Uint8Array<ArrayBuffer> {
  const widest = glyphs.reduce((most, { advance }) => Math.max(most, advance), 0);
  return table(({ u16, u32, i16 }) => {
    u32(0x00010000);
    i16(ascent);
    i16(descent);
    i16(0);
    u16(Math.round(widest));
    for (let empty = 0; empty < 11; empty++) i16(0);
    u16(glyphs.length);
  });
}

function maxp(glyphs: readonly GlyphOutline[]): Uint8Array<ArrayBuffer> {
  const points = glyphs.reduce((most, { contours }) => Math.max(most, contours.flat().length), 0);
  const contours = glyphs.reduce((most, glyph) => Math.max(most, glyph.contours.length), 0);
  return table(({ u16, u32 }) => {
    u32(0x00010000);
    u16(glyphs.length);
    u16(points);
    u16(contours);
    u16(0);
    u16(0);
    u16(1);
    for (let none = 0; none < 8; none++) u16(0);
  });
}

function sfnt(tables: Readonly<Record<string, Uint8Array<ArrayBuffer>>>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(tables).sort(([a], [b]) => (a < b ? -1 : 1));
  const power = 2 ** Math.floor(Math.log2(entries.length));
  const directory = table(({ u16, u32, text }) => {
    u32(0x00010000);
    u16(entries.length);
    u16(power * 16);
    u16(Math.log2(power));
    u16((entries.length - power) * 16);
    let place = 12 + 16 * entries.length;
    for (const [name, bytes] of entries) {
      text(name);
      u32(sumOf(bytes));
      u32(place);
      u32(bytes.length);
      place += padded(bytes).length;
    }
  });
  return joined([directory, ...entries.map(([, bytes]) => padded(bytes))]);
}

interface Writer {
  u8(value: number): void;
  u16(value: number): void;
  u32(value: number): void;
  i16(value: number): void;
  text(value: string): void;
}

function table(write: (writer: Writer) => void): Uint8Array<ArrayBuffer> {
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

function sumOf(bytes: Uint8Array<ArrayBuffer>): number {
  const view = new DataView(padded(bytes).buffer);
  let sum = 0;
  for (let at = 0; at < view.byteLength; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

function padded(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
  whole.set(bytes);
  return whole;
}

function joined(parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function boundsOf(points: readonly OutlinePoint[]): Bounds {
  if (points.length === 0) return { left: 0, bottom: 0, right: 0, top: 0 };
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  }
  return { left, bottom, right, top };
}
