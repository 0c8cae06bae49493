import type { Page } from '@pagewright/components/models';
import { expect, it } from 'vitest';
import { changesBetween } from '../changes/change-set.ts';
import { layChanges } from '../changes/lay-changes.ts';
import { shownOnly } from '../shown-only.ts';
import { withTransition } from './transition.ts';

const PUSH = { kind: 'push', direction: 'up', duration: 900 } as const;
const page: Page = {
  title: 'A page',
  format: 'ppt-16-9',
  size: { width: 1280, height: 720 },
  language: 'en-US',
  background: { type: 'solid', color: '#ffffff' },
  margin: 0,
  components: [],
};

it('is given, changed and taken away; what changes nothing is the same page', () => {
  const pushed = withTransition(page, PUSH);
  expect(pushed.transition).toEqual(PUSH);
  expect(withTransition(pushed, { ...PUSH })).toBe(pushed);
  expect(withTransition(pushed, { ...PUSH, duration: 400 }).transition?.duration).toBe(400);
  expect(withTransition(pushed, undefined)).toEqual(page);
  expect(withTransition(page, undefined)).toBe(page);
});

it('stays with its page over another design, and is shown to people who look at it', () => {
  const pushed = withTransition(page, PUSH);
  const designed: Page = { ...page, background: { type: 'solid', color: '#000000' } };
  const { page: laid } = layChanges(designed, changesBetween(page, pushed), {
    sameBrief: true,
    restyling: undefined,
  });
  expect(laid).toEqual({ ...designed, transition: PUSH });
  expect(shownOnly(pushed).transition).toEqual(PUSH);
});
