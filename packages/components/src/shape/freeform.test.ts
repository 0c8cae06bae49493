import { describe, expect, it } from 'vitest';
import { behaviourOf } from '../behaviours.ts';
import { componentOf } from '../fixtures.ts';
import { lower } from '../lowering.ts';
import { freeform } from './freeform.ts';

const size = { width: 200, height: 100 };

describe('a path that somebody drew', () => {
  it('goes straight from point to point, whatever the size, and is filled where it is closed', () => {
    const points = [
      [0, 1],
      [0.5, 0],
      [1, 1],
    ] as const;
    const closed = freeform({ points, closed: true, curved: false });
    expect(closed.outline(size).data).toBe('M0 100L100 0L200 100Z');
    expect(closed.outline(size).contains({ x: 100, y: 60 })).toBe(true);
    const open = freeform({ points, closed: false, curved: false });
    expect(open).toMatchObject({ isOpen: true });
    expect(open.outline(size).data).toBe('M0 100L100 0L200 100');
  });

  it('goes through every point without a corner where it is curved', () => {
    const points = [
      [0, 0.5],
      [0.5, 0],
      [1, 0.5],
      [0.5, 1],
    ] as const;
    const { data } = freeform({ points, closed: true, curved: true }).outline(size);
    const curves = [...data.matchAll(/C(\S+) (\S+) (\S+) (\S+) (\S+) (\S+?)(?=[CZ])/g)].map(([, ...at]) =>
      at.map(Number),
    );
    expect(curves.map((at) => at.slice(4))).toEqual([
      [100, 0],
      [200, 50],
      [100, 100],
      [0, 50],
    ]);
    // It leaves the top of the first arc as it came there: level.
    expect([curves[0]?.[3], curves[1]?.[1]]).toEqual([0, 0]);
  });

  it('is a path without a preset for presentations, and a line where it is open', () => {
    const drawn = componentOf('shape', {
      shape: 'freeform',
      points: [
        [0, 0],
        [1, 1],
      ],
      closed: false,
    });
    const [path] = lower(drawn, { language: 'en-US', assets: () => undefined });
    expect(path).toMatchObject({ type: 'path', stroke: { width: 3, style: 'solid' } });
    expect(path).not.toHaveProperty('fill');
    expect(path).not.toHaveProperty('preset');
    expect(behaviourOf(drawn).paints?.(drawn)).toEqual([]);
  });
});
