import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  blend,
  contrast,
  formatColor,
  luminance,
  mix,
  mostReadable,
  parseColor,
  readableColor,
  requiredContrast,
  withAlpha,
} from './color.ts';

const hexColor = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);

describe('parseColor', () => {
  test.each([
    ['#f00', { r: 255, g: 0, b: 0, a: 1 }],
    ['#ff000080', { r: 255, g: 0, b: 0, a: 128 / 255 }],
    ['rgb(255, 0, 0)', { r: 255, g: 0, b: 0, a: 1 }],
    ['rgba(255 0 0 / 50%)', { r: 255, g: 0, b: 0, a: 0.5 }],
    ['rgb(100%, 0%, 0%)', { r: 255, g: 0, b: 0, a: 1 }],
    ['hsl(120deg, 100%, 50%)', { r: 0, g: 255, b: 0, a: 1 }],
    ['RebeccaPurple', { r: 0x66, g: 0x33, b: 0x99, a: 1 }],
    ['transparent', { r: 0, g: 0, b: 0, a: 0 }],
  ])('reads %s', (text, expected) => {
    const color = parseColor(text);
    expect(color).toBeDefined();
    for (const channel of ['r', 'g', 'b', 'a'] as const) expect(color?.[channel]).toBeCloseTo(expected[channel], 6);
  });

  test.each(['', '#12', 'nocolour', 'rgb(1,2)', 'url(#a)'])('refuses %j', (text) => {
    expect(parseColor(text)).toBeUndefined();
  });

  test('format and parse are inverse', () => {
    fc.assert(
      fc.property(hexColor, (text) => {
        const color = parseColor(text);
        expect(color && formatColor(color)).toBe(text);
      }),
    );
  });
});

describe('contrast', () => {
  test('knows the ratios of WCAG', () => {
    expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
    expect(contrast('#777', '#fff')).toBeCloseTo(4.48, 2);
    expect(contrast('#767676', '#fff')).toBeGreaterThanOrEqual(4.5);
    expect(luminance({ r: 255, g: 255, b: 255, a: 1 })).toBeCloseTo(1, 6);
  });

  test('is symmetric and at least 1', () => {
    fc.assert(
      fc.property(hexColor, hexColor, (a, b) => {
        expect(contrast(a, b)).toBeCloseTo(contrast(b, a), 8);
        expect(contrast(a, b)).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  test('paints a translucent text over its ground first', () => {
    expect(contrast('rgba(0,0,0,0)', '#fff')).toBeCloseTo(1, 6);
    expect(contrast('rgba(0,0,0,0.5)', '#fff')).toBeLessThan(contrast('#000', '#fff'));
  });

  test('asks less of large text', () => {
    expect(requiredContrast(23.9)).toBe(4.5);
    expect(requiredContrast(24)).toBe(3);
  });
});

test('readableColor reaches the ratio on every background', () => {
  fc.assert(
    fc.property(hexColor, hexColor, (color, background) => {
      expect(contrast(readableColor(color, background), background)).toBeGreaterThanOrEqual(4.5);
    }),
  );
  expect(readableColor('#123456', '#ffffff')).toBe('#123456');
});

test('mix, withAlpha, blend and mostReadable', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(withAlpha('#ff0000', 0.5)).toBe('#ff000080');
  expect(formatColor(blend({ r: 0, g: 0, b: 0, a: 0.5 }, { r: 255, g: 255, b: 255, a: 1 }))).toBe('#808080');
  expect(mostReadable('#101010', ['#333333', '#eeeeee'])).toBe('#eeeeee');
});
