import type { Language } from '@pagewright/model/languages';
import { fontFamily, fontStack, PUNCTUATION_FAMILIES } from './catalogue.ts';
import { FONT_METRICS } from './font-metrics.generated.ts';
import { fontSubsets } from './font-subsets.ts';

/** The families of a stack that draw, for programs that have no stacks. */
export interface DrawnFonts {
  /** Draws Latin letters and figures. */
  readonly latin: string;
  /** Draws ideographs and kana. */
  readonly eastAsian: string;
}

const LATIN_SAMPLE = 'a';
/** A character that every family of the language holds. */
const EAST_ASIAN_SAMPLE = { 'zh-CN': '的', 'zh-TW': '的', 'ja-JP': 'の', 'en-US': '的', 'fr-FR': '的' } as const;

const punctuation = new Set(PUNCTUATION_FAMILIES.map(({ name }) => name));
const known = new Map<string, DrawnFonts>();

export function drawnFonts(family: string, language: Language): DrawnFonts {
  const key = `${family}|${language}`;
  let fonts = known.get(key);
  if (!fonts) {
    const stack = realFamilies(family, language);
    const drawing = (sample: string) => stack.find((name) => holds(name, sample)) ?? fontFamily(family).name;
    fonts = { latin: drawing(LATIN_SAMPLE), eastAsian: drawing(EAST_ASIAN_SAMPLE[language]) };
    known.set(key, fonts);
  }
  return fonts;
}

/**
 * px from the top of a line to its baseline. Only the first family that has a space counts, whatever draws the line; its
 * heights are rounded, and half of the leading is rounded down, as Chromium does.
 *
 * @param lineHeight px
 * @param fontSize px of the text around any larger parts
 */
export function baselineIn(lineHeight: number, family: string, fontSize: number, language: Language): number {
  const heights = heightsOf(family, fontSize, language);
  if (!heights) return lineHeight;
  const ascent = Math.round(heights.ascent);
  return Math.floor((lineHeight - ascent - Math.round(heights.descent)) / 2) + ascent;
}

/**
 * px by which lines stand higher in print, where characters stand between pixels: if a descent was rounded down, Chromium
 * then takes a pixel from the ascent, so that no descender is cut (`FontMetrics::AscentDescentWithHacks`).
 */
export function printedRise(family: string, fontSize: number, language: Language): number {
  const { descent } = heightsOf(family, fontSize, language) ?? { descent: 0 };
  return Math.round(descent) < descent ? 1 : 0;
}

/** How far a family reaches below the baseline, em; undefined for families that are not ours. */
export function descentOf(family: string): number | undefined {
  const metrics = FONT_METRICS[family];
  return metrics && metrics.descent / metrics.unitsPerEm;
}

function heightsOf(
  family: string,
  fontSize: number,
  language: Language,
): { readonly ascent: number; readonly descent: number } | undefined {
  const metrics = FONT_METRICS[fontStack(family, language).find((name) => !punctuation.has(name)) as string];
  if (!metrics) return undefined;
  const px = fontSize / metrics.unitsPerEm;
  return { ascent: metrics.ascent * px, descent: metrics.descent * px };
}

/** The stack without the families that hold only punctuation. */
function realFamilies(family: string, language: Language): string[] {
  return fontStack(family, language).filter((name) => !punctuation.has(name));
}

function holds(family: string, character: string): boolean {
  const code = character.codePointAt(0) as number;
  return fontSubsets(family).some(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last));
}
