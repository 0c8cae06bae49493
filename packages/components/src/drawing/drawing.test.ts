import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxBetween } from '../behaviour/between-ends.ts';
import { lineShape } from '../line/geometry.ts';
import { fillCss } from './fill-css.ts';
import { shadowOf } from './lower-box.ts';
import { paragraphsOf } from './paragraphs.ts';

describe('paragraphsOf', () => {
  const spans = fc
    .uniqueArray(fc.nat(60), { maxLength: 8 })
    .map((places) => places.sort((a, b) => a - b))
    .map((places) =>
      places
        .slice(1)
        .flatMap((end, index) => (index % 2 === 0 ? [{ start: places[index] as number, end, fontWeight: 700 }] : [])),
    );

  it('loses no character, wherever spans begin and end', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), spans, (text, own) => {
        const paragraphs = paragraphsOf({ text, spans: own, listType: 'none', lineHeight: 1 });
        expect(paragraphs.map((one) => one.runs.map((run) => run.text).join('')).join('\n')).toBe(text);
      }),
    );
  });

  it('numbers lines with text only', () => {
    const markers = paragraphsOf({ text: 'a\n\nb', listType: 'ordered', lineHeight: 1 }).map((one) => one.marker);
    expect(markers).toEqual(['1.', undefined, '2.']);
  });

  it('numbers each level for itself, from its beginning under another entry, and marks bullets by their level', () => {
    const at = (line: number, level: number, listType?: 'bullet' | 'none') => ({ line, level, listType });
    const paragraphs = [at(1, 1), at(2, 1), at(3, 2), at(5, 1), at(6, 0, 'none'), at(8, 1, 'bullet')];
    const markers = paragraphsOf({ text: 'a\nb\nc\nd\ne\nf\ng\nh\ni', listType: 'ordered', lineHeight: 1, paragraphs });
    expect(markers.map(({ marker }) => marker)).toEqual(['1.', 'a.', 'b.', 'i.', '2.', 'a.', undefined, '1.', '–']);
  });
});

describe('lines', () => {
  const point = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) });

  it('stay in their box, at least 1 px each way', () => {
    fc.assert(
      fc.property(point, point, (start, end) => {
        const box = boxBetween(start, end);
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(1);
        const shape = lineShape({ startPoint: start, endPoint: end, startArrow: 'arrow', endArrow: 'arrow' }, box, 2);
        for (const tip of shape.ends.flatMap((one) => (one.kind === 'polygon' ? [one.points[0]] : []))) {
          expect(tip?.x).toBeGreaterThanOrEqual(0);
          expect(tip?.x).toBeLessThanOrEqual(box.width);
        }
      }),
    );
  });
});

it('gradients are CSS with their stops in order', () => {
  const stops = [
    { color: '#fff', position: 100 },
    { color: '#000', position: 0 },
  ];
  expect(fillCss({ type: 'linear', angle: 45, stops })).toBe('linear-gradient(45deg, #000 0%, #fff 100%)');
});

it('shadows are read with a spread or without', () => {
  expect(shadowOf('none')).toBeUndefined();
  expect(shadowOf('1px -2px 3px #000')).toEqual({ x: 1, y: -2, blur: 3, spread: 0, color: '#000' });
  expect(shadowOf('1px 2px 3px 4px rgba(0,0,0,0.5)')).toEqual({
    x: 1,
    y: 2,
    blur: 3,
    spread: 4,
    color: 'rgba(0,0,0,0.5)',
  });
  expect(shadowOf('1 2px red')).toEqual({ x: 1, y: 2, blur: 0, spread: 0, color: 'red' });
});
