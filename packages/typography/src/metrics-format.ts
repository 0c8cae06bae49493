/**
 * How the generated metrics are written. Characters that are equally wide in every face of a family share an advance
 * class, those that kern equally share a kerning class; numbers are text of `number-codec.ts`.
 */
export interface FamilyMetrics {
  readonly unitsPerEm: number;
  /** Font units above and below the baseline, the same in every face of a family. */
  readonly ascent: number;
  readonly descent: number;
  /** Ranges that the package declares but whose glyphs the font lacks. */
  readonly missing: string;
  /** Ranges of the characters that are not exactly 1 em wide in every face. */
  readonly listed: string;
  /** Advance class of each listed character, in order. */
  readonly advanceClasses: string;
  /** Ranges of the characters that may kern: Latin, kana, punctuation. */
  readonly kerned: string;
  /** Kerning class of each such character as the left one of a pair, and as the right one. */
  readonly leftClasses: string;
  readonly rightClasses: string;
  /** By weight, with an `i` behind it for italics. */
  readonly faces: Readonly<Record<string, FaceMetrics>>;
}

export interface FaceMetrics {
  /** Font units of each advance class, the difference to the class before. */
  readonly advances: string;
  /** Matrix left class × right class, row by row: number of zeros, then a value, in turn. */
  readonly kerning: string;
}

/** Key of a face in `FamilyMetrics.faces`. */
export function faceKey(weight: number, italic: boolean): string {
  return italic ? `${weight}i` : String(weight);
}
