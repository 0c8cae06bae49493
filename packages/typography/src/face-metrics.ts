import type { Language } from '@pagewright/model/languages';
import { fontFamily, fontStack, nearestWeight, PUNCTUATION_FAMILY } from './catalogue.ts';
import { COVERAGES, FACES } from './metrics.generated.ts';

/** Widths and coverage of one face. */
export interface Face {
  /** Width of a code point in em, or undefined where the face lacks it. */
  width(codePoint: number): number | undefined;
}

/** Code points up to here are kept in a flat array; above them nearly everything is `wide`. */
const FLAT = 0x3000;

class GeneratedFace implements Face {
  readonly #wide: number;
  readonly #flat: Float32Array;
  readonly #covered: Uint32Array;
  readonly #odd: Map<number, number>;

  constructor(wide: number, coverage: string, widths: string) {
    this.#wide = wide / 1000;
    this.#covered = decodeRuns(coverage);
    this.#odd = new Map();
    this.#flat = new Float32Array(FLAT).fill(Number.NaN);
    eachPoint(this.#covered, (point) => {
      if (point < FLAT) this.#flat[point] = this.#wide;
    });
    for (const group of widths ? widths.split(';') : []) this.#addWidths(group);
  }

  #addWidths(group: string): void {
    const [width = '', runs = ''] = group.split(':');
    const em = Number.parseInt(width, 36) / 1000;
    eachPoint(decodeRuns(runs), (point) => {
      if (point < FLAT) this.#flat[point] = em;
      else this.#odd.set(point, em);
    });
  }

  width(codePoint: number): number | undefined {
    if (codePoint < FLAT) {
      const em = this.#flat[codePoint] as number;
      return Number.isNaN(em) ? undefined : em;
    }
    return this.#covers(codePoint) ? (this.#odd.get(codePoint) ?? this.#wide) : undefined;
  }

  /** Binary search over [start, end) pairs. */
  #covers(codePoint: number): boolean {
    let low = 0;
    let high = this.#covered.length / 2 - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      if (codePoint < (this.#covered[middle * 2] as number)) high = middle - 1;
      else if (codePoint >= (this.#covered[middle * 2 + 1] as number)) low = middle + 1;
      else return true;
    }
    return false;
  }
}

/** `gap,length` pairs in base 36 → [start, end) pairs. */
function decodeRuns(text: string): Uint32Array {
  if (text === '') return new Uint32Array(0);
  const numbers = text.split(',').map((part) => Number.parseInt(part, 36));
  const pairs = new Uint32Array(numbers.length);
  let position = 0;
  for (let index = 0; index < numbers.length; index += 2) {
    position += numbers[index] as number;
    pairs[index] = position;
    position += numbers[index + 1] as number;
    pairs[index + 1] = position;
  }
  return pairs;
}

function eachPoint(pairs: Uint32Array, visit: (point: number) => void): void {
  for (let index = 0; index < pairs.length; index += 2) {
    for (let point = pairs[index] as number; point < (pairs[index + 1] as number); point += 1) visit(point);
  }
}

const faces = new Map<string, Face>();

/** The face of a family nearest to a weight. */
function face(familyName: string, weight: number): Face {
  const family = fontFamily(familyName);
  const key = `${family.name}|${nearestWeight(family, weight)}`;
  let known = faces.get(key);
  if (!known) {
    const { wide, coverage, widths } = FACES[key] as (typeof FACES)[string];
    known = new GeneratedFace(wide, COVERAGES[coverage] as string, widths);
    faces.set(key, known);
  }
  return known;
}

const notoOfPunctuation = new Map<string, string>(
  (['zh-CN', 'zh-TW', 'ja-JP'] as const).flatMap((language) => {
    const script = { 'zh-CN': 'SC', 'zh-TW': 'TC', 'ja-JP': 'JP' }[language];
    return [
      [PUNCTUATION_FAMILY[language]['sans-serif'], `Noto Sans ${script}`] as const,
      [PUNCTUATION_FAMILY[language].serif, `Noto Serif ${script}`] as const,
    ];
  }),
);

/** Looks a character up through a font stack, as a browser does. */
export class StackMetrics {
  readonly #stack: readonly string[];
  readonly #weight: number;
  readonly #ambiguous: ReadonlySet<number>;
  readonly #widths = new Map<number, number>();
  readonly #missing = new Set<number>();

  constructor(family: string, weight: number, language: Language, ambiguous: ReadonlySet<number>) {
    this.#stack = fontStack(family, language);
    this.#weight = weight;
    this.#ambiguous = ambiguous;
  }

  /** Width in em. Characters that no family has are taken as one em wide. */
  width(codePoint: number): number {
    let width = this.#widths.get(codePoint);
    if (width === undefined) {
      width = this.#find(codePoint);
      this.#widths.set(codePoint, width);
    }
    return width;
  }

  misses(codePoint: number): boolean {
    this.width(codePoint);
    return this.#missing.has(codePoint);
  }

  #find(codePoint: number): number {
    for (const family of this.#stack) {
      const noto = notoOfPunctuation.get(family);
      if (noto && !this.#ambiguous.has(codePoint)) continue;
      const width = face(noto ?? family, this.#weight).width(codePoint);
      if (width !== undefined) return width;
    }
    this.#missing.add(codePoint);
    return 1;
  }
}
