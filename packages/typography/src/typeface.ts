import type { Language } from '@pagewright/model/languages';
import { fontFamily, fontStack, nearestStyle, PUNCTUATION_FAMILIES } from './catalogue.ts';
import { type FaceGlyphs, faceGlyphs } from './family-glyphs.ts';
import { isEastAsian } from './line-break-class.ts';
import { spaceWidth } from './space-widths.ts';

/** A font stack at one weight, slant and language: every character looked up as a browser does, and remembered. */
export interface Typeface {
  /** Advance of a code point, em. */
  advance(code: number): number;
  /** What kerning adds between two code points, em. */
  kerning(left: number, right: number): number;
  /** Whether no font of the stack has the code point. */
  lacks(code: number): boolean;
}

const BASIC_PLANE = 0x10000;

/**
 * Advance of a character that the system's own fonts have to draw, em: enough for common emoji and symbols, so that the
 * browser needs no more room.
 */
const UNKNOWN = { wide: 1.4, narrow: 1 } as const;

const SPACE = 0x20;

const NO_FACE = 0;
const UNKNOWN_FACE = 255;

const typefaces = new Map<string, Typeface>();
const punctuationSources = new Map(PUNCTUATION_FAMILIES.map(({ name, source }) => [name, source]));

export function typeface(family: string, weight: number, italic: boolean, language: Language): Typeface {
  const key = `${family}|${weight}|${italic}|${language}`;
  let known = typefaces.get(key);
  if (!known) {
    known = new StackTypeface(fontStack(family, language).map((name) => stackedFace(name, weight, italic)));
    typefaces.set(key, known);
  }
  return known;
}

/** The face of a stack's family, unpacked when called. */
function stackedFace(name: string, weight: number, italic: boolean): () => FaceGlyphs {
  const family = punctuationSources.get(name) ?? fontFamily(name);
  const style = nearestStyle(family, weight, italic);
  return () => faceGlyphs(name, style.weight, style.italic);
}

class StackTypeface implements Typeface {
  readonly #stack: readonly (() => FaceGlyphs)[];
  /** By code point; `#sources` tells which are known. */
  readonly #advances = new Float64Array(BASIC_PLANE);
  /** Place in the stack of the face that draws a code point, from 1; 0 where it was not looked up yet. */
  readonly #sources = new Uint8Array(BASIC_PLANE);
  readonly #faces: FaceGlyphs[] = [];

  constructor(stack: readonly (() => FaceGlyphs)[]) {
    this.#stack = stack;
  }

  advance(code: number): number {
    if (code >= BASIC_PLANE) return this.#lookUp(code).advance;
    if (this.#sources[code] === NO_FACE) this.#remember(code);
    return this.#advances[code] as number;
  }

  kerning(left: number, right: number): number {
    if (left >= BASIC_PLANE || right >= BASIC_PLANE) return 0;
    if (this.#sources[left] === NO_FACE) this.#remember(left);
    if (this.#sources[right] === NO_FACE) this.#remember(right);
    const source = this.#sources[left] as number;
    if (source !== this.#sources[right] || source === UNKNOWN_FACE) return 0;
    return this.#face(source).kerning(left, right);
  }

  lacks(code: number): boolean {
    return this.#lookUp(code).source === UNKNOWN_FACE;
  }

  #remember(code: number): void {
    const { advance, source } = this.#lookUp(code);
    this.#advances[code] = advance;
    this.#sources[code] = source;
  }

  #lookUp(code: number): { advance: number; source: number } {
    for (let source = 1; source <= this.#stack.length; source++) {
      const face = this.#face(source);
      const advance = face.advance(code) ?? (face.advance(SPACE) === undefined ? undefined : spaceWidth(code, face));
      if (advance !== undefined) return { advance, source };
    }
    const advance = isEastAsian(code) ? UNKNOWN.wide : UNKNOWN.narrow;
    return { advance, source: UNKNOWN_FACE };
  }

  /** Families are unpacked only when the ones before them lack a character. */
  #face(source: number): FaceGlyphs {
    let face = this.#faces[source];
    if (!face) {
      face = (this.#stack[source - 1] as () => FaceGlyphs)();
      this.#faces[source] = face;
    }
    return face;
  }
}
