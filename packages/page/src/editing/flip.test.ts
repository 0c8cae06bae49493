import { componentOf } from '@pagewright/components/fixtures';
import { COMPONENT_KINDS, type Component, canFlip, type Page } from '@pagewright/components/models';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changesBetween } from '../changes/change-set.ts';
import { layChanges } from '../changes/lay-changes.ts';
import { parsePage, printPage } from '../source-text.ts';
import { type FlipAxis, flip } from './flip.ts';

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
  ...COMPONENT_KINDS.map((kind) => componentOf(kind, {}, { id: kind, ...(kind === 'image' ? { rotation: 30 } : {}) })),
);

it('mirrors what is drawn, leaves what is written, and twice the same gives the page again, in whatever order', () => {
  const once = flip(page, ALL, 'horizontal');
  for (const [index, one] of once.components.entries()) {
    if (canFlip(one)) expect(one.flip).toBe('horizontal');
    else expect(one).toBe(page.components[index]);
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

it('stays mirrored in another design, unless that has something there that cannot be', () => {
  const entry = (kind: 'icon' | 'text', more: Partial<Component> = {}) =>
    componentOf(kind, {}, { id: 'mark', slot: 'items.0', ...more } as never);
  const changes = changesBetween(pageOf(entry('icon')), pageOf(entry('icon', { flip: 'vertical' })));
  const laidOn = (one: Component) =>
    layChanges(pageOf(one), changes, { sameBrief: true, restyling: undefined }).page.components[0];
  expect(laidOn(entry('icon', { position: { x: 90, y: 90 } }))?.flip).toBe('vertical');
  expect(laidOn(entry('text'))?.flip).toBeUndefined();
});
