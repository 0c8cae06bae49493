import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { behaviourOf } from '../behaviours.ts';
import { componentOf } from '../fixtures.ts';
import { lower } from '../lowering.ts';
import { Outline } from './outline.ts';
import { SHAPE_NAMES, SHAPES } from './presets.ts';

/** px by which a curve may reach beyond what its end points say. */
const TOLERANCE = 0.01;

/** Every end point of a path. */
function pointsIn(data: string): { x: number; y: number }[] {
  return [...data.matchAll(/[MLC]([^MLCZ]*)/g)].map(([, numbers = '']) => {
    const [x = 0, y = 0] = numbers.trim().split(/[ ]+/).map(Number).slice(-2);
    return { x, y };
  });
}

const sizes = fc.record({ width: fc.integer({ min: 8, max: 900 }), height: fc.integer({ min: 8, max: 900 }) });

describe('a shape that is mirrored', () => {
  const at = { position: { x: 40, y: 30 }, size: { width: 200, height: 100 } };
  const plain = componentOf('shape', { shape: 'rtTriangle', text: 'Readable' }, at);
  const over = { ...plain, flip: 'horizontal' } as const;
  const linesOf = (shape: typeof plain) =>
    lower(shape, { language: 'en-US', assets: () => undefined }).flatMap((one) =>
      one.type === 'text' ? one.paragraphs.flatMap(({ runs, lines }) => [runs[0]?.text, lines[0]?.box.width]) : [],
    );

  it('is filled and met where it is seen', () => {
    const colorAt = (shape: typeof plain, x: number) =>
      behaviourOf(shape)
        .paints(shape)
        .find(({ colorAt: of }) => of({ x, y: 40 }) !== undefined);
    expect([50, 230].map((x) => colorAt(plain, x) !== undefined)).toEqual([true, false]);
    expect([50, 230].map((x) => colorAt(over, x) !== undefined)).toEqual([false, true]);
    const sides = (shape: typeof plain) =>
      (['left', 'right'] as const).map((side) => behaviourOf(shape).sidePoint?.(shape, side).x);
    const [left = 0, right = 0] = sides(plain);
    // A side is met at whole px just within the outline.
    for (const [index, x] of sides(over).entries()) expect(x).toBeCloseTo(280 - ([right, left][index] ?? 0), -1);
  });

  it('says so of itself, and its words stay readable in their room', () => {
    const [drawn, text] = lower(over, { language: 'en-US', assets: () => undefined });
    const [was, before] = lower(plain, { language: 'en-US', assets: () => undefined });
    expect(drawn).toEqual({ ...was, flip: 'horizontal' });
    if (text?.type !== 'text' || before?.type !== 'text') throw new Error('no text');
    expect(linesOf(over)).toEqual(linesOf(plain));
    expect(text.inner.x - 40).toBeCloseTo(240 - before.inner.x - before.inner.width);
    expect(text.inner.x).not.toBeCloseTo(before.inner.x);
  });
});

describe('an outline', () => {
  it('has arcs that end where an ellipse ends, and holds what lies within', () => {
    const half = new Outline().move(0, 50).arc(100, 50, 180, 180).close();
    expect(pointsIn(half.data)).toEqual([
      { x: 0, y: 50 },
      { x: 100, y: 0 },
      { x: 200, y: 50 },
    ]);
    expect(half.contains({ x: 100, y: 5 })).toBe(true);
    // Within the box, beside the arc.
    expect(half.contains({ x: 5, y: 5 })).toBe(false);
    expect(half.contains({ x: 100, y: 55 })).toBe(false);
  });

  it('that lies in another is a hole', () => {
    const ring = Outline.ellipse({ x: 50, y: 50 }, 50, 50).ellipse({ x: 50, y: 50 }, 20, 20);
    expect([10, 50, 90].map((x) => ring.contains({ x, y: 50 }))).toEqual([true, false, true]);
  });
});

describe.each(SHAPE_NAMES)('the shape %s', (name) => {
  const { outline, lines, room } = SHAPES[name];

  it('stays in its box, and so does the room for its text', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const points = [...pointsIn(outline(size).data), ...pointsIn(lines?.(size).data ?? '')];
        const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
        expect(Math.min(...xs, ...ys)).toBeGreaterThanOrEqual(-TOLERANCE);
        expect(Math.max(...xs)).toBeLessThanOrEqual(size.width + TOLERANCE);
        expect(Math.max(...ys)).toBeLessThanOrEqual(size.height + TOLERANCE);
        const { x, y, width, height } = room?.(size) ?? { x: 0, y: 0, ...size };
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.min(width, height)).toBeGreaterThan(0);
        expect(x + width).toBeLessThanOrEqual(size.width + TOLERANCE);
        expect(y + height).toBeLessThanOrEqual(size.height + TOLERANCE);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a shape on a page', () => {
  const cloud = componentOf('shape', { shape: 'cloudCallout', text: 'Why?' }, { size: { width: 200, height: 150 } });

  it('is painted within its outline only', () => {
    const [paint] = behaviourOf(cloud).paints(cloud);
    const { x, y } = cloud.position;
    expect(paint?.colorAt({ x: x + 100, y: y + 60 })).toMatchObject({ a: 1 });
    expect(paint?.colorAt({ x: x + 2, y: y + 2 })).toBeUndefined();
    const brace = componentOf('shape', { shape: 'leftBrace' });
    expect(behaviourOf(brace).paints(brace)).toEqual([]);
  });

  it('is lowered to the preset of presentations and its text, both turned about one middle', () => {
    const turned = componentOf('shape', { shape: 'flowChartMagneticDisk', text: 'Orders' }, { rotation: 30 });
    const [path, text, ...more] = lower(turned, { language: 'en-US', assets: () => undefined });
    expect(more).toEqual([]);
    const box = { ...turned.position, ...turned.size };
    const lines = { stroke: { color: '#ffffff' } };
    expect(path).toMatchObject({ type: 'path', preset: 'flowChartMagneticDisk', box, rotation: 30, lines });
    expect(text).toMatchObject({ type: 'text', box, rotation: 30, inner: { y: 30 + 120 * 0.34 + 4 } });
  });

  it('has its text measured where it stands', () => {
    const [text] = behaviourOf(cloud).placedTexts(cloud, 'en-US');
    const { part } = { part: behaviourOf(cloud).textPart?.(cloud) };
    expect(part?.ground.props).toMatchObject({ shape: 'cloudCallout', text: '' });
    expect(part?.text.size).toEqual({ width: 200 * 0.7, height: 150 * 0.46 });
    expect(text?.box.x).toBeCloseTo(cloud.position.x + 200 * 0.15 + 4);
  });
});
