import { type FontStyle, fontFamily, nearestStyle } from '@pagewright/typography/catalogue';
import { BOLD, familyOfWeight } from './weight-names.ts';

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

/** How Google Slides calls a face of one of its families: each weight but regular and bold is a family of its own. */
export function googleSlidesFace(family: string, { weight, italic }: FontStyle): { name: string; bold: boolean } {
  const nearest = nearestStyle(fontFamily(family), weight, italic).weight;
  return { name: familyOfWeight(family, nearest), bold: nearest === BOLD };
}
