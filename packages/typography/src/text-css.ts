/**
 * The CSS that every text is drawn with, so that it takes the lines that `measure` finds. Add `lang`, `font-family` from
 * `fontFamilyCss`, and `line-height` as a length; draw each line of the source text (split at \n) as a block of its own.
 */
export const TEXT_CSS = {
  whiteSpace: 'pre-wrap',
  lineBreak: 'strict',
  wordBreak: 'normal',
  overflowWrap: 'anywhere',
  hyphens: 'none',
  fontKerning: 'normal',
  fontVariantLigatures: 'none',
  // Without it Chromium on Linux rounds advances to whole pixels at some sizes.
  textRendering: 'geometricPrecision',
  textSpacingTrim: 'space-all',
  textAutospace: 'normal',
  tabSize: 4,
} as const;

/** Space between ideographs and Latin letters or digits, em (CSS Text 4, `text-autospace`). */
export const AUTOSPACE = 0.125;

/** Hanging indent of marked lines, and what each level sets lines in, em. */
export const LIST_INDENT = 1.4;

/** Raised and lowered characters: their size as a share of the text's, and how far their baseline stands off, em of the text's. */
export const BASELINES = { super: { size: 0.65, rise: 0.36 }, sub: { size: 0.65, rise: -0.16 } } as const;
export type Baseline = keyof typeof BASELINES;

/** The family that code is set in. */
export const CODE_FAMILY = 'JetBrains Mono';
