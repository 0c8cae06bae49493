import { searchFields, type Table, table } from './table.ts';

/** The tables by which programs find and set a font that is installed, beside its outlines (OpenType 1.9). */

/** The one platform whose names and characters every program reads: Windows, in Unicode, US English. */
const WINDOWS = 3;
const UNICODE = { basic: 1, full: 10 } as const;
const ENGLISH = 0x0409;
const BASIC_PLANE = 0x10000;

export type FontSlot = 'regular' | 'bold' | 'italic' | 'boldItalic';

/** What a family's four faces are called. */
export const STYLE_NAMES: Readonly<Record<FontSlot, string>> = {
  regular: 'Regular',
  bold: 'Bold',
  italic: 'Italic',
  boldItalic: 'Bold Italic',
};

/** Characters and their glyphs, in the order of their codes. */
export type CharacterGlyphs = readonly (readonly [code: number, glyph: number])[];

/** Which glyph draws a character (`cmap`): as every program reads it, and another one where there are rarer characters. */
export function characterMap(characters: CharacterGlyphs): Table {
  const runs = runsOf(characters);
  const subtables = [
    { encoding: UNICODE.basic, bytes: basicMap(runs.filter(({ first }) => first < BASIC_PLANE)) },
    ...(characters.some(([code]) => code >= BASIC_PLANE) ? [{ encoding: UNICODE.full, bytes: fullMap(runs) }] : []),
  ];
  return table(({ u8, u16, u32 }) => {
    u16(0);
    u16(subtables.length);
    let place = 4 + 8 * subtables.length;
    for (const { encoding, bytes } of subtables) {
      u16(WINDOWS);
      u16(encoding);
      u32(place);
      place += bytes.length;
    }
    for (const { bytes } of subtables) bytes.forEach(u8);
  });
}

/** Characters that follow each other, as their glyphs do. */
interface CharacterRun {
  readonly first: number;
  readonly last: number;
  readonly glyph: number;
}

function runsOf(characters: CharacterGlyphs): CharacterRun[] {
  const runs: { first: number; last: number; glyph: number }[] = [];
  for (const [code, glyph] of characters) {
    const run = runs.at(-1);
    // No run goes from one plane to the next: one of the two maps has the first plane only.
    const goesOn = run && run.last + 1 === code && run.glyph + code - run.first === glyph && code !== BASIC_PLANE;
    if (goesOn) run.last = code;
    else runs.push({ first: code, last: code, glyph });
  }
  return runs;
}

/** Format 4. */
function basicMap(runs: readonly CharacterRun[]): Table {
  const segments = [...runs, { first: 0xffff, last: 0xffff, glyph: 0 }];
  const { range, selector, shift } = searchFields(segments.length, 2);
  return table(({ u16 }) => {
    u16(4);
    u16(16 + 8 * segments.length);
    u16(0);
    u16(2 * segments.length);
    for (const field of [range, selector, shift]) u16(field);
    for (const { last } of segments) u16(last);
    u16(0);
    for (const { first } of segments) u16(first);
    for (const { first, glyph } of segments) u16((glyph - first) & 0xffff);
    for (const _ of segments) u16(0);
  });
}

/** Format 12. */
function fullMap(runs: readonly CharacterRun[]): Table {
  return table(({ u16, u32 }) => {
    u16(12);
    u16(0);
    u32(16 + 12 * runs.length);
    u32(0);
    u32(runs.length);
    for (const { first, last, glyph } of runs) for (const field of [first, last, glyph]) u32(field);
  });
}

/** Texts about a font by their numbers (`name`). */
export function nameTable(names: Readonly<Record<number, string>>): Table {
  const entries = Object.entries(names).filter(([, text]) => text !== '');
  return table(({ u16 }) => {
    u16(0);
    u16(entries.length);
    u16(6 + 12 * entries.length);
    let place = 0;
    for (const [id, text] of entries) {
      for (const field of [WINDOWS, UNICODE.basic, ENGLISH, Number(id), 2 * text.length, place]) u16(field);
      place += 2 * text.length;
    }
    for (const [, text] of entries) for (let at = 0; at < text.length; at++) u16(text.charCodeAt(at));
  });
}

/** What is added between two glyphs, in units of the font. */
export interface KernedPair {
  readonly left: number;
  readonly right: number;
  readonly by: number;
}

/** Pairs that the table has room for. */
const MOST_PAIRS = Math.floor((0xffff - 14) / 6);

/** Kerning as the oldest programs read it, too (`kern`, format 0): of more pairs than it has room for those that are moved most. */
export function kerningTable(pairs: readonly KernedPair[]): Table {
  const kept = [...pairs]
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, MOST_PAIRS)
    .sort((a, b) => a.left - b.left || a.right - b.right);
  const { range, selector, shift } = searchFields(kept.length, 6);
  return table(({ u16, i16 }) => {
    u16(0);
    u16(1);
    u16(0);
    u16(14 + 6 * kept.length);
    // Along the line, as pairs.
    u16(1);
    for (const field of [kept.length, range, selector, shift]) u16(field);
    for (const { left, right, by } of kept) {
      u16(left);
      u16(right);
      i16(by);
    }
  });
}

/** Smooth at every size (`gasp`): outlines without hints are. */
export function smoothing(): Table {
  return table(({ u16 }) => {
    for (const field of [1, 1, 0xffff, 0x000f]) u16(field);
  });
}

/** Names of glyphs are left out (`post`, version 3). @param underline its upper edge and thickness, in units of the font */
export function postscriptTable(italicAngle: number, underline: { position: number; thickness: number }): Table {
  return table(({ u32, i16 }) => {
    u32(0x00030000);
    u32(Math.round(italicAngle * 0x10000) >>> 0);
    i16(underline.position);
    i16(underline.thickness);
    for (let none = 0; none < 5; none++) u32(0);
  });
}
