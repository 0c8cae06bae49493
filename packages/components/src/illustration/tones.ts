import { contrast, mix, parseColor } from '@pagewright/model/color';
import type { Tone } from './scenes/parts.ts';

/** What scenes are drawn in where nobody gave them colours. */
const USUAL = '#2f5ff0';
/** What the tones are mixed with: light, dark, and skin of nobody in particular. */
const MIXED = { light: '#ffffff', dark: '#0b1020', skin: '#e8b48f' } as const;
/** Contrast to the darkest below which a colour has no shades. */
const NEARLY_BLACK = 1.7;
/** How far two colours of a scene that lie beside each other must be apart, of 441 between black and white. */
const APART = 64;

/** The colours of a scene: its palette, and tints and shades of it, so that all of them follow another style. */
export function tonesOf(palette: readonly string[]): Readonly<Record<Tone, string>> {
  const given = palette[0] ?? USUAL;
  // Shades of what is nearly black are not told from it: what is drawn in it is set lighter.
  const main = contrast(given, MIXED.dark) < NEARLY_BLACK ? mix(given, MIXED.light, 0.34) : given;
  const second = palette.slice(1).find((color) => isApart(color, main)) ?? mix(main, MIXED.dark, 0.4);
  const third = palette.slice(1).find((color) => isApart(color, main) && isApart(color, second));
  return {
    blob: mix(main, MIXED.light, 0.87),
    shade: mix(main, MIXED.light, 0.7),
    main,
    deep: mix(main, MIXED.dark, 0.5),
    ink: mix(main, MIXED.dark, 0.74),
    second,
    third: third ?? mix(main, MIXED.light, 0.48),
    paper: mix(main, MIXED.light, 0.985),
    skin: mix(MIXED.skin, main, 0.1),
  };
}

function isApart(one: string, other: string): boolean {
  const [a, b] = [parseColor(one), parseColor(other)];
  return a !== undefined && b !== undefined && Math.hypot(a.r - b.r, a.g - b.g, a.b - b.b) >= APART;
}
