import { NAMED_COLORS } from './named-colors.ts';

/** Reading, mixing and comparing CSS colours: what design, lint and export need to know of them. */

/** Channels 0-255, alpha 0-1. */
export interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

/** Least contrast of text with what lies below it: 4.5:1, from 24 px 3:1 (WCAG 2.2, 1.4.3). */
export const MIN_CONTRAST = { text: 4.5, largeText: 3, largeFrom: 24 } as const;

/** A CSS colour as page source may hold it (`cssColor` of `page.ts`), or undefined where the text is not one. */
export function parseColor(text: string): Rgba | undefined {
  const source = text.trim().toLowerCase();
  if (source === 'transparent') return { r: 0, g: 0, b: 0, a: 0 };
  if (source.startsWith('#')) return parseHex(source.slice(1));
  const call = /^(rgb|hsl)a?\(([^)]*)\)$/.exec(source);
  if (call) return parseFunction(call[1] as 'rgb' | 'hsl', call[2] ?? '');
  const named = NAMED_COLORS[source];
  return named === undefined ? undefined : parseHex(named);
}

function parseHex(digits: string): Rgba | undefined {
  if (!/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(digits)) return undefined;
  const full = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16);
  return { r: channel(0), g: channel(2), b: channel(4), a: full.length === 8 ? channel(6) / 255 : 1 };
}

function parseFunction(name: 'rgb' | 'hsl', body: string): Rgba | undefined {
  const parts = body.split(/[\s,/]+/).filter((part) => part !== '');
  if (parts.length !== 3 && parts.length !== 4) return undefined;
  const numbers = parts.map((part) => Number.parseFloat(part));
  if (numbers.some((number) => Number.isNaN(number))) return undefined;
  const [first = 0, second = 0, third = 0, fourth = 1] = numbers;
  const a = clamp(parts[3]?.endsWith('%') ? fourth / 100 : fourth, 1);
  if (name === 'hsl') return { ...hslToRgb(first, clamp(second / 100, 1), clamp(third / 100, 1)), a };
  const channel = (value: number, at: number) => clamp(parts[at]?.endsWith('%') ? value * 2.55 : value, 255);
  return { r: channel(first, 0), g: channel(second, 1), b: channel(third, 2), a };
}

/** Hue in degrees, saturation and lightness 0-1 (CSS Color 4, §7.1). */
function hslToRgb(hue: number, saturation: number, lightness: number): { r: number; g: number; b: number } {
  const channel = (offset: number) => {
    const k = (((offset + hue / 30) % 12) + 12) % 12;
    const amplitude = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - amplitude * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return { r: channel(0), g: channel(8), b: channel(4) };
}

/** `#rrggbb`, or `#rrggbbaa` where the colour is not opaque. */
export function formatColor(color: Rgba): string {
  const hex = (value: number) => Math.round(clamp(value, 255)).toString(16).padStart(2, '0');
  const alpha = color.a < 1 ? hex(color.a * 255) : '';
  return `#${hex(color.r)}${hex(color.g)}${hex(color.b)}${alpha}`;
}

/** What is seen where `top` is painted over the opaque `below`. */
export function blend(top: Rgba, below: Rgba): Rgba {
  const channel = (upper: number, lower: number) => upper * top.a + lower * (1 - top.a);
  return { r: channel(top.r, below.r), g: channel(top.g, below.g), b: channel(top.b, below.b), a: 1 };
}

/** Relative luminance, 0 for black to 1 for white; alpha is not looked at (WCAG 2.2). */
export function luminance(color: Rgba): number {
  return 0.2126 * linear(color.r) + 0.7152 * linear(color.g) + 0.0722 * linear(color.b);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Contrast ratio, 1 to 21 (WCAG 2.2); a text colour with alpha is first painted over the background. */
export function contrastRatio(text: Rgba, background: Rgba): number {
  const painted = luminance(text.a < 1 ? blend(text, background) : text);
  const ground = luminance(background);
  return (Math.max(painted, ground) + 0.05) / (Math.min(painted, ground) + 0.05);
}

/** The contrast ratio of two CSS colours; 1 where one of them cannot be read. */
export function contrast(text: string, background: string): number {
  const upper = parseColor(text);
  const lower = parseColor(background);
  return upper && lower ? contrastRatio(upper, lower) : 1;
}

/** The colour `share` (0-1) of the way from `from` to `to`, in sRGB, as `#rrggbb`. Unreadable colours count as black. */
export function mix(from: string, to: string, share: number): string {
  const black: Rgba = { r: 0, g: 0, b: 0, a: 1 };
  const start = parseColor(from) ?? black;
  const end = parseColor(to) ?? black;
  const channel = (a: number, b: number) => a + (b - a) * share;
  return formatColor({
    r: channel(start.r, end.r),
    g: channel(start.g, end.g),
    b: channel(start.b, end.b),
    a: channel(start.a, end.a),
  });
}

/** The same colour with another alpha, 0-1. */
export function withAlpha(color: string, alpha: number): string {
  const parsed = parseColor(color);
  return parsed ? formatColor({ ...parsed, a: alpha }) : color;
}

/** Whichever of `candidates` stands out most from the background. */
export function mostReadable(background: string, candidates: readonly [string, ...string[]]): string {
  return candidates.reduce((best, next) => (contrast(next, background) > contrast(best, background) ? next : best));
}

/**
 * `color` moved towards black or white, whichever is nearer to success, until it reaches the ratio on `background`.
 * Black or white where no step does.
 */
export function readableColor(color: string, background: string, ratio: number = MIN_CONTRAST.text): string {
  const steps = 20;
  for (let step = 0; step <= steps; step++) {
    for (const pole of ['#000000', '#ffffff']) {
      const candidate = mix(color, pole, step / steps);
      if (contrast(candidate, background) >= ratio) return candidate;
    }
  }
  return mostReadable(background, ['#000000', '#ffffff']);
}

/** Least contrast ratio of text of this size, px. */
export function requiredContrast(fontSize: number): number {
  return fontSize >= MIN_CONTRAST.largeFrom ? MIN_CONTRAST.largeText : MIN_CONTRAST.text;
}

function clamp(value: number, max: number): number {
  return Math.min(max, Math.max(0, value));
}
