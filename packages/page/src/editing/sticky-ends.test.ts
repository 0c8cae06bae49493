import { componentOf } from '@pagewright/components/fixtures';
import type { Component, Page } from '@pagewright/components/models';
import { describe, expect, it } from 'vitest';
import { slide } from '../lint/fixture-page.ts';
import { connectionNear, connectionPoint, endsBetween } from './connection-points.ts';
import { looseCopies, settleEnds, withRenamedHolds } from './sticky-ends.ts';

const box = (id: string, x: number, y: number, rest: Partial<Component> = {}): Component =>
  componentOf('rectangle', {}, { id, position: { x, y }, size: { width: 100, height: 60 }, ...rest } as object);

const tied = componentOf(
  'connector',
  { startHold: { component: 'a', side: 'right' }, endHold: { component: 'b', side: 'left' } },
  { id: 'line' },
);
const pageOf = (...components: Component[]): Page => slide(components);
const lineOf = (page: Page) => page.components.find(({ id }) => id === 'line');

describe('ends that stick', () => {
  it('stand where the sides of their components stand, and the box around them follows', () => {
    const page = settleEnds(pageOf(box('a', 0, 0), box('b', 300, 200), tied));
    expect(lineOf(page)).toMatchObject({
      position: { x: 100, y: 30 },
      size: { width: 200, height: 200 },
      props: { startPoint: { x: 100, y: 30 }, startFacing: 'right', endPoint: { x: 300, y: 230 }, endFacing: 'left' },
    });
    expect(settleEnds(page)).toBe(page);
  });

  it('are looked for once for each component, however often a page is settled', () => {
    const cloud = componentOf('shape', { shape: 'cloud' }, { id: 'a', position: { x: 0, y: 0 } });
    expect(connectionPoint(cloud, 'left')).toBe(connectionPoint(cloud, 'left'));
    const moved = { ...cloud, position: { x: 40, y: 0 } };
    expect(connectionPoint(moved, 'left').point.x).toBe(connectionPoint(cloud, 'left').point.x + 40);
  });

  it('turn with their component', () => {
    const end = connectionPoint(box('a', 0, 0, { rotation: 90 }), 'right');
    expect(end).toMatchObject({ point: { x: 50, y: 80 }, facing: 'bottom' });
    expect(connectionPoint(box('a', 0, 0, { rotation: -90 }), 'top').facing).toBe('left');
  });

  it('stay where they are when their component is gone, and stick to nothing that gets its name later', () => {
    const before = settleEnds(pageOf(box('a', 0, 0), box('b', 300, 200), tied));
    const gone = settleEnds({ ...before, components: before.components.filter(({ id }) => id !== 'b') });
    expect(lineOf(gone)?.props).toMatchObject({ endPoint: { x: 300, y: 230 }, endFacing: 'left' });
    expect(lineOf(gone)?.props).not.toHaveProperty('endHold');
    const again = settleEnds({ ...gone, components: [...gone.components, box('b', 700, 500)] });
    expect(lineOf(again)).toBe(lineOf(gone));
  });

  it('meet the outline of a shape, not its box', () => {
    const triangle = componentOf('shape', { shape: 'triangle' }, { id: 's', position: { x: 0, y: 0 } });
    const { width, height } = triangle.size;
    const { point } = connectionPoint(triangle, 'right');
    expect(point.x).toBeCloseTo(width * 0.75, -1);
    expect(point.y).toBe(height / 2);
  });

  it('are found near a component, at its nearest side; decoration and other lines hold none', () => {
    const page = pageOf(box('a', 0, 0), box('b', 300, 200), { ...box('art', 600, 0), decorative: true }, tied);
    expect(connectionNear(page, { x: 305, y: 230 }, 10)?.hold).toEqual({ component: 'b', side: 'left' });
    expect(connectionNear(page, { x: 350, y: 268 }, 10)?.hold).toEqual({ component: 'b', side: 'bottom' });
    expect(connectionNear(page, { x: 350, y: 275 }, 10)).toBeUndefined();
    expect(connectionNear(page, { x: 650, y: 30 }, 10)).toBeUndefined();
  });

  it('of a line between two components are on the sides that face each other', () => {
    const sides = (b: Component) => {
      const { start, end } = endsBetween(box('a', 300, 300), b);
      return [start.hold.side, end.hold.side];
    };
    expect(sides(box('b', 600, 320))).toEqual(['right', 'left']);
    expect(sides(box('b', 0, 320))).toEqual(['left', 'right']);
    expect(sides(box('b', 320, 0))).toEqual(['top', 'bottom']);
    expect(sides(box('b', 320, 600))).toEqual(['bottom', 'top']);
  });

  it('of copies stick to copies alone', () => {
    const [, loose] = looseCopies([box('a', 0, 0), tied]);
    expect(loose?.props).toMatchObject({ startHold: { component: 'a' } });
    expect(loose?.props).not.toHaveProperty('endHold');
    const renamed = loose && withRenamedHolds(loose, new Map([['a', 'a-2']]));
    expect(renamed?.props).toMatchObject({ startHold: { component: 'a-2', side: 'right' } });
  });
});

it('sticks at nought without a sign where an object stands a hair beside it', () => {
  const beside = box('beside', -0.001, 0);
  expect(connectionPoint(beside, 'left').point).toEqual({ x: 0, y: 30 });
});
