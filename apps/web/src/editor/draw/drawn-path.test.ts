import { describe, expect, it } from 'vitest';
import { shapeOfPath, thinned } from './drawn-path.ts';

describe('a path that was drawn', () => {
  it('is a shape that lies where it was drawn', () => {
    const points = [
      { x: 100, y: 300 },
      { x: 200, y: 200 },
      { x: 300, y: 300 },
    ];
    expect(shapeOfPath({ points, closed: true, curved: false })).toMatchObject({
      type: 'shape',
      position: { x: 100, y: 200 },
      size: { width: 200, height: 100 },
      props: {
        shape: 'freeform',
        points: [
          [0, 1],
          [0.5, 0],
          [1, 1],
        ],
      },
    });
  });

  it('has room for its line where it is open, and a height where it is level', () => {
    const level = shapeOfPath({
      points: [
        { x: 100, y: 300 },
        { x: 300, y: 300 },
      ],
      closed: false,
      curved: false,
    });
    expect(level).toMatchObject({
      position: { x: 99, y: 295 },
      size: { width: 203, height: 11 },
      props: {
        points: [
          [0, 0.5],
          [1, 0.5],
        ],
      },
    });
  });

  it('is none where it is but a dot', () => {
    const points = [
      { x: 100, y: 300 },
      { x: 102, y: 301 },
    ];
    expect(shapeOfPath({ points, closed: false, curved: true })).toBeUndefined();
  });
});

describe('a stroke of the hand', () => {
  const wave = Array.from({ length: 2000 }, (_, x) => ({ x: x / 2, y: 50 * Math.sin(x / 60) }));

  it('keeps the points that its form needs', () => {
    const kept = thinned(wave, 1);
    expect(kept.length).toBeLessThan(120);
    expect(kept[0]).toEqual(wave[0]);
    expect(kept.at(-1)).toEqual(wave.at(-1));
    expect(Math.max(...kept.map(({ y }) => y))).toBeGreaterThan(49);
  });

  it('has no more than a shape may have', () => {
    const scribble = Array.from({ length: 3000 }, (_, x) => ({ x: (x * 7) % 640, y: (x * x * 13) % 360 }));
    expect(thinned(scribble, 1).length).toBeLessThanOrEqual(400);
  });
});
