import type { KindInput } from '@pagewright/components/kind';
import type { circleModel } from '@pagewright/components/kinds/circle';
import type { rectangleModel } from '@pagewright/components/kinds/rectangle';
import { contrast, MIN_CONTRAST, mix, withAlpha } from '@pagewright/model/color';
import type { Fill } from '@pagewright/model/page';
import type { Rect } from '@pagewright/model/units';
import type { Sheet } from '../sheet.ts';
import type { Theme } from '../theme.ts';
import type { Tone } from '../tone.ts';

/** Where the words of a cover or section page stand once its art is drawn. */
export interface Plan {
  readonly area: Rect;
  readonly align: 'left' | 'center';
  readonly vertical: 'top' | 'middle' | 'bottom';
}

/** The background art of a style: on covers, on section pages, and quietly on every other page. */
export interface StyleArt {
  cover(sheet: Sheet, frame: Rect, theme: Theme): Plan;
  section(sheet: Sheet, frame: Rect, theme: Theme): Plan;
  page(sheet: Sheet, frame: Rect, theme: Theme): void;
  /** At the foot of a strong panel that holds a title, in its lowest quarter. */
  panel(sheet: Sheet, frame: Rect, theme: Theme): void;
}

export function isWide(frame: Rect): boolean {
  return frame.width > frame.height * 1.1;
}

/** The side inset of content for this page, px. */
export function insetOf(theme: Theme): number {
  return theme.content.x;
}

/** The frame less the content inset on every side. */
export function inner(frame: Rect, theme: Theme): Rect {
  const inset = insetOf(theme);
  return { x: frame.x + inset, y: frame.y + inset, width: frame.width - inset * 2, height: frame.height - inset * 2 };
}

/** The part of a rectangle between shares (0-1) of its width and height. */
export function part(rect: Rect, left: number, top: number, right: number, bottom: number): Rect {
  return {
    x: Math.round(rect.x + rect.width * left),
    y: Math.round(rect.y + rect.height * top),
    width: Math.round(rect.width * (right - left)),
    height: Math.round(rect.height * (bottom - top)),
  };
}

/** A page's ground as the fill of a rectangle, for covers that are only part of a page. */
export function fillProps(fill: Fill): KindInput<typeof rectangleModel> {
  if (fill.type === 'solid') return { backgroundColor: fill.color };
  const shared = { backgroundColor: fill.stops[0]?.color ?? '#ffffff', gradientStops: fill.stops };
  if (fill.type === 'linear') return { ...shared, backgroundType: 'linear-gradient', gradientAngle: fill.angle };
  return { ...shared, backgroundType: 'radial-gradient', gradientShape: fill.shape };
}

/** A light behind the texts of a page, at most as strong as `alpha` (0-1): fainter where they could not be read on it. */
export function lightBehind(tone: Tone, color: string, alpha: number): KindInput<typeof circleModel> {
  const ground = mix(tone.background, color, alpha);
  const isReadable = [tone.ink, tone.soft, tone.accent].every((text) => contrast(text, ground) >= MIN_CONTRAST.text);
  return isReadable || alpha < FAINTEST ? glow(color, alpha) : lightBehind(tone, color, alpha / 2);
}

/** Alpha of a light that nobody sees any more. */
const FAINTEST = 1 / 255;

/** A soft light, `alpha` (0-1) strong in its middle: a circle fading out to nothing. */
export function glow(color: string, alpha: number): KindInput<typeof circleModel> {
  return {
    backgroundColor: withAlpha(color, alpha),
    backgroundType: 'radial-gradient',
    gradientStops: [
      { color: withAlpha(color, alpha), position: 0 },
      { color: withAlpha(color, 0), position: 70 },
    ],
  };
}
