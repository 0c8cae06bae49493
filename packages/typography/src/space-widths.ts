import type { FaceGlyphs } from './family-glyphs.ts';

const FIGURE_SPACE = 0x2007;
const PUNCTUATION_SPACE = 0x2008;
const NARROW_NO_BREAK_SPACE = 0x202f;

/** Widths of the other spaces of the block, em. */
const SPACE_WIDTHS: ReadonlyMap<number, number> = new Map([
  [0x2000, 1 / 2],
  [0x2001, 1],
  [0x2002, 1 / 2],
  [0x2003, 1],
  [0x2004, 1 / 3],
  [0x2005, 1 / 4],
  [0x2006, 1 / 6],
  [0x2009, 1 / 5],
  [0x200a, 1 / 16],
  [0x205f, 4 / 18],
]);

/**
 * Advance, em, of a space that a face has no glyph for: the shaper sets the plain space instead and gives it this width
 * (HarfBuzz, `hb-ot-shape-fallback`). Undefined for what is no such space.
 */
export function spaceWidth(code: number, face: FaceGlyphs): number | undefined {
  if (code < 0x2000 || code > 0x205f) return undefined;
  if (code === NARROW_NO_BREAK_SPACE) return (face.advance(0x20) ?? 0) / 2;
  if (code === FIGURE_SPACE) return face.advance(0x30);
  if (code === PUNCTUATION_SPACE) return face.advance(0x2e);
  return SPACE_WIDTHS.get(code);
}
