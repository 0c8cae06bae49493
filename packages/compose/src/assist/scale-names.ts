import type { Language } from '@pagewright/model/languages';
import type { Scale } from './words/atoms.ts';

/** Powers of ten. */
export const POWERS: Readonly<Record<Scale, number>> = { k: 3, thousand: 3, wan: 4, million: 6, yi: 8, billion: 9 };

/** How scales are written behind a number, those that hold another's sign first, with their powers of ten. */
const WRITTEN: readonly (readonly [source: string, power: number])[] = [
  ['billions?(?!\\p{L})|bn(?!\\p{L})|milliards?(?!\\p{L})|十[亿億]', 9],
  ['millions?(?!\\p{L})|百[万萬]', 6],
  ['thousands?(?!\\p{L})|milliers?(?!\\p{L})|[kK](?![\\p{L}\\d])', 3],
  ['千[万萬]', 7],
  ['[亿億]', 8],
  ['[万萬]', 4],
];

export const SCALE = WRITTEN.map(([source]) => source).join('|');

/** Of a scale as it is written; 0 of none. */
export function powerOf(written: string): number {
  return WRITTEN.find(([source]) => new RegExp(`^(?:${source})$`, 'iu').test(written.trim()))?.[1] ?? 0;
}

const HAN = { thousand: '千', wan: '万', million: '百万', yi: '亿', billion: '十亿' };
const NAMES: Readonly<Record<Language, Readonly<Partial<Record<Scale, string>>>>> = {
  'en-US': { thousand: 'thousand', million: 'million', billion: 'billion' },
  'fr-FR': { thousand: 'millier', million: 'million', billion: 'milliard' },
  'zh-CN': HAN,
  'zh-TW': { ...HAN, wan: '萬', million: '百萬', yi: '億', billion: '十億' },
  'ja-JP': { ...HAN, yi: '億', billion: '十億' },
};
/** In front of a sign of money in French: `48 k€`. */
const SIGNED: Readonly<Partial<Record<Scale, string>>> = { thousand: 'k', million: 'M', billion: 'Md' };

/** What a language calls a scale; undefined where it has no name for it, as Western ones for 万. */
export function scaleName(scale: Scale, language: Language): string | undefined {
  return scale === 'k' ? 'k' : NAMES[language][scale];
}

/**
 * A scale behind its figure, with what joins it to what stands behind: `48 milliers d’euros`.
 * @param space that stood behind the figure
 */
export function withScale(figure: string, scale: Scale, language: Language, space: string, behind: string): string {
  const name = scaleName(scale, language) ?? '';
  if (scale === 'k' || !/\p{Script=Latin}/u.test(name)) return `${figure}${name}${space}`;
  if (language !== 'fr-FR') return `${figure} ${name}${space}`;
  if (/^[$€£]/u.test(behind)) return `${figure} ${SIGNED[scale] ?? name}`;
  const isMany = Number(figure.replaceAll(/[^\d,]/g, '').replace(',', '.')) >= 2;
  const word = isMany ? `${name}s` : name;
  const next = /^\p{L}/u.exec(behind)?.[0];
  if (next === undefined) return `${figure} ${word}${space}`;
  return `${figure} ${word}${/[aeiouyhéèêàâîôœ]/iu.test(next) ? ' d’' : ' de '}`;
}
