import type { Language } from '@pagewright/model/languages';

/** Numbers as a language writes them, every digit kept: charts never round what the source says. */

const GROUP: Readonly<Record<Language, string>> = {
  'zh-CN': ',',
  'zh-TW': ',',
  'ja-JP': ',',
  'en-US': ',',
  'fr-FR': '\u202f',
};

/** Large units that a language writes numbers with, largest first. */
const UNITS: Readonly<Record<Language, readonly (readonly [number, string])[]>> = {
  'zh-CN': [
    [1e8, '亿'],
    [1e4, '万'],
  ],
  'zh-TW': [
    [1e8, '億'],
    [1e4, '萬'],
  ],
  'ja-JP': [
    [1e8, '億'],
    [1e4, '万'],
  ],
  'en-US': [
    [1e9, 'B'],
    [1e6, 'M'],
  ],
  'fr-FR': [
    [1e9, '\u00a0Md'],
    [1e6, '\u00a0M'],
  ],
};

/** Most digits behind the point of an abbreviated number. */
const SHORT_DIGITS = 2;

/** The number with groups of three digits, shortened by a large unit only where nothing is lost. */
export function numberText(value: number, language: Language): string {
  for (const [size, name] of UNITS[language]) {
    if (Math.abs(value) < size) continue;
    const short = value / size;
    const rounded = Number(short.toFixed(SHORT_DIGITS));
    if (Math.abs(rounded * size - value) < 1e-9 * Math.abs(value)) return plain(rounded, language) + name;
  }
  return plain(value, language);
}

/** The number with its unit: `%` close by, words and currencies as the unit is written. */
export function withUnit(value: number, unit: string | undefined, language: Language): string {
  const text = numberText(value, language);
  if (!unit) return text;
  if (unit === '%') return language === 'fr-FR' ? `${text}\u202f%` : `${text}%`;
  if (/^[$¥€£￥]$/.test(unit)) return language === 'fr-FR' ? `${text}\u202f${unit}` : `${unit}${text}`;
  return text;
}

function plain(value: number, language: Language): string {
  const text = String(Number(value.toPrecision(12)));
  if (text.includes('e')) return text;
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, GROUP[language]);
  const point = language === 'fr-FR' ? ',' : '.';
  return fraction ? `${grouped}${point}${fraction}` : grouped;
}
