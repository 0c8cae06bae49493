import type { Primitive } from '@pagewright/components/primitives';
import { LANGUAGES } from '@pagewright/model/languages';
import { expect, it } from 'vitest';
import { drawSamples } from './draw-samples.ts';

/** px by which ink may reach out of the line that it stands in: italics and descenders do. */
const BESIDE = 12;

function all(primitives: readonly Primitive[]): Primitive[] {
  return primitives.flatMap((one) => (one.type === 'group' ? all(one.children) : [one]));
}

/** Where the letters of an outline begin, px of its line. */
function beginnings(data: string): { x: number; y: number }[] {
  return [...data.matchAll(/M(-?\d+) ?(-?\d+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

it.each(LANGUAGES)(
  'samples of %s are drawn without a text, each letter in its line, the same each time',
  (language) => {
    const samples = drawSamples(language);
    for (const [style, { primitives }] of Object.entries(samples)) {
      const drawn = all(primitives);
      expect(drawn.filter(({ type }) => type === 'text' || type === 'image')).toEqual([]);
      // Decoration has contours of its own, in other letters of path data.
      const letters = drawn.flatMap((one) =>
        one.type === 'path' ? beginnings(one.data).map((at) => ({ ...at, line: one.viewSize })) : [],
      );
      expect(letters.length, style).toBeGreaterThan(10);
      for (const { x, y, line } of letters) {
        expect(x).toBeGreaterThanOrEqual(-BESIDE);
        expect(x).toBeLessThanOrEqual(line.width + BESIDE);
        expect(y).toBeGreaterThanOrEqual(-BESIDE);
        expect(y).toBeLessThanOrEqual(line.height + BESIDE);
      }
    }
    expect(drawSamples(language)).toEqual(samples);
  },
);
