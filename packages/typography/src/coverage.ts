import type { Language } from '@pagewright/model/languages';
import { isInvisible } from './invisible.ts';
import { typeface } from './typeface.ts';

const SPACE = /\s/;

/** Characters of a text that no family of the stack has, each once. White space and controls are never missing. */
export function missingGlyphs(text: string, family: string, language: Language): string[] {
  const face = typeface(family, 400, false, language);
  const missing = new Set<string>();
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    if (!isInvisible(code) && !SPACE.test(character) && face.lacks(code)) missing.add(character);
  }
  return [...missing];
}
