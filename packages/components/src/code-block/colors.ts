import {
  blend,
  contrast,
  formatColor,
  mix,
  mostReadable,
  parseColor,
  type Rgba,
  readableColor,
} from '@pagewright/model/color';
import type { CodeBlockProps } from './model.ts';

/** What parts of code are to its reader; all else is plain. */
export const CODE_ROLES = ['keyword', 'string', 'number', 'name', 'comment'] as const;
export type CodeRole = (typeof CODE_ROLES)[number];

/** The colours of a listing. */
export interface CodeColors {
  readonly ground: string;
  /** Behind lines that stand out, and the line at their edge. */
  readonly marked: string;
  readonly edge: string;
  /** Below the title. */
  readonly rule: string;
  readonly plain: string;
  /** Of line numbers and the title. */
  readonly quiet: string;
  readonly roles: Readonly<Record<CodeRole, string>>;
}

/** Where the grounds begin, and how much of the first colour tints them. */
const GROUNDS = { dark: { color: '#0d1117', tint: 0.12 }, light: { color: '#ffffff', tint: 0.05 } } as const;
const INKS = { dark: '#e8edf5', light: '#1b2230' } as const;
/** Contrast that everything has with what it stands on: 4.5:1 and what rounding may take of it. */
const READABLE = 4.55;
/** Degrees of hue by which colours stand apart that are told apart at a glance. */
const APART = 28;
/** Below this share of colour a hue cannot be seen. */
const GREY = 0.18;

type ListingStyle = Pick<CodeBlockProps, 'tone' | 'palette' | 'backgroundColor'>;

/**
 * The colours of a listing, from those of the style: each is moved towards black or white until it can be read on the
 * ground and on lines that stand out, and colours of one hue, as quiet styles have, are turned apart.
 */
export function codeColors({ tone: wanted, palette, backgroundColor }: ListingStyle): CodeColors {
  const first = palette[0] ?? '#5b8def';
  const { color, tint } = GROUNDS[wanted];
  const ground = over(backgroundColor, mix(color, first, tint));
  // A ground that the person chose may be of the other tone.
  const pole = mostReadable(ground, ['#ffffff', '#000000']);
  const tone = pole === '#ffffff' ? 'dark' : 'light';
  const marked = markedOn(ground, readableColor(first, ground, 3), pole);
  const readable = (ink: string): string => {
    for (let step = 0; step < STEPS; step++) {
      const candidate = mix(ink, pole, step / STEPS);
      if ([ground, marked].every((below) => contrast(candidate, below) >= READABLE)) return candidate;
    }
    return pole;
  };
  const plain = readable(INKS[tone]);
  const [keyword = first, string = first, number = first, name = first] = apart(palette);
  return {
    ground,
    marked,
    edge: readableColor(first, marked, 3),
    rule: mix(ground, plain, 0.16),
    plain,
    quiet: readable(mix(plain, ground, 0.42)),
    roles: {
      keyword: readable(keyword),
      string: readable(string),
      number: readable(number),
      name: readable(name),
      comment: readable(mix(plain, ground, 0.4)),
    },
  };
}

/** Steps from a colour to black or white. */
const STEPS = 24;

/** The ground of lines that stand out: tinted, or of a middle ground moved away from what is written on it. */
function markedOn(ground: string, tint: string, pole: string): string {
  const share = pole === '#ffffff' ? 0.2 : 0.14;
  const tinted = mix(ground, tint, share);
  if (contrast(pole, tinted) >= READABLE) return tinted;
  return mix(ground, pole === '#ffffff' ? '#000000' : '#ffffff', share);
}

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };

function over(upper: string, below: string): string {
  const top = parseColor(upper);
  const ground = parseColor(below);
  return top && ground ? formatColor(blend(top, ground)) : below;
}

/** Turns in which colours are looked for that a palette lacks, degrees from the first. */
const TURNS = [0, 130, -130, 60, -60, 180, 95, -95] as const;

/** Four colours whose hues stand apart: those of the palette as far as they do, then turns of the first. */
function apart(palette: readonly string[]): string[] {
  const chosen: { color: string; hue: number }[] = [];
  const take = (color: string, hue: number): void => {
    if (chosen.every((other) => distance(other.hue, hue) >= APART)) chosen.push({ color, hue });
  };
  for (const color of palette) {
    const { hue, saturation } = hueOf(color);
    if (saturation >= GREY) take(color, hue);
  }
  const start = chosen[0]?.hue ?? hueOf(palette[0] ?? '').hue;
  for (const turn of TURNS) {
    const hue = (start + turn + 360) % 360;
    if (chosen.length < 4) take(`hsl(${Math.round(hue)} 55% 55%)`, hue);
  }
  return chosen.map(({ color }) => color);
}

function distance(a: number, b: number): number {
  const apart = Math.abs(a - b) % 360;
  return Math.min(apart, 360 - apart);
}

/** Hue in degrees and saturation, 0 to 1 (CSS Color 4, 7.1). */
function hueOf(color: string): { hue: number; saturation: number } {
  const { r, g, b } = parseColor(color) ?? BLACK;
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const spread = most - least;
  if (spread === 0) return { hue: 220, saturation: 0 };
  const turn = most === r ? (g - b) / spread : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  const lightness = (most + least) / 510;
  const saturation = spread / 255 / (1 - Math.abs(2 * lightness - 1) || 1);
  return { hue: (turn * 60 + 360) % 360, saturation };
}
