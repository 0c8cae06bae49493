import type { Language } from '@pagewright/model/languages';
import { rangesHold } from './code-ranges.ts';
import { isEastAsian } from './line-break-class.ts';

/** What `text-autospace` sees in a character (CSS Text 4, §8.4; UAX #59). */
export const SPACING = { none: 0, ideograph: 1, letter: 2 } as const;
export type Spacing = (typeof SPACING)[keyof typeof SPACING];

const UNKNOWN = 255;

/** Spacing of the basic plane by code unit, filled as characters are met. */
const chinese = new Uint8Array(0x10000).fill(UNKNOWN);
const others = new Uint8Array(0x10000).fill(UNKNOWN);

/** Marks that count as letters in Chinese text (UAX #59, `Conditional`). */
const CONDITIONAL_ASCII = '!#%&,.:;?@\\¡§¶¿';
const CONDITIONAL_RANGES = [
  [0x2016, 0x2017],
  [0x2022, 0x2025],
  [0x2027, 0x2027],
  [0x2030, 0x2038],
  [0x203b, 0x203e],
  [0x2041, 0x2043],
  [0x2047, 0x2051],
] as const;

export function spacingOf(code: number, language: Language): Spacing {
  if (code >= chinese.length) return isIdeograph(code) ? SPACING.ideograph : SPACING.none;
  const inChinese = language === 'zh-CN' || language === 'zh-TW';
  const known = inChinese ? chinese : others;
  let spacing = known[code] as number;
  if (spacing === UNKNOWN) {
    spacing = classify(code, inChinese);
    known[code] = spacing;
  }
  return spacing as Spacing;
}

/** Whether a space is set between two characters that stand side by side. */
export function needsSpace(before: Spacing, after: Spacing): boolean {
  return (
    (before === SPACING.ideograph && after === SPACING.letter) ||
    (before === SPACING.letter && after === SPACING.ideograph)
  );
}

function classify(code: number, inChinese: boolean): Spacing {
  if (isIdeograph(code)) return SPACING.ideograph;
  if (isEastAsian(code)) return SPACING.none;
  const character = String.fromCharCode(code);
  if (/[\p{L}\p{Nd}]/u.test(character)) return SPACING.letter;
  const conditional = CONDITIONAL_ASCII.includes(character) || rangesHold(CONDITIONAL_RANGES, code);
  return inChinese && conditional ? SPACING.letter : SPACING.none;
}

/** Ideographs and kana outside the large blocks. */
const IDEOGRAPH_RANGES = [
  [0x3005, 0x3007],
  [0x3013, 0x3013],
  [0x3021, 0x3029],
  [0x3031, 0x3035],
  [0x3038, 0x303c],
  [0x3041, 0x3096],
  [0x309b, 0x309f],
  [0x30a1, 0x30fa],
  [0x30fc, 0x30ff],
  [0x3105, 0x312f],
  [0x31a0, 0x31bf],
  [0x31f0, 0x31ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfad9],
  [0x20000, 0x3fffd],
] as const;

function isIdeograph(code: number): boolean {
  return rangesHold(IDEOGRAPH_RANGES, code);
}
