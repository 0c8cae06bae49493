import type { Language } from '@pagewright/model/languages';

export type Generic = 'sans-serif' | 'serif' | 'monospace';

/** One of the families that come with Pagewright. */
export interface FontFamily {
  /** CSS name, and the value of a component's `fontFamily`. */
  readonly name: string;
  readonly generic: Generic;
  /** The npm package that ships its faces. */
  readonly package: string;
  /**
   * Weights offered, ascending. Set-up removes the files of all others (`tools/prune-fonts.ts`): one that is added needs
   * its package installed anew.
   */
  readonly weights: readonly number[];
  /** Weights of its true italics, ascending; where it has none the browser slants the upright faces. */
  readonly italics: readonly number[];
  /** The language whose characters it has, for Chinese and Japanese families; Latin ones have none. */
  readonly cjk?: 'zh-CN' | 'zh-TW' | 'ja-JP';
}

function latin(
  name: string,
  generic: Generic,
  packageName: string,
  weights: readonly number[],
  italics: readonly number[] = [],
): FontFamily {
  return { name, generic, package: `@fontsource/${packageName}`, weights, italics };
}
function han(
  name: string,
  cjk: NonNullable<FontFamily['cjk']>,
  generic: Generic,
  packageName: string,
  weights: readonly number[],
): FontFamily {
  return { name, generic, package: `@fontsource/${packageName}`, weights, italics: [], cjk };
}

export const FONT_FAMILIES: readonly FontFamily[] = [
  latin('Inter', 'sans-serif', 'inter', [400, 500, 600, 700, 800], [400, 700]),
  latin('Manrope', 'sans-serif', 'manrope', [400, 500, 700, 800]),
  latin('Sora', 'sans-serif', 'sora', [400, 600, 700, 800]),
  latin('Space Grotesk', 'sans-serif', 'space-grotesk', [400, 500, 700]),
  latin('IBM Plex Sans', 'sans-serif', 'ibm-plex-sans', [400, 500, 600, 700], [400, 700]),
  latin('Source Sans 3', 'sans-serif', 'source-sans-3', [400, 600, 700], [400, 700]),
  latin('Nunito', 'sans-serif', 'nunito', [400, 600, 700, 800], [400, 700]),
  latin('Outfit', 'sans-serif', 'outfit', [400, 500, 600, 700, 800]),
  latin('Archivo', 'sans-serif', 'archivo', [400, 600, 700, 800], [400, 700]),
  latin('Barlow Condensed', 'sans-serif', 'barlow-condensed', [400, 500, 600, 700], [400, 700]),
  latin('Playfair Display', 'serif', 'playfair-display', [400, 600, 700], [400, 700]),
  latin('Lora', 'serif', 'lora', [400, 500, 600, 700], [400, 700]),
  latin('Source Serif 4', 'serif', 'source-serif-4', [400, 600, 700], [400, 700]),
  latin('Cormorant Garamond', 'serif', 'cormorant-garamond', [400, 500, 600, 700], [400, 700]),
  latin('JetBrains Mono', 'monospace', 'jetbrains-mono', [400, 700], [400]),
  han('Noto Sans SC', 'zh-CN', 'sans-serif', 'noto-sans-sc', [400, 500, 700, 900]),
  han('Noto Sans TC', 'zh-TW', 'sans-serif', 'noto-sans-tc', [400, 500, 700, 900]),
  han('Noto Sans JP', 'ja-JP', 'sans-serif', 'noto-sans-jp', [400, 500, 700, 900]),
  han('Noto Serif SC', 'zh-CN', 'serif', 'noto-serif-sc', [400, 600, 700, 900]),
  han('Noto Serif TC', 'zh-TW', 'serif', 'noto-serif-tc', [400, 600, 700, 900]),
  han('Noto Serif JP', 'ja-JP', 'serif', 'noto-serif-jp', [400, 600, 700, 900]),
  han('ZCOOL XiaoWei', 'zh-CN', 'serif', 'zcool-xiaowei', [400]),
  han('ZCOOL QingKe HuangYou', 'zh-CN', 'sans-serif', 'zcool-qingke-huangyou', [400]),
  han('ZCOOL KuaiLe', 'zh-CN', 'sans-serif', 'zcool-kuaile', [400]),
  han('LXGW WenKai TC', 'zh-TW', 'serif', 'lxgw-wenkai-tc', [400, 700]),
  han('M PLUS Rounded 1c', 'ja-JP', 'sans-serif', 'm-plus-rounded-1c', [400, 500, 700, 800]),
  han('Zen Maru Gothic', 'ja-JP', 'sans-serif', 'zen-maru-gothic', [400, 500, 700]),
  han('Shippori Mincho', 'ja-JP', 'serif', 'shippori-mincho', [400, 600, 700]),
  han('Dela Gothic One', 'ja-JP', 'sans-serif', 'dela-gothic-one', [400]),
];

/**
 * Draws the emoji and signs that no family of letters holds, in the colour of the text, last in every stack: nobody chooses
 * it, and no machine has to have one.
 */
export const EMOJI_FAMILY: FontFamily = latin('Noto Emoji', 'sans-serif', 'noto-emoji', [400, 700]);

/** All families that come with Pagewright, those that nobody chooses included. */
export const SHIPPED_FAMILIES: readonly FontFamily[] = [...FONT_FAMILIES, EMOJI_FAMILY];

const byName = new Map(SHIPPED_FAMILIES.map((family) => [family.name, family]));

/** The family of that name, or Inter for names that we do not ship. */
export function fontFamily(name: string): FontFamily {
  return byName.get(name) ?? (FONT_FAMILIES[0] as FontFamily);
}

/** A face of a family. */
export interface FontStyle {
  readonly weight: number;
  readonly italic: boolean;
}

/** The face of a family that CSS would choose: the slant counts more than the weight (CSS Fonts 4, §5.2). */
export function nearestStyle(family: FontFamily, weight: number, italic: boolean): FontStyle {
  if (italic && family.italics.length > 0) return { weight: nearest(family.italics, weight), italic: true };
  return { weight: nearest(family.weights, weight), italic: false };
}

/** The weight of a family's upright faces that CSS would choose for the one asked for. */
export function nearestWeight(family: FontFamily, weight: number): number {
  return nearest(family.weights, weight);
}

function nearest(weights: readonly number[], weight: number): number {
  if (weights.includes(weight)) return weight;
  const lighter = weights.filter((offered) => offered < weight);
  const heavier = weights.filter((offered) => offered > weight);
  const preferLighter =
    weight < 400 || (weight <= 500 && !weights.some((offered) => offered > weight && offered <= 500));
  const pick = preferLighter ? (lighter.at(-1) ?? heavier[0]) : (heavier[0] ?? lighter.at(-1));
  return pick ?? 400;
}

const NOTO = {
  'zh-CN': { 'sans-serif': 'Noto Sans SC', serif: 'Noto Serif SC' },
  'zh-TW': { 'sans-serif': 'Noto Sans TC', serif: 'Noto Serif TC' },
  'ja-JP': { 'sans-serif': 'Noto Sans JP', serif: 'Noto Serif JP' },
} as const;

/** Families that hold only the quotes, dashes and dots of one script, taken from its Noto families. */
export const PUNCTUATION_FAMILY = {
  'zh-CN': { 'sans-serif': 'Punctuation Sans SC', serif: 'Punctuation Serif SC' },
  'zh-TW': { 'sans-serif': 'Punctuation Sans TC', serif: 'Punctuation Serif TC' },
  'ja-JP': { 'sans-serif': 'Punctuation Sans JP', serif: 'Punctuation Serif JP' },
} as const;

/** A family that holds a Noto family's ambiguous punctuation and nothing else. */
export interface PunctuationFamily {
  readonly name: string;
  /** The family that its files belong to. */
  readonly source: FontFamily;
}

export const PUNCTUATION_FAMILIES: readonly PunctuationFamily[] = (['zh-CN', 'zh-TW', 'ja-JP'] as const).flatMap(
  (script) =>
    (['sans-serif', 'serif'] as const).map((look) => ({
      name: PUNCTUATION_FAMILY[script][look],
      source: fontFamily(NOTO[script][look]),
    })),
);

/** Characters that Latin families have too but that are set full width in Chinese and Japanese text. */
export const AMBIGUOUS_PUNCTUATION = '\u2014\u2018\u2019\u201c\u201d\u2026\u00b7';

/**
 * Families in the order that characters are looked for in them. In Chinese and Japanese documents the script's own
 * punctuation comes first, then the chosen family, then the complete Noto family of the language; elsewhere the chosen
 * family comes first and the Noto families stand behind it for names and quotations.
 */
export function fontStack(name: string, language: Language): readonly string[] {
  let stacks = fontStacks.get(language);
  if (!stacks) {
    stacks = new Map();
    fontStacks.set(language, stacks);
  }
  let stack = stacks.get(name);
  if (!stack) {
    stack = stackOf(name, language);
    stacks.set(name, stack);
  }
  return stack;
}

/** By language and family: each piece of text that is measured asks. */
const fontStacks = new Map<Language, Map<string, readonly string[]>>();

function stackOf(name: string, language: Language): readonly string[] {
  const family = fontFamily(name);
  const script = language === 'en-US' || language === 'fr-FR' ? undefined : language;
  const look = family.generic === 'serif' ? 'serif' : 'sans-serif';
  if (!script)
    return unique([...westernCompanion(family), family.name, 'Inter', ...notoOrder(look, 'zh-CN'), EMOJI_FAMILY.name]);
  const punctuation = family.generic === 'monospace' || family.cjk === script ? [] : [PUNCTUATION_FAMILY[script][look]];
  return unique([...punctuation, family.name, ...notoOrder(look, script), 'Inter', EMOJI_FAMILY.name]);
}

/** The Noto families, the script's own first. */
function notoOrder(look: 'sans-serif' | 'serif', script: NonNullable<FontFamily['cjk']>): string[] {
  const others = (['zh-CN', 'ja-JP', 'zh-TW'] as const).filter((other) => other !== script);
  return [script, ...others].map((one) => NOTO[one][look]);
}

/**
 * The Latin family that a Noto one borrows its Latin letters from: set first in Western documents, where the Noto
 * family itself would draw quotation marks and dashes full width.
 */
function westernCompanion(family: FontFamily): string[] {
  if (
    !Object.values(NOTO).some((looks) => looks[family.generic === 'serif' ? 'serif' : 'sans-serif'] === family.name)
  ) {
    return [];
  }
  return [family.generic === 'serif' ? 'Source Serif 4' : 'Source Sans 3'];
}

const stacks = new Map<string, string>();

/** The stack as a value of CSS `font-family`. */
export function fontFamilyCss(name: string, language: Language): string {
  const key = `${name}|${language}`;
  let css = stacks.get(key);
  if (!css) {
    css = [...fontStack(name, language).map((family) => `"${family}"`), fontFamily(name).generic].join(', ');
    stacks.set(key, css);
  }
  return css;
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
