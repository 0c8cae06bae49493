import type { Language } from '@pagewright/model/languages';
import { stackMetrics } from './stack.ts';

/** Characters of a text that no family of the stack has, each once. White space and controls are never missing. */
export function missingGlyphs(text: string, family: string, language: Language): string[] {
  const metrics = stackMetrics(family, 400, language);
  const missing = new Set<string>();
  for (const character of text) {
    const codePoint = character.codePointAt(0) as number;
    if (!isInvisible(codePoint) && metrics.misses(codePoint)) missing.add(character);
  }
  return [...missing];
}

/** White space, joiners, direction marks and variation selectors need no glyph. */
function isInvisible(codePoint: number): boolean {
  return (
    codePoint <= 32 ||
    (codePoint >= 0x7f && codePoint <= 0xa0) ||
    codePoint === 0xad ||
    (codePoint >= 0x2000 && codePoint <= 0x200f) ||
    (codePoint >= 0x2028 && codePoint <= 0x202f) ||
    (codePoint >= 0x2060 && codePoint <= 0x2064) ||
    codePoint === 0x3000 ||
    (codePoint >= 0xfe00 && codePoint <= 0xfe0f) ||
    codePoint === 0xfeff
  );
}
