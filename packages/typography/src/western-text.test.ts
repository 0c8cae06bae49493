import { expect, it } from 'vitest';
import { FONT_FAMILIES, fontFamily, fontStack } from './catalogue.ts';
import { drawingFace } from './drawing-face.ts';
import { isWesternText } from './western-text.ts';

it('no family draws Western text that stands behind a Latin one', () => {
  const characters = [...Array(0x3000).keys()].map((code) => String.fromCodePoint(code)).filter(isWesternText);
  const codes = new Set(
    characters.flatMap((one) => [...(one + one.toUpperCase())].map((part) => part.codePointAt(0) ?? 0)),
  );
  expect(codes.size).toBeGreaterThan(1_500);
  const wrong: string[] = [];
  for (const { name, weights, italics } of FONT_FAMILIES) {
    const stack = fontStack(name, 'en-US');
    expect(fontStack(name, 'fr-FR')).toEqual(stack);
    const behind = stack.slice(stack.findIndex((one) => !fontFamily(one).cjk)).filter((one) => fontFamily(one).cjk);
    // The faces of a slant have the same characters, whatever their weight.
    const looks = [
      [weights[0] ?? 400, false] as const,
      ...italics.slice(0, 1).map((weight) => [weight, true] as const),
    ];
    for (const [weight, italic] of looks) {
      for (const code of codes) {
        const drawn = drawingFace(stack, weight, italic, code)?.family ?? '';
        if (behind.includes(drawn)) wrong.push(`${name} ${weight}: ${code} by ${drawn}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

it.each(['', 'Plain words', 'l’été — 12 % … “so” €', 'Ελλάδα', 'Москва'])('%j is Western', (text) => {
  expect(isWesternText(text)).toBe(true);
});

it.each(['中', 'Paris 巴黎', 'かな', 'a → b', '①', '“全”', '，', '𠮷'])('%j is not', (text) => {
  expect(isWesternText(text)).toBe(false);
});
