import type { Font, Glyph } from 'fontkit';
import { openSync } from 'fontkit';
import { type PairLookup, pairAdjustment, pairLookups } from './pair-kerning.ts';

/** One font file as the generator sees it. */
export interface Face {
  readonly unitsPerEm: number;
  /** Font units above and below the baseline that browsers reckon with: those of `hhea`, which all our fonts fill. */
  readonly ascent: number;
  readonly descent: number;
  readonly characters: ReadonlySet<number>;
  /** Advance width of a character that the file holds, font units. */
  advance(code: number): number;
  /** What kerning adds between two characters that the file holds, font units. */
  kerning(left: number, right: number): number;
}

/** OpenType language systems of the East Asian document languages. */
const LANGUAGE_SYSTEMS = { 'zh-CN': 'ZHS ', 'zh-TW': 'ZHT ', 'ja-JP': 'JAN ' } as const;
export type FaceLanguage = keyof typeof LANGUAGE_SYSTEMS;

/** Dashes, quotation marks and dots: fonts change them by language (`locl`), the em dash its width too. */
function isLocalized(code: number): boolean {
  return code === 0x22 || code === 0x27 || code === 0xb7 || (code >= 0x2010 && code <= 0x203b);
}

/** Reads a face; a language is given for the fonts made for it, which draw some marks wider in that language. */
export function readFace(path: string, language?: FaceLanguage): Face {
  const font = openSync(path) as Font;
  const glyphs = new Map(font.characterSet.map((code) => [code, glyphOf(font, code, language)]));
  let lookups: readonly PairLookup[] | undefined;
  return {
    unitsPerEm: font.unitsPerEm,
    ascent: font.hhea.ascent,
    descent: -font.hhea.descent,
    characters: new Set(font.characterSet),
    advance: (code) => Math.round(glyphs.get(code)?.advanceWidth ?? 0),
    kerning: (left, right) => {
      lookups ??= pairLookups(font);
      return pairAdjustment(lookups, glyphs.get(left)?.id ?? 0, glyphs.get(right)?.id ?? 0);
    },
  };
}

function glyphOf(font: Font, code: number, language: FaceLanguage | undefined): Glyph {
  const plain = font.glyphForCodePoint(code);
  if (!language || !isLocalized(code)) return plain;
  const run = font.layout(String.fromCodePoint(code), { locl: true }, 'hani', LANGUAGE_SYSTEMS[language]);
  return run.glyphs[0] ?? plain;
}
