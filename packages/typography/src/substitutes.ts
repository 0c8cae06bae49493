import { fontFamily } from './catalogue.ts';
import { advanceWidth, type TextStyle, textWidth } from './measure.ts';
import { decodeNumbers } from './number-codec.ts';
import { SUBSTITUTE_CHARACTERS, SUBSTITUTE_WIDTHS } from './substitute-widths.generated.ts';

/**
 * Families that every office suite has, or has one of the same widths for (Liberation on Linux). Only such can be relied on
 * without their files: Georgia, which would be nearer to our serifs, is replaced by much wider letters where it is not there.
 */
export type Substitute = 'Arial' | 'Arial Narrow' | 'Times New Roman' | 'Courier New';

/** Widths of Arial Narrow as a share of those of Arial. */
const NARROW = 0.82;
/** em: every character of Courier New. */
const COURIER = 1229 / 2048;
const UNITS_PER_EM = 2048;
/** From this weight on the bold face draws. */
const BOLD_FROM = 600;
/** Letters about as often as in running text: by it the nearest substitute is chosen. */
const SAMPLE = 'the quick brown fox jumps over the lazy dog and sees another one in the tree';

/** How much larger than a family's own letters those of its substitute may be set. */
const LARGEST = 1.12;

type Face = '400' | '700' | '400i' | '700i';

const substitutes = new Map<string, Substitute>();
/** By family and weight. */
const scales = new Map<string, number>();
/** em of the characters whose width is known, by code point, of each substitute's faces. */
const widths = new Map<Substitute, Map<Face, ReadonlyMap<number, number>>>();
let listed: readonly number[] | undefined;

/** What stands for a family of the catalogue: of its kind, and as wide as can be had. */
export function substituteOf(name: string): Substitute {
  let substitute = substitutes.get(name);
  if (!substitute) {
    substitute = nearest(name);
    substitutes.set(name, substitute);
  }
  return substitute;
}

function nearest(name: string): Substitute {
  const { generic } = fontFamily(name);
  if (generic === 'monospace') return 'Courier New';
  if (generic === 'serif') return 'Times New Roman';
  const wanted = sampleStyle(name, 400);
  const off = (substitute: Substitute): number => Math.abs(substitutionGain(SAMPLE, wanted, substitute));
  return off('Arial Narrow') < off('Arial') ? 'Arial Narrow' : 'Arial';
}

/**
 * How many times as large as a family's own letters its substitute's are set, so that they look as large: those of Times New
 * Roman are lower than the letters of our other serifs by about as much as they are narrower. The others are high enough.
 */
export function substituteScale(name: string, fontWeight: number): number {
  if (substituteOf(name) !== 'Times New Roman') return 1;
  const face = fontWeight >= BOLD_FROM ? 700 : 400;
  const key = `${name} ${face}`;
  let scale = scales.get(key);
  if (scale === undefined) {
    const style = sampleStyle(name, face);
    const own = textWidth(SAMPLE, style);
    scale = Math.max(1, Math.min(LARGEST, own / (own + substitutionGain(SAMPLE, style, 'Times New Roman'))));
    scales.set(key, scale);
  }
  return scale;
}

function sampleStyle(fontFamily: string, fontWeight: number): TextStyle {
  return { fontFamily, fontSize: 1, fontWeight, language: 'en-US', lineHeight: 1 };
}

/**
 * By how much a text on one line becomes wider, px, with a substitute for its letters and spaces, those at its end too; ideographs and what substitutes lack
 * stay as they are in the style.
 *
 * @param scale by which the substitute is set larger
 */
export function substitutionGain(text: string, style: TextStyle, substitute: Substitute, scale = 1): number {
  const size = style.fontSize * scale;
  const known = widthsOf(substitute, faceOf(style));
  let gain = 0;
  /** Where the stretch begins that the substitute draws, and its width. */
  let start = -1;
  let em = 0;
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at) as number;
    const width = known.get(code);
    if (width !== undefined) {
      if (start < 0) start = at;
      em += width;
    } else if (start >= 0) {
      gain += em * size - advanceWidth(text.slice(start, at), style);
      start = -1;
      em = 0;
    }
    at += code > 0xffff ? 2 : 1;
  }
  return start < 0 ? gain : gain + em * size - advanceWidth(text.slice(start), style);
}

function faceOf({ fontWeight, fontStyle }: TextStyle): Face {
  const weight = fontWeight >= BOLD_FROM ? '700' : '400';
  return fontStyle === 'italic' ? `${weight}i` : weight;
}

function widthsOf(substitute: Substitute, face: Face): ReadonlyMap<number, number> {
  let faces = widths.get(substitute);
  if (!faces) {
    faces = new Map();
    widths.set(substitute, faces);
  }
  let known = faces.get(face);
  if (!known) {
    known = unpacked(substitute, face);
    faces.set(face, known);
  }
  return known;
}

function unpacked(substitute: Substitute, face: Face): ReadonlyMap<number, number> {
  if (substitute === 'Courier New') return new Map(codes().map((code) => [code, COURIER]));
  const family = substitute === 'Arial Narrow' ? 'Arial' : substitute;
  const share = substitute === 'Arial Narrow' ? NARROW : 1;
  const table = decodeNumbers(SUBSTITUTE_WIDTHS[family][face]);
  return new Map(codes().map((code, place) => [code, (share * (table[place] ?? 0)) / UNITS_PER_EM]));
}

/** The characters of the tables, in their order. */
function codes(): readonly number[] {
  let code = 0;
  listed ??= decodeNumbers(SUBSTITUTE_CHARACTERS).map((step) => {
    code += step;
    return code;
  });
  return listed;
}
