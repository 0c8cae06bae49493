import { fontFamily, nearestStyle, PUNCTUATION_FAMILIES } from './catalogue.ts';
import { type FaceGlyphs, faceGlyphs } from './family-glyphs.ts';
import { fontSubsets } from './font-subsets.ts';

/** The face that draws a character, as it lies among the fonts. */
export interface DrawingFace {
  /** The family whose face it is, of the catalogue. */
  readonly family: string;
  readonly weight: number;
  readonly italic: boolean;
  /** Its file that has the character, as a path under the fonts' base path. */
  readonly path: string;
  /** em */
  readonly advance: number;
}

const punctuation = new Map(PUNCTUATION_FAMILIES.map(({ name, source }) => [name, source]));
const known = new Map<string, DrawingFace | undefined>();
/** Looked up characters that are remembered at most. */
const KEPT = 50_000;

/**
 * Which of a stack's families draws a character.
 * @param stack names of families in the order in which they are looked through
 * @returns undefined where the system's own fonts have to
 */
export function drawingFace(
  stack: readonly string[],
  weight: number,
  italic: boolean,
  code: number,
): DrawingFace | undefined {
  const key = `${stack.join()}|${weight}|${italic}|${code}`;
  if (known.has(key)) return known.get(key);
  const face = lookUp(stack, weight, italic, code);
  if (known.size >= KEPT) known.clear();
  known.set(key, face);
  return face;
}

function lookUp(stack: readonly string[], weight: number, italic: boolean, code: number): DrawingFace | undefined {
  for (const name of stack) {
    const family = punctuation.get(name) ?? fontFamily(name);
    if (family.name !== name && !punctuation.has(name)) continue;
    const style = nearestStyle(family, weight, italic);
    const glyphs: FaceGlyphs = faceGlyphs(name, style.weight, style.italic);
    const advance = glyphs.advance(code);
    // Of two files that hold a character the later one draws it.
    const subset = fontSubsets(family.name).findLast(({ ranges }) =>
      ranges.some(([first, last]) => first <= code && code <= last),
    );
    if (advance === undefined || !subset) continue;
    const slug = family.package.slice(family.package.indexOf('/') + 1);
    const path = `${family.package}/files/${slug}-${subset.name}-${style.weight}-${style.italic ? 'italic' : 'normal'}.woff2`;
    return { family: family.name, ...style, path, advance };
  }
  return undefined;
}
