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
const tables = new Map<string, readonly number[]>();
let listed: ReadonlyMap<number, number> | undefined;

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
  const off = (substitute: Substitute): number =>
    Math.abs(wanted - [...SAMPLE].reduce((sum, letter) => sum + (emOf(letter, substitute, '400') ?? 0), 0));
  return off('Arial Narrow') < off('Arial') ? 'Arial Narrow' : 'Arial';
}

/**
 * Width of a text on one line, px, with a substitute for its letters; ideographs and what substitutes lack are as in the style.
 */
export function substitutedWidth(text: string, style: TextStyle, substitute: Substitute): number {
  const face = faceOf(style);
  let width = textWidth(text, style);
  for (const { words, em } of replacedIn(text, substitute, face)) {
    width += em * style.fontSize - textWidth(words, style);
  }
  return width;
}

function faceOf({ fontWeight, fontStyle }: TextStyle): Face {
  const weight = fontWeight >= 600 ? '700' : '400';
  return fontStyle === 'italic' ? `${weight}i` : weight;
}

/** The stretches of a text that a substitute draws, with their widths. */
function replacedIn(text: string, substitute: Substitute, face: Face): { words: string; em: number }[] {
  const found: { words: string; em: number }[] = [];
  let isOpen = false;
  for (const letter of text) {
    const em = emOf(letter, substitute, face);
    const last = found.at(-1);
    if (em !== undefined && isOpen && last) {
      last.words += letter;
      last.em += em;
    } else if (em !== undefined) {
      found.push({ words: letter, em });
    }
    isOpen = em !== undefined;
  }
  return found;
}

/** em; undefined for characters whose width is not known. */
function emOf(letter: string, substitute: Substitute, face: Face): number | undefined {
  const place = places().get(letter.codePointAt(0) ?? 0);
  if (place === undefined) return undefined;
  if (substitute === 'Courier New') return COURIER;
  if (substitute === 'Arial Narrow') return (NARROW * (tableOf('Arial', face)[place] ?? 0)) / UNITS_PER_EM;
  return (tableOf(substitute, face)[place] ?? 0) / UNITS_PER_EM;
}

function tableOf(family: keyof typeof SUBSTITUTE_WIDTHS, face: Face): readonly number[] {
  const key = `${family}|${face}`;
  let table = tables.get(key);
  if (!table) {
    table = decodeNumbers(SUBSTITUTE_WIDTHS[family][face]);
    tables.set(key, table);
  }
  return table;
}

/** Where each listed character stands in the tables. */
function places(): ReadonlyMap<number, number> {
  if (listed) return listed;
  let code = 0;
  listed = new Map(
    decodeNumbers(SUBSTITUTE_CHARACTERS).map((step, place) => {
      code += step;
      return [code, place];
    }),
  );
  return listed;
}
