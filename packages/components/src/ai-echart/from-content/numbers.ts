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

/** Whether a unit is a currency's sign, which stands beside each number. */
export function isWrittenWithValues(unit: string | undefined): boolean {
  return unit !== undefined && /^[$¥€£￥]$/.test(unit);
}

/** The number with its unit where that is short, `%` or a currency's sign: words are written once, at the axis. */
export function withUnit(value: number, unit: string | undefined, language: Language): string {
  const text = numberText(value, language);
  if (!unit) return text;
  if (unit === '%') return language === 'fr-FR' ? `${text}\u202f%` : `${text}%`;
  if (isWrittenWithValues(unit)) return language === 'fr-FR' ? `${text}\u202f${unit}` : `${unit}${text}`;
  return text;
}

/** The number with its unit whatever that is, in charts that have no axis to name it: `1,140万元`, `$2.14m`, `12 people`. */
export function withNamedUnit(value: number, unit: string | undefined, language: Language): string {
  const text = withUnit(value, unit, language);
  if (!unit || text !== numberText(value, language)) return text;
  const [before, behind] = aroundNumber(unit);
  return before + text + behind;
}

/** What `withNamedUnit` writes, with a place for the number that ECharts fills. */
export function numberTemplate(place: string, unit: string | undefined, language: Language): string {
  return withNamedUnit(0, unit, language).replace('0', place);
}

/** What of a unit in words stands in front of its number, and what behind it. */
export function aroundNumber(unit: string): readonly [string, string] {
  const [, sign, scale] = /^([$¥€£￥])(\p{L}{1,3})$/u.exec(unit) ?? [];
  if (sign && scale) return [sign, scale];
  return ['', /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(unit) ? unit : `\u00a0${unit}`];
}

function plain(value: number, language: Language): string {
  const text = String(Number(value.toPrecision(12)));
  if (text.includes('e')) return text;
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, GROUP[language]);
  const point = language === 'fr-FR' ? ',' : '.';
  return fraction ? `${grouped}${point}${fraction}` : grouped;
}
