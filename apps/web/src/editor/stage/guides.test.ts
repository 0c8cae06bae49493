import { describe, expect, it } from 'vitest';
import { component, pageOf, TestEditor } from '../testing/test-editor.ts';
import { type DraggedGuide, GuideTool } from './guide-tool.ts';
import { rulerSteps } from './ruler-ticks.ts';
import { keepStageAids, readStageAids, stageAids } from './stage-aids.ts';

const FREE = { isFree: false, isBack: false };

function withTool() {
  const test = new TestEditor([pageOf([component('rectangle', 'a', { x: 400, y: 300, width: 100, height: 60 })])]);
  let dragged: DraggedGuide | undefined;
  const tool = new GuideTool(
    test.editor,
    () => 1,
    (now) => {
      dragged = now;
    },
  );
  return { test, tool, dragged: () => dragged };
}

describe('a guide', () => {
  it('comes out of a ruler in one step, snaps to what stands on the page, and is snapped to', () => {
    const { test, tool, dragged } = withTool();
    tool.press('x');
    for (const x of [10, 200, 503]) tool.move({ x, y: 50 }, FREE);
    expect(dragged()).toEqual({ axis: 'x', from: undefined, at: 500, isGone: false });
    expect(test.page.guides).toBeUndefined();
    tool.release();
    expect([test.page.guides, dragged()]).toEqual([{ x: [500], y: [] }, undefined]);
    tool.press('x', 500);
    tool.move({ x: 703.4, y: 0 }, { ...FREE, isFree: true });
    tool.release();
    test.drag({ on: 'component', id: 'a' }, { x: 200, y: 17 });
    expect(test.component('a').position.x).toBe(603);
    test.key('mod+z').key('mod+z').key('mod+z');
    expect(test.page.guides).toBeUndefined();
  });

  it('is taken away over the ruler or beside the page; a drag that is called off changes nothing', () => {
    const { test, tool, dragged } = withTool();
    for (const at of [90, 120]) {
      tool.press('y');
      tool.move({ x: 0, y: at }, { ...FREE, isFree: true });
      tool.release();
    }
    const before = test.page;
    tool.press('y', 90);
    tool.move({ x: 0, y: 400 }, FREE);
    tool.cancel();
    expect(test.page).toBe(before);
    tool.press('y', 90);
    tool.move({ x: 0, y: 91 }, { ...FREE, isBack: true });
    expect(dragged()?.isGone).toBe(true);
    tool.release();
    tool.press('y', 120);
    tool.move({ x: 0, y: -14 }, FREE);
    tool.release();
    expect(test.page.guides).toBeUndefined();
  });
});

it('rulers have numbers at round places, apart enough to be read at any zoom', () => {
  for (const zoom of [0.05, 0.1, 0.33, 1, 1.7, 4, 8, 64]) {
    const { numbers, marks } = rulerSteps(zoom);
    expect(numbers * zoom).toBeGreaterThanOrEqual(56);
    expect(String(numbers)).toMatch(/^[125]0*$/);
    expect(numbers / marks).toBe(Math.round(numbers / marks));
  }
  expect(rulerSteps(1)).toEqual({ numbers: 100, marks: 10 });
});

it('what is shown is remembered; what is broken is as at first', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const first = stageAids.getState();
  expect(readStageAids(storage)).toEqual(first);
  keepStageAids(storage, { ...first, grid: true });
  expect(readStageAids(storage)).toEqual({ ...first, grid: true });
  for (const key of kept.keys()) kept.set(key, '{"version":"1.0.0","grid":1}');
  expect(readStageAids(storage)).toEqual(first);
});
