import { contrast, mix, mostReadable, readableColor } from '@pagewright/model/color';
import type { StyleTokens } from '@pagewright/model/style-tokens';

/** Colours for everything that stands on one ground, all readable on it by construction. */
export interface Tone {
  readonly background: string;
  readonly ink: string;
  /** Secondary text. */
  readonly soft: string;
  /** Accent for text of any size. */
  readonly accent: string;
  /** Accent for shapes. */
  readonly accentFill: string;
  readonly accents: readonly string[];
  readonly rule: string;
}

/** What texts in a chosen colour have at least, and what ink has that is shown as it is. */
export const TEXT_RATIO = 4.6;
export const PLAIN_RATIO = 7;
const SOFT_RATIO = 5;
/** A shape that carries meaning stands out at least this much (WCAG 2.2, 1.4.11, is 3; ours only decorate). */
const SHAPE_RATIO = 1.25;

const tones = new WeakMap<StyleTokens, Map<string, Tone>>();

/** The tone of a style on a ground of this opaque colour. */
export function toneOn(tokens: StyleTokens, background: string): Tone {
  let own = tones.get(tokens);
  if (!own) {
    own = new Map();
    tones.set(tokens, own);
  }
  let tone = own.get(background);
  if (!tone) {
    tone = makeTone(tokens, background);
    own.set(background, tone);
  }
  return tone;
}

function makeTone(tokens: StyleTokens, background: string): Tone {
  const { palette } = tokens;
  const own = contrast(palette.ink, background) >= PLAIN_RATIO;
  const opposite = tokens.dark ? '#10131a' : '#ffffff';
  const ink = own ? palette.ink : mostReadable(background, [opposite, palette.ink, '#ffffff', '#111111']);
  const softSource = own ? palette.soft : mix(ink, background, 0.22);
  const accentSource = contrast(palette.accent, background) >= 2.2 ? palette.accent : lively(tokens, background, ink);
  return {
    background,
    ink: readableColor(ink, background, TEXT_RATIO),
    soft: readableColor(softSource, background, SOFT_RATIO),
    accent: readableColor(accentSource, background, TEXT_RATIO),
    accentFill: contrast(accentSource, background) >= SHAPE_RATIO ? accentSource : ink,
    accents: palette.accents.map((color) => (contrast(color, background) >= SHAPE_RATIO ? color : ink)),
    rule: own
      ? background === palette.page.base
        ? palette.rule
        : mix(ink, background, 0.84)
      : mix(ink, background, 0.72),
  };
}

/** The accent that shows best on a ground that swallows the first one. */
function lively(tokens: StyleTokens, background: string, ink: string): string {
  const best = mostReadable(background, [...tokens.palette.accents]);
  return contrast(best, background) >= 2.2 ? best : ink;
}
