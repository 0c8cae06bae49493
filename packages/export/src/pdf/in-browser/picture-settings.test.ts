import { AUTO_LONG_SIDE, SHEETS } from '@pagewright/model/paper-sizes';
import { expect, it } from 'vitest';
import { isSlide, PICTURE_DEFAULTS, pictureSettings } from './picture-settings.ts';

const size = (width: number, height: number) => ({ width, height });

it('the constants are those of the specification (§9)', () => {
  expect(PICTURE_DEFAULTS).toEqual({
    quality: 0.78,
    scale: 1.2,
    delayMs: 300,
    imageTimeoutMs: 30_000,
    background: '#ffffff',
  });
  const sheets = Object.entries(SHEETS).map(([name, { width, height }]) => `${name} ${width}x${height}`);
  expect(sheets).toEqual(['a4 210x297', 'a3 297x420', 'letter 216x279', 'legal 216x356', 'slide 254x143']);
  expect(AUTO_LONG_SIDE).toEqual({ min: 148, max: 297 });
});

it.each([
  ['an A4 page alone', 992, 1404, 'current', 2, 0.92],
  ['A4 pages together', 992, 1404, 'all', 1.2, 0.85],
  ['a slide alone', 1280, 720, 'current', 2, 0.92],
  ['slides together', 1280, 720, 'all', 2, 0.9],
  ['the largest page that is not large', 1200, 1600, 'all', 1.2, 0.85],
  ['a large page alone', 1201, 1600, 'current', 1.2, 0.8],
  ['long images together', 1080, 3240, 'all', 1.2, 0.8],
  ['a slide that is large', 1920, 1080, 'all', 1.2, 0.8],
] as const)('%s', (_, width, height, scope, scale, quality) => {
  expect(pictureSettings(size(width, height), scope)).toMatchObject({ scale, quality, delayMs: 800 });
});

it('pages are slides within the tolerance', () => {
  expect([size(1280, 720), size(1280, 800), size(1280, 660)].map(isSlide)).toEqual([true, true, true]);
  expect([size(960, 720), size(1680, 720)].map(isSlide)).toEqual([false, false]);
});
