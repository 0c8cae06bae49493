import { componentOf } from '@pagewright/components/fixtures';
import type { Component, Page } from '@pagewright/components/models';
import type { Entrance } from '@pagewright/model/entrance';
import { describe, expect, it } from 'vitest';
import { changesBetween } from '../changes/change-set.ts';
import { layChanges } from '../changes/lay-changes.ts';
import { awaited, entranceSteps, entrancesOf, stepDuration } from '../entrance-steps.ts';
import { shownOnly } from '../shown-only.ts';
import { parsePage, printPage } from '../source-text.ts';
import { withEntrance, withEntranceOrder, withoutEntrance } from './entrances.ts';

const text = (id: string, zIndex: number, more: Partial<Component> = {}): Component =>
  componentOf('text', { text: id }, { id, zIndex, slot: `slot.${id}`, ...more } as never);
const page: Page = {
  title: 'A page',
  format: 'ppt-16-9',
  size: { width: 1280, height: 720 },
  language: 'en-US',
  background: { type: 'solid', color: '#ffffff' },
  margin: 0,
  components: [text('a', 1), text('b', 2), text('c', 3), text('d', 4, { locked: true })],
};
const FADE = { kind: 'fade' } as const;
const come = (from: Page, id: string, change: Partial<Entrance> & Pick<Entrance, 'kind'> = FADE) =>
  withEntrance(from, new Set([id]), change);
const order = (of: Page) => entrancesOf(of).map(({ id }) => id);

describe('the entrances of a page', () => {
  it('are given one after another, changed and taken away; what changes nothing is the same page', () => {
    const both = come(come(page, 'c'), 'a', { kind: 'fly', direction: 'left' });
    expect(order(both)).toEqual(['c', 'a']);
    expect(both.components[0]?.entrance).toEqual({
      kind: 'fly',
      direction: 'left',
      start: 'click',
      duration: 500,
      delay: 0,
      order: 2,
    });
    expect(come(both, 'c', { kind: 'fade' })).toBe(both);
    expect(order(come(both, 'c', { kind: 'zoom', delay: 300 }))).toEqual(['c', 'a']);
    expect(withoutEntrance(withoutEntrance(both, new Set(['c'])), new Set(['a']))).toEqual(page);
    expect(withoutEntrance(page, new Set(['a']))).toBe(page);
    // A lock keeps what it is and where it stands.
    expect(order(come(page, 'd'))).toEqual(['d']);
  });

  it('of several objects come upon one click', () => {
    const all = withEntrance(page, new Set(['c', 'a', 'b']), FADE);
    expect(entrancesOf(all).map(({ id, entrance }) => [id, entrance.start, entrance.order])).toEqual([
      ['a', 'click', 1],
      ['b', 'with', 2],
      ['c', 'with', 3],
    ]);
    // Those that have one already keep what they come upon, unless that is asked for.
    const faster = withEntrance(all, new Set(['a', 'b']), { kind: 'fade', duration: 200 });
    expect(entrancesOf(faster).map(({ entrance }) => entrance.start)).toEqual(['click', 'with', 'with']);
    expect(withEntrance(all, new Set(['b']), { kind: 'fade', start: 'after' }).components[1]?.entrance?.start).toBe(
      'after',
    );
  });

  it('are put in another order, and places of deleted objects are given again', () => {
    const all = come(come(come(page, 'a'), 'b'), 'c');
    expect(order(withEntranceOrder(all, ['c', 'a', 'b']))).toEqual(['c', 'a', 'b']);
    expect(withEntranceOrder(all, ['a', 'b', 'c'])).toBe(all);
    const without = { ...all, components: all.components.filter(({ id }) => id !== 'a') };
    expect(entrancesOf(come(without, 'd')).map(({ entrance }) => entrance.order)).toEqual([1, 2, 3]);
  });

  it('are steps of clicks, each with what comes together and after', () => {
    const timed = [
      come(page, 'a', { kind: 'fade', start: 'after', duration: 400, delay: 100 }),
      (now: Page) => come(now, 'b', { kind: 'appear', start: 'click' }),
      (now: Page) => come(now, 'c', { kind: 'wipe', start: 'with', duration: 900, delay: 100 }),
      (now: Page) => come(now, 'd', { kind: 'zoom', start: 'after', duration: 300 }),
    ] as const;
    const [begun, ...more] = timed;
    const steps = entranceSteps(more.reduce((now, change) => change(now), begun));
    const told = (step: (typeof steps)['first']) => step.map(({ at, entering }) => [at, entering.map(({ id }) => id)]);
    expect(told(steps.first)).toEqual([[0, ['a']]]);
    expect(steps.clicks.map(told)).toEqual([
      [
        [0, ['b', 'c']],
        [1000, ['d']],
      ],
    ]);
    expect([stepDuration(steps.first), ...steps.clicks.map(stepDuration)]).toEqual([500, 1300]);
    expect([...awaited(steps, 0)]).toEqual(['b', 'c', 'd']);
    expect([...awaited(steps, 1)]).toEqual([]);
  });

  it('leave out what is hidden', () => {
    const hidden = come(page, 'a').components.map((one) => ({ ...one, visible: false }) as Component);
    expect(entranceSteps({ components: hidden })).toEqual({ first: [], clicks: [] });
  });
});

describe('an entrance', () => {
  const flown = come(page, 'b', { kind: 'fly', direction: 'right', start: 'with', duration: 800, delay: 250 });

  it('stays in the text of its page', () => {
    expect(printPage(flown)).toContain(
      'entrance={{ kind: "fly", direction: "right", start: "with", duration: 800, delay: 250, order: 1 }}',
    );
    expect(parsePage(printPage(flown))).toEqual(flown);
    expect(() => parsePage(printPage(flown).replace('duration: 800', 'duration: 80000'))).toThrow();
    expect(parsePage(printPage(flown).replace(/entrance=\{\{[^}]*\}\}/, 'entrance={{ kind: "fade" }}'))).toMatchObject({
      components: [{}, { entrance: { kind: 'fade', start: 'click', duration: 500, delay: 0, order: 1 } }, {}, {}],
    });
  });

  it('stays with its object over another design, and is shown to people who look at the page', () => {
    const moved = page.components.map(
      (one) => ({ ...one, id: `${one.id}-2`, position: { x: 300, y: 200 } }) as Component,
    );
    const designed: Page = { ...page, components: moved };
    const { page: laid } = layChanges(designed, changesBetween(page, flown), { sameBrief: true, restyling: undefined });
    expect(entrancesOf(laid)).toEqual([{ ...moved[1], entrance: flown.components[1]?.entrance }]);
    expect(entrancesOf(shownOnly(flown)).map(({ id }) => id)).toEqual(['b']);
    // Taken away where the design has one.
    const without = layChanges(flown, changesBetween(flown, page), { sameBrief: true, restyling: undefined });
    expect(entrancesOf(without.page)).toEqual([]);
  });
});
