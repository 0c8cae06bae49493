import type { Size } from '@pagewright/model/units';

/** How pictures are put into a PDF that is made in the browser. */
export interface PictureSettings {
  /** Of JPEG, 0 to 1. */
  readonly quality: number;
  /** Picture px for each page px. */
  readonly scale: number;
  /** What a page is given that has not said by itself that it is drawn, ms. */
  readonly delayMs: number;
  /** Longest wait for the pictures of a page, ms. */
  readonly imageTimeoutMs: number;
  /** What shows where a picture of a page is transparent. */
  readonly background: string;
}

/** Where nothing else is said (spec §9). */
export const PICTURE_DEFAULTS: PictureSettings = {
  quality: 0.78,
  scale: 1.2,
  delayMs: 300,
  imageTimeoutMs: 30_000,
  background: '#ffffff',
};

/** Of the current page, and of all pages (spec §9). */
const OF_SCOPE = {
  current: { scale: 2, quality: 0.92, delayMs: 800 },
  all: { scale: 1.2, quality: 0.85, delayMs: 800 },
} as const;
export type PictureScope = keyof typeof OF_SCOPE;

/** Slides are looked at from afar and large (spec §9). */
const OF_SLIDES = { scale: 2, quality: 0.9 } as const;
const SLIDE = { ratio: 16 / 9, tolerance: 0.2 } as const;

/** Pages with more px than this are drawn with less memory (spec §9): by area, since slides are wider than they are high. */
const LARGE = { width: 1200, height: 1600, scale: 1.2, quality: 0.8 } as const;

/** How the pictures of a page of a size are made. What saves memory counts more than what looks better. */
export function pictureSettings(size: Size, scope: PictureScope): PictureSettings {
  const asked = { ...PICTURE_DEFAULTS, ...OF_SCOPE[scope] };
  const seen = isSlide(size)
    ? { ...asked, scale: Math.max(asked.scale, OF_SLIDES.scale), quality: Math.max(asked.quality, OF_SLIDES.quality) }
    : asked;
  if (size.width * size.height <= LARGE.width * LARGE.height) return seen;
  return { ...seen, scale: Math.min(seen.scale, LARGE.scale), quality: Math.min(seen.quality, LARGE.quality) };
}

export function isSlide({ width, height }: Size): boolean {
  return Math.abs(width / height - SLIDE.ratio) <= SLIDE.tolerance;
}
