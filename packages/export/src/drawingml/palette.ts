import type { LoweredPage, Primitive } from '@pagewright/components/primitives';
import { contrast, formatColor, luminance, mostReadable, parseColor } from '@pagewright/model/color';
import type { Fill } from '@pagewright/model/page';
import type { StyleTokens } from '@pagewright/model/style-tokens';

/** The colours of a document as a theme has them, by what they are in it; so that another theme recolours the slides. */

const ACCENTS = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const;
/** What a theme colour is called where it is used. */
export type SchemeColor = 'bg1' | 'tx1' | 'bg2' | 'tx2' | (typeof ACCENTS)[number];

export interface Palette {
  /** `rrggbb` of each. */
  readonly colors: Readonly<Record<SchemeColor, string>>;
  /** Whether light texts stand on dark pages. */
  readonly dark: boolean;
  /** The theme's name of a colour, `rrggbb`. */
  schemeColor(hex: string): SchemeColor | undefined;
  /** The same of a CSS colour that hides what is below it. */
  nameOf(css: string): SchemeColor | undefined;
}

/** Filled up with where a document has fewer colours. */
const SPARE = ['2f5ff0', '12a594', 'f5a524', 'e5484d', '8e4ec6', '6f7686'] as const;

/** How often a colour is met, weighted by how much of the pages it takes. */
class Tally {
  /** By CSS colour, as met. */
  readonly #weights = new Map<string, number>();

  add(color: string, weight: number): void {
    this.#weights.set(color, (this.#weights.get(color) ?? 0) + weight);
  }

  has(color: string): boolean {
    return this.#byHex().has(color.slice(1).toLowerCase());
  }

  /** The most used first. */
  ranked(): string[] {
    return [...this.#byHex()].sort((a, b) => b[1] - a[1]).map(([hex]) => hex);
  }

  #byHex(): Map<string, number> {
    const weights = new Map<string, number>();
    for (const [color, weight] of this.#weights) {
      const hex = opaqueHex(color);
      if (hex) weights.set(hex, (weights.get(hex) ?? 0) + weight);
    }
    return weights;
  }
}

/**
 * The palette of pages: that of their style where it is known and they are drawn in it; else the ground and the texts by how
 * much is drawn in them, the accents by where they fill.
 */
export function paletteOf(pages: readonly LoweredPage[], style?: Pick<StyleTokens, 'palette' | 'dark'>): Palette {
  const grounds = new Tally();
  const inks = new Tally();
  const fills = new Tally();
  const series = new Tally();
  const visit = (primitive: Primitive): void => {
    switch (primitive.type) {
      case 'group':
        for (const child of primitive.children) visit(child);
        return;
      case 'text':
        for (const { runs } of primitive.paragraphs) for (const run of runs) inks.add(run.look.color, run.text.length);
        return;
      case 'chart':
        for (const [index, color] of primitive.colors.entries()) series.add(color, 100 - index);
        return;
      case 'rect':
      case 'ellipse':
      case 'path':
        for (const color of colorsOf(primitive.fill)) fills.add(color, 1);
    }
  };
  for (const page of pages) {
    for (const color of colorsOf(page.background)) grounds.add(color, 1);
    for (const primitive of page.primitives) visit(primitive);
  }
  if (style && inks.has(style.palette.ink)) return ofStyle(style);
  return themed(grounds.ranked(), inks.ranked(), [...series.ranked(), ...fills.ranked(), ...inks.ranked()]);
}

function themed(grounds: readonly string[], inks: readonly string[], accents: readonly string[]): Palette {
  const ground = grounds[0] ?? 'ffffff';
  const ink = inks.find((hex) => contrast(`#${hex}`, `#${ground}`) >= 4.5) ?? pole(ground);
  const taken = new Set([ground, ink]);
  const next = (candidates: readonly string[]): string => {
    const found = candidates.find((hex) => !taken.has(hex)) ?? SPARE.find((hex) => !taken.has(hex)) ?? ground;
    taken.add(found);
    return found;
  };
  const secondInk = next(inks);
  const secondGround = next([...grounds, ...accents.filter((hex) => isNear(hex, ground))]);
  const colorful = accents.filter((hex) => chroma(hex) > 40);
  const colors = {
    bg1: ground,
    tx1: ink,
    bg2: secondGround,
    tx2: secondInk,
    accent1: next(colorful),
    accent2: next(colorful),
    accent3: next(colorful),
    accent4: next(colorful),
    accent5: next(colorful),
    accent6: next(colorful),
  };
  return named(colors, lightness(ground) < lightness(ink));
}

/** The colours of a style by what they are in it: its accents in their order, then those of its charts. */
function ofStyle({ palette, dark }: Pick<StyleTokens, 'palette' | 'dark'>): Palette {
  const hex = (color: string): string => color.slice(1).toLowerCase();
  const accents = [...new Set([palette.accent, ...palette.accents, ...palette.chart].map(hex).concat(SPARE))];
  const grounds = {
    bg1: hex(palette.page.base),
    tx1: hex(palette.ink),
    bg2: hex(palette.surface),
    tx2: hex(palette.soft),
  };
  // Six at least: SPARE has as many.
  const [accent1, accent2, accent3, accent4, accent5, accent6] = accents as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return named({ ...grounds, accent1, accent2, accent3, accent4, accent5, accent6 }, dark);
}

function named(colors: Palette['colors'], dark: boolean): Palette {
  const names = new Map<string, SchemeColor>();
  for (const [name, hex] of Object.entries(colors)) if (!names.has(hex)) names.set(hex, name as SchemeColor);
  return {
    colors,
    dark,
    schemeColor: (hex) => names.get(hex),
    nameOf: (css) => names.get(opaqueHex(css) ?? ''),
  };
}

function colorsOf(fill: Fill | undefined): string[] {
  if (!fill) return [];
  return fill.type === 'solid' ? [fill.color] : fill.stops.map(({ color }) => color);
}

/** `rrggbb` of a colour that hides what is below it. */
function opaqueHex(color: string): string | undefined {
  const parsed = parseColor(color);
  return parsed?.a === 1 ? formatColor(parsed).slice(1) : undefined;
}

function pole(ground: string): string {
  return mostReadable(`#${ground}`, ['#000000', '#ffffff']).slice(1);
}

function lightness(hex: string): number {
  return luminance(parseColor(`#${hex}`) ?? { r: 0, g: 0, b: 0, a: 1 });
}

function isNear(hex: string, ground: string): boolean {
  return contrast(`#${hex}`, `#${ground}`) < 1.4;
}

/** How far a colour is from grey, 0 to 255. */
function chroma(hex: string): number {
  const { r, g, b } = parseColor(`#${hex}`) ?? { r: 0, g: 0, b: 0 };
  return Math.max(r, g, b) - Math.min(r, g, b);
}
