import { codesIn, decodeRanges } from './code-ranges.ts';
import { FONT_METRICS } from './font-metrics.generated.ts';
import { fontSubsets } from './font-subsets.ts';
import { type FaceMetrics, type FamilyMetrics, faceKey } from './metrics-format.ts';
import { decodeNumbers, toSigned } from './number-codec.ts';

/** The generated metrics, unpacked family by family when first asked for. */

const BASIC_PLANE = 0x10000;
const SUPPLEMENTARY_END = 0x30000;

const LACKING = 0;
const FULL_WIDTH = 1;
const FIRST_CLASS = 2;

/** What every face of a family has in common. */
interface FamilyGlyphs {
  readonly metrics: FamilyMetrics;
  /** By code point: 0 where the family lacks it, 1 where it is 1 em wide, else its advance class plus 2. */
  readonly classes: Uint16Array;
  /** By code point of the basic plane: kerning class plus 1, 0 where it never kerns. */
  readonly left: Uint16Array;
  readonly right: Uint16Array;
}

const families = new Map<string, FamilyGlyphs>();
const faces = new Map<string, FaceGlyphs>();

/** Advances and kerning of one face, in em. */
export interface FaceGlyphs {
  /** Advance of a character, undefined where the face lacks it. */
  advance(code: number): number | undefined;
  /** What is added between two characters of this face. */
  kerning(left: number, right: number): number;
  /** Whether anything is added on either side of a character in some pairs. */
  kerns(code: number): boolean;
}

/** The metrics of a face that the catalogue offers. */
export function faceGlyphs(family: string, weight: number, italic: boolean): FaceGlyphs {
  const key = `${family}|${faceKey(weight, italic)}`;
  let face = faces.get(key);
  if (!face) {
    const glyphs = familyGlyphs(family);
    face = unpackFace(glyphs, glyphs.metrics.faces[faceKey(weight, italic)] as FaceMetrics);
    faces.set(key, face);
  }
  return face;
}

function familyGlyphs(family: string): FamilyGlyphs {
  let glyphs = families.get(family);
  if (!glyphs) {
    const metrics = FONT_METRICS[family] as FamilyMetrics;
    const kerned = [...codesIn(decodeRanges(metrics.kerned))];
    glyphs = {
      metrics,
      classes: advanceClasses(family, metrics),
      left: kerningClasses(kerned, metrics.leftClasses),
      right: kerningClasses(kerned, metrics.rightClasses),
    };
    families.set(family, glyphs);
  }
  return glyphs;
}

function advanceClasses(family: string, metrics: FamilyMetrics): Uint16Array {
  const subsets = fontSubsets(family);
  const supplementary = subsets.some(({ ranges }) => (ranges.at(-1)?.[1] ?? 0) >= BASIC_PLANE);
  const classes = new Uint16Array(supplementary ? SUPPLEMENTARY_END : BASIC_PLANE);
  for (const { ranges } of subsets) for (const [first, last] of ranges) classes.fill(FULL_WIDTH, first, last + 1);
  for (const [first, last] of decodeRanges(metrics.missing)) classes.fill(LACKING, first, last + 1);
  const own = decodeNumbers(metrics.advanceClasses);
  let index = 0;
  for (const code of codesIn(decodeRanges(metrics.listed))) classes[code] = FIRST_CLASS + (own[index++] ?? 0);
  return classes;
}

function kerningClasses(kerned: readonly number[], text: string): Uint16Array {
  const classes = new Uint16Array(BASIC_PLANE);
  decodeNumbers(text).forEach((value, index) => {
    classes[kerned[index] as number] = value + 1;
  });
  return classes;
}

function unpackFace({ metrics, classes, left, right }: FamilyGlyphs, face: FaceMetrics): FaceGlyphs {
  const advances = unpackAdvances(face.advances, metrics.unitsPerEm);
  const columns = right.reduce((most, value) => Math.max(most, value), 0);
  const rows = left.reduce((most, value) => Math.max(most, value), 0);
  const matrix = unpackKerning(face.kerning, rows * columns, metrics.unitsPerEm);
  return {
    advance: (code) => {
      const own = classes[code] ?? LACKING;
      if (own === LACKING) return undefined;
      return own === FULL_WIDTH ? 1 : advances[own - FIRST_CLASS];
    },
    kerning: (before, after) => {
      const row = left[before] ?? 0;
      const column = right[after] ?? 0;
      return row === 0 || column === 0 ? 0 : (matrix[(row - 1) * columns + column - 1] as number);
    },
    kerns: (code) => (left[code] ?? 0) > 0 || (right[code] ?? 0) > 0,
  };
}

function unpackAdvances(text: string, unitsPerEm: number): Float64Array {
  let units = 0;
  return Float64Array.from(decodeNumbers(text), (difference) => {
    units += toSigned(difference);
    return units / unitsPerEm;
  });
}

function unpackKerning(text: string, size: number, unitsPerEm: number): Float32Array {
  const matrix = new Float32Array(size);
  const numbers = decodeNumbers(text);
  let at = 0;
  for (let index = 0; index < numbers.length; index += 2) {
    at += numbers[index] as number;
    matrix[at++] = toSigned(numbers[index + 1] as number) / unitsPerEm;
  }
  return matrix;
}
