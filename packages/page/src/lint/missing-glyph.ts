import { missingGlyphs } from '@pagewright/typography/coverage';
import type { Rule } from './rule.ts';

/** Most characters named in one finding. */
const NAMED = 20;

/** Characters that no font of the text's stack has: they are drawn as boxes, or differently on every machine. */
export const missingGlyphRule: Rule = {
  name: 'missing-glyph',
  check: ({ page, parts }) =>
    parts.flatMap((part) => {
      const missing = new Set(
        part.texts.flatMap(({ text, style }) => missingGlyphs(text, style.fontFamily, page.language)),
      );
      if (missing.size === 0) return [];
      return [
        {
          rule: 'missing-glyph',
          message: 'missing-glyph/missing',
          severity: 'warning',
          componentIds: [part.component.id],
          params: { characters: [...missing].slice(0, NAMED).join(' '), count: missing.size },
        },
      ];
    }),
};
