import { parsePage } from '@pagewright/page/source-text';
import { expect, it } from 'vitest';
import { anchorAt, anchorOn, pinPlace } from './anchors.ts';

const pageOf = (x: number, y: number, rest = '') =>
  parsePage(
    `<Page title="A" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "#ffffff" }}><Rectangle id="ground" x={0} y={0} width={1280} height={720} /><Text id="words" x={${x}} y={${y}} width={320} height={180}>w</Text>${rest}</Page>`,
  );
const before = pageOf(320, 180);

it('a comment hangs on the topmost object of its place, and on the page where there is but ground', () => {
  const on = anchorAt(before, { x: 0.375, y: 0.375 });
  expect(on).toEqual({ at: { x: 0.375, y: 0.375 }, object: { id: 'words', at: { x: 0.5, y: 0.5 } } });
  const covered = pageOf(320, 180, '<Rectangle id="above" x={400} y={200} width={200} height={200} />');
  expect(anchorAt(covered, { x: 0.375, y: 0.375 }).object?.id).toBe('above');
  expect(anchorAt(before, { x: 0.9, y: 0.9 }).object).toBeNull();
  expect(anchorAt(undefined, { x: 0.5, y: 0.5 })).toEqual({ at: { x: 0.5, y: 0.5 }, object: null });
});

it('a pin goes with its object, and stays where it was when that is gone', () => {
  const anchor = anchorAt(before, { x: 0.375, y: 0.375 });
  expect(pinPlace(before, anchor)).toEqual({ x: 0.375, y: 0.375, isLost: false });
  expect(pinPlace(pageOf(640, 360), anchor)).toEqual({ x: 0.625, y: 0.625, isLost: false });
  expect(pinPlace(pageOf(5_000, 360), anchor).x).toBe(1);
  const gone = { ...before, components: before.components.filter(({ id }) => id !== 'words') };
  expect(pinPlace(gone, anchor)).toEqual({ x: 0.375, y: 0.375, isLost: true });
  expect(pinPlace(before, anchorOn(before, before.components.at(-1)))).toEqual({ x: 0.5, y: 0.25, isLost: false });
});
