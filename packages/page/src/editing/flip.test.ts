import { behaviourOf, type Ends } from '@pagewright/components/behaviours';
import { componentOf } from '@pagewright/components/fixtures';
import { COMPONENT_KINDS, type Component, canFlip, type Page } from '@pagewright/components/models';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changesBetween } from '../changes/change-set.ts';
import { layChanges } from '../changes/lay-changes.ts';
import { parsePage, printPage } from '../source-text.ts';
import { type FlipAxis, flip } from './flip.ts';
import { boundsOf } from './place.ts';
import { settleEnds } from './sticky-ends.ts';

function pageOf(...components: Component[]): Page {
  return {
    title: '',
    format: 'ppt-16-9',
    size: { width: 1280, height: 720 },
    language: 'en-US',
    background: { type: 'solid', color: '#ffffff' },
    margin: 0,
    components,
  };
}

const ALL = new Set<string>(COMPONENT_KINDS);
const AXES = ['horizontal', 'vertical'] as const;
const page = pageOf(
  ...COMPONENT_KINDS.map((kind) =>
    componentOf(kind, {}, { id: kind, ...(kind === 'image' ? { rotation: 30 } : {}) }),
  ).map(
    // With the box that their points have around them.
    (one) => behaviourOf(one).ends?.between(one, behaviourOf(one).ends?.of(one) as Ends) ?? one,
  ),
);

/** A line or an arrow between two points. */
const isLine = (one: Component) => behaviourOf(one).ends !== undefined;

it('mirrors what is drawn, leaves what is written, and twice the same gives the page again, in whatever order', () => {
  const once = flip(page, ALL, 'horizontal');
  for (const [index, one] of once.components.entries()) {
    if (canFlip(one)) expect(one.flip).toBe('horizontal');
    else if (!isLine(one)) expect(one).toBe(page.components[index]);
  }
  fc.assert(
    fc.property(fc.array(fc.constantFrom<FlipAxis>(...AXES), { maxLength: 12 }), (axes) => {
      const there = axes.reduce((at, axis) => flip(at, ALL, axis), page);
      expect(parsePage(printPage(there))).toEqual(there);
      expect(axes.toSorted().reduce((at, axis) => flip(at, ALL, axis), there)).toEqual(page);
    }),
  );
});

it('what leans to one side leans to the other: it is mirrored as it is seen', () => {
  const rotationOf = (axis: FlipAxis) =>
    flip(page, new Set(['image']), axis).components.find(({ id }) => id === 'image')?.rotation;
  expect(AXES.map(rotationOf)).toEqual([-30, -30]);
});

it('a line alone changes its ends over in its box, unless it sticks to something', () => {
  const points = { startPoint: { x: 10, y: 20 }, endPoint: { x: 110.5, y: 20 } };
  const arrow = componentOf('line', points, { id: 'a', position: { x: 10, y: 20 }, size: { width: 100.5, height: 1 } });
  const held = componentOf('connector', { ...points, startHold: { component: 'b', side: 'right' } }, { id: 'h' });
  const [line, stays] = flip(pageOf(arrow, held), new Set(['a', 'h']), 'horizontal').components;
  expect(line).toEqual({
    ...arrow,
    props: { ...arrow.props, startPoint: { x: 110.5, y: 20 }, endPoint: { x: 10, y: 20 } },
  });
  expect(stays).toBe(held);
});

it('a group is mirrored as one: its parts change places, lines stay tied at the other sides, words lean the other way', () => {
  const inGroup = (id: string, x: number, more: Partial<Component> = {}) =>
    ({ id, groupId: 'g', position: { x, y: 100 }, size: { width: 100, height: 60 }, ...more }) as object;
  const tie = (component: string, side: 'left' | 'right') => ({ component, side });
  const before = settleEnds(
    pageOf(
      componentOf('shape', {}, inGroup('a', 100)),
      componentOf('text', { text: 'b' }, inGroup('b', 400, { rotation: 20.5 })),
      componentOf('connector', { startHold: tie('a', 'right'), endHold: tie('b', 'left') }, inGroup('c', 0)),
      componentOf('image', {}, { id: 'alone', position: { x: 700, y: 0 } }),
    ),
  );
  const ids = new Set(['a', 'b', 'c', 'alone']);
  const after = settleEnds(flip(before, ids, 'horizontal'));
  const [a, b, c, alone] = after.components;
  expect(a).toMatchObject({ flip: 'horizontal', position: { y: 100 } });
  expect(a?.position.x).toBeGreaterThan(b?.position.x ?? 0);
  expect(b).toMatchObject({ rotation: -20.5 });
  expect(c?.props).toMatchObject({ startHold: tie('a', 'left'), endHold: tie('b', 'right') });
  // What stood nearer to one edge of the group stands as near to the other.
  expect(boundsOf([a, b] as Component[])?.x).toBeCloseTo(boundsOf(before.components.slice(0, 2))?.x ?? 0, 1);
  expect(alone).toMatchObject({ flip: 'horizontal', position: { x: 700, y: 0 } });
  expect(settleEnds(flip(after, ids, 'horizontal'))).toEqual(before);
});

it('stays mirrored in another design, unless that has something there that cannot be', () => {
  const entry = (kind: 'icon' | 'text', more: Partial<Component> = {}) =>
    componentOf(kind, {}, { id: 'mark', slot: 'items.0', ...more } as never);
  const changes = changesBetween(pageOf(entry('icon')), pageOf(entry('icon', { flip: 'vertical' })));
  const laidOn = (one: Component) =>
    layChanges(pageOf(one), changes, { sameBrief: true, restyling: undefined }).page.components[0];
  expect(laidOn(entry('icon', { position: { x: 90, y: 90 } }))?.flip).toBe('vertical');
  expect(laidOn(entry('text'))?.flip).toBeUndefined();
});
