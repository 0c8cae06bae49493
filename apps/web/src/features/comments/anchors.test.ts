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

it('a pin on a turned object stands where it is seen, and goes round with it', () => {
  const turned = (degrees: number) => ({
    ...before,
    components: before.components.map((one) => (one.id === 'words' ? { ...one, rotation: degrees } : one)),
  });
  // On end, it is seen from 390 to 570 across and from 110 to 430 down: its left is above.
  const onEnd = turned(90);
  const anchor = anchorAt(onEnd, { x: 480 / 1280, y: 126 / 720 });
  expect(anchor.object?.id).toBe('words');
  expect(anchor.object?.at.x).toBeCloseTo(0.05);
  expect(anchor.object?.at.y).toBeCloseTo(0.5);
  expect(pinPlace(onEnd, anchor).y).toBeCloseTo(126 / 720);
  expect(pinPlace(before, anchor).x).toBeCloseTo(336 / 1280);
  expect(pinPlace(turned(180), anchor).x).toBeCloseTo(624 / 1280);
  // Upright, it would lie here.
  expect(anchorAt(onEnd, { x: 340 / 1280, y: 270 / 720 }).object).toBeNull();
  const corner = anchorOn(onEnd, onEnd.components.at(-1));
  expect(corner.at.x).toBeCloseTo(570 / 1280);
  expect(corner.at.y).toBeCloseTo(430 / 720);
});
