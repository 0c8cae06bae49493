import { describe, expect, it } from 'vitest';
import { behaviourOf } from '../behaviours.ts';
import { componentOf } from '../fixtures.ts';
import { lower } from '../lowering.ts';
import { fieldChange } from '../panels.ts';

const context = { language: 'en-US', assets: () => undefined } as const;
const level = { startPoint: { x: 100, y: 200 }, endPoint: { x: 400, y: 200 } };

describe('a connector', () => {
  it('is lowered to a line with what stands on its ends and what they stick to', () => {
    const startHold = { component: 'a', side: 'right' } as const;
    const [line, ...more] = lower(componentOf('connector', { ...level, startHold, endFacing: 'top' }), context);
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      type: 'path',
      box: { x: 100, y: 180, width: 300, height: 20 },
      line: { start: { x: 100, y: 200 }, startEnd: 'none', endEnd: 'arrow', route: 'elbow', startHold },
    });
    expect(line).not.toHaveProperty('line.endHold');
  });

  it('has its label above a level line and beside an upright one, in the same place wherever it is drawn', () => {
    const labelled = componentOf('connector', { ...level, text: 'approves' });
    const [label] = behaviourOf(labelled).placedTexts(labelled, 'en-US');
    expect(label?.ink.y).toBeLessThan(200 - (label?.measured.height ?? 0));
    expect((label?.ink.x ?? 0) + (label?.ink.width ?? 0) / 2).toBeCloseTo(250, 0);
    const upright = componentOf('connector', { ...level, endPoint: { x: 100, y: 500 }, text: 'approves' });
    const [beside] = behaviourOf(upright).placedTexts(upright, 'en-US');
    expect(beside?.ink.x).toBeGreaterThan(100);
    expect((beside?.ink.y ?? 0) + (beside?.ink.height ?? 0) / 2).toBeCloseTo(350, 0);
    const text = lower(upright, context).find(({ type }) => type === 'text');
    expect(text?.type === 'text' && text.inner.x).toBeCloseTo(beside?.box.x ?? 0);
  });

  it('lets go with the end whose place is set in the panel', () => {
    const hold = { component: 'a', side: 'right' } as const;
    const held = componentOf('connector', { ...level, startHold: hold, endHold: hold, startFacing: 'right' });
    const { props, position, size } = fieldChange(held, 'startPoint', { x: 40, y: 90 }, 'en-US');
    expect(props).toEqual({ startPoint: { x: 40, y: 90 }, startHold: undefined, startFacing: 'any' });
    expect({ ...position, ...size }).toEqual({ x: 40, y: 90, width: 360, height: 110 });
  });
});
