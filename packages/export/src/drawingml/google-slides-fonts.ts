import type { FontStyle } from '@pagewright/typography/catalogue';
import { fontFamily, nearestStyle } from '@pagewright/typography/catalogue';

/**
 * The faces of Google Slides. Every Latin family of the catalogue comes from Google Fonts, so Slides has it by the same name;
 * of Chinese and Japanese ones it surely has Noto's only, which stand for the others.
 */

const NOTO = {
  'zh-CN': { 'sans-serif': 'Noto Sans SC', serif: 'Noto Serif SC' },
  'zh-TW': { 'sans-serif': 'Noto Sans TC', serif: 'Noto Serif TC' },
  'ja-JP': { 'sans-serif': 'Noto Sans JP', serif: 'Noto Serif JP' },
} as const;

/** The family that Google Slides draws a family of the catalogue with. */
export function googleSlidesFamily(name: string): string {
  const { cjk, generic, name: known } = fontFamily(name);
  return cjk ? NOTO[cjk][generic === 'serif' ? 'serif' : 'sans-serif'] : known;
}

/** Slides has each weight but regular and bold as a family of its own. */
const WEIGHT_NAMES: Readonly<Record<number, string>> = {
  100: 'Thin',
  200: 'ExtraLight',
  300: 'Light',
  500: 'Medium',
  600: 'SemiBold',
  800: 'ExtraBold',
  900: 'Black',
};
const BOLD = 700;

/** How Google Slides calls a face of one of its families. */
export function googleSlidesFace(family: string, { weight, italic }: FontStyle): { name: string; bold: boolean } {
  const nearest = nearestStyle(fontFamily(family), weight, italic).weight;
  const weightName = WEIGHT_NAMES[nearest];
  return { name: weightName ? `${family} ${weightName}` : family, bold: nearest === BOLD };
}
