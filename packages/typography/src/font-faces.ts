import type { Language } from '@pagewright/model/languages';
import { EMOJI_FAMILY, fontFamily, fontStack, nearestStyle, SHIPPED_FAMILIES } from './catalogue.ts';

/** A face that a page uses. */
export interface FontUse {
  readonly family: string;
  readonly weight: number;
  readonly italic?: boolean | undefined;
  readonly language: Language;
  /** Whether nothing is set in it but Western text (`isWesternText`); any text may be where it is absent. */
  readonly isWestern?: boolean | undefined;
}

const shipped = new Set(SHIPPED_FAMILIES.map(({ name }) => name));

/**
 * Style sheets that declare the faces of some uses, the families behind them included as far as they are needed, as paths
 * under the fonts' base path. A browser loads from them only the subsets whose characters stand on a page.
 */
export function fontStyleSheets(uses: Iterable<FontUse>): string[] {
  const sheets = new Set<string>();
  for (const use of uses) {
    const { weight, italic } = use;
    for (const name of neededFamilies(use)) {
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

/**
 * A Chinese or Japanese family is a hundred files and as many rules, which browsers look through for each word: a Western
 * document does without those that stand behind a Latin one.
 */
function neededFamilies({ family, language, isWestern }: FontUse): readonly string[] {
  const stack = fontStack(family, language);
  if (!isWestern || !isWesternLanguage(language)) return stack;
  const latin = stack.findIndex((name) => !fontFamily(name).cjk);
  return stack.filter((name, index) => index <= latin || (!fontFamily(name).cjk && name !== EMOJI_FAMILY.name));
}

/** Elsewhere what is written next is in the families of the language. */
function isWesternLanguage(language: Language): boolean {
  return language === 'en-US' || language === 'fr-FR';
}
