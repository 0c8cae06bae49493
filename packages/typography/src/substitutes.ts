import { fontFamily } from './catalogue.ts';
import { type TextStyle, textWidth } from './measure.ts';
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
/** Letters about as often as in running text: by it the nearest substitute is chosen. */
const SAMPLE = 'the quick brown fox jumps over the lazy dog and sees another one in the tree';

type Face = '400' | '700' | '400i' | '700i';

const substitutes = new Map<string, Substitute>();
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
  const wanted = textWidth(SAMPLE, {
    fontFamily: name,
    fontSize: 1,
    fontWeight: 400,
    language: 'en-US',
    lineHeight: 1,
  });
  const off = (substitute: Substitute): number => {
    const known = widthsOf(substitute, '400');
    return Math.abs(wanted - [...SAMPLE].reduce((sum, letter) => sum + (known.get(letter.charCodeAt(0)) ?? 0), 0));
  };
  return off('Arial Narrow') < off('Arial') ? 'Arial Narrow' : 'Arial';
}

/**
 * By how much a text on one line becomes wider, px, with a substitute for its letters; ideographs and what substitutes lack
 * stay as they are in the style.
 */
export function substitutionGain(text: string, style: TextStyle, substitute: Substitute): number {
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
      gain += em * style.fontSize - textWidth(text.slice(start, at), style);
      start = -1;
      em = 0;
    }
    at += code > 0xffff ? 2 : 1;
  }
  return start < 0 ? gain : gain + em * style.fontSize - textWidth(text.slice(start), style);
}

function faceOf({ fontWeight, fontStyle }: TextStyle): Face {
  const weight = fontWeight >= 600 ? '700' : '400';
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
