import type { Language } from '@pagewright/model/languages';
import { FONT_FAMILIES, fontFamily, fontStack, nearestStyle } from './catalogue.ts';

/** A face that a page uses. */
export interface FontUse {
  readonly family: string;
  readonly weight: number;
  readonly italic?: boolean | undefined;
  readonly language: Language;
}

const shipped = new Set(FONT_FAMILIES.map(({ name }) => name));

/**
 * Style sheets that declare the faces of some uses, the families behind them included, as paths under the fonts' base
 * path. A browser loads from them only the subsets whose characters stand on a page.
 */
export function fontStyleSheets(uses: Iterable<FontUse>): string[] {
  const sheets = new Set<string>();
  for (const { family, weight, italic, language } of uses) {
    for (const name of fontStack(family, language)) {
      if (!shipped.has(name)) {
        sheets.add('punctuation.css');
        continue;
      }
      const entry = fontFamily(name);
      const style = nearestStyle(entry, weight, italic ?? false);
      sheets.add(`${entry.package}/${style.weight}${style.italic ? '-italic' : ''}.css`);
    }
  }
  return [...sheets].sort();
}
