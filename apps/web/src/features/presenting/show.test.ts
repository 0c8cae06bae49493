import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginning, counted, isCovered, type Show, type ShowPages, type Step, stepped, withTotal } from './show.ts';
import { keyAction } from './show-keys.ts';

const PLAIN: ShowPages = { clicksOf: () => 0, isHidden: () => false };
const press = (show: Show, ...keys: readonly string[]): Show => pressWith(PLAIN, show, ...keys);
const pressWith = (pages: ShowPages, show: Show, ...keys: readonly string[]): Show =>
  keys.reduce((state, key) => {
    const action = keyAction({ key, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false });
    return action && 'step' in action ? stepped(state, action.step, pages) : state;
  }, show);

describe('a show', () => {
  it('goes on to its end and back, never further', () => {
    expect(press(beginning(3), 'ArrowRight', ' ').at).toBe(2);
    expect(press(beginning(3), 'ArrowRight', 'PageDown', 'n', 'Enter').at).toBe(3);
    expect(press(beginning(3, 3), 'Backspace').at).toBe(2);
    expect(press(beginning(3), 'ArrowLeft', 'p').at).toBe(0);
    expect(press(beginning(3, 1), 'End').at).toBe(2);
    expect(press(beginning(3, 2), 'Home').at).toBe(0);
  });

  it('brings what is still to come on a page before the next one, and takes it away on the way back', () => {
    const pages = { ...PLAIN, clicksOf: (at: number) => (at === 1 ? 2 : 0) };
    const go = (show: Show, ...keys: readonly string[]) => {
      const { at, click } = pressWith(pages, show, ...keys);
      return [at, click];
    };
    const start = beginning(3);
    expect(go(start, ' ')).toEqual([1, 0]);
    expect(go(start, ' ', ' ', 'Enter')).toEqual([1, 2]);
    expect(go(start, ' ', ' ', ' ', ' ')).toEqual([2, 0]);
    // Going back shows the page as it was left, and undoes its steps one by one.
    expect(go(start, ' ', ' ', ' ', ' ', 'p')).toEqual([1, 2]);
    expect(go(start, ' ', ' ', ' ', ' ', 'p', 'p', 'p')).toEqual([1, 0]);
    expect(go(start, ' ', 'p')).toEqual([0, 0]);
    expect(go(start, 'p')).toEqual([0, 0]);
    // A page that is gone to begins anew; one that was covered is where it was.
    expect(go(start, ' ', ' ', '2', 'Enter')).toEqual([1, 0]);
    expect(go(start, ' ', ' ', 'b', ' ')).toEqual([1, 1]);
    expect(go(start, ' ', ' ', 'o', 'Home')).toEqual([0, 0]);
  });

  it('goes to the page whose number is typed', () => {
    expect(press(beginning(40), '1', '2', 'Enter')).toMatchObject({ at: 11, typed: '' });
    expect(press(beginning(4), '9', 'Enter').at).toBe(3);
    expect(press(beginning(4, 2), '0', 'Enter').at).toBe(0);
    // What was typed is forgotten with the next step.
    expect(press(beginning(40), '1', 'ArrowRight', 'Enter').at).toBe(2);
  });

  it('passes over hidden pages, and goes on from one that a link led to', () => {
    const pages = { ...PLAIN, isHidden: (at: number) => [0, 2, 3, 6].includes(at) };
    const at = (show: Show, ...keys: readonly string[]) => pressWith(pages, show, ...keys).at;
    const start = beginning(7, 1);
    expect(at(start, ' ')).toBe(4);
    expect(at(start, ' ', ' ', ' ')).toBe(7);
    expect(at(start, ' ', ' ', ' ', 'p')).toBe(5);
    expect(at(start, 'p')).toBe(1);
    expect([at(start, 'End'), at(start, 'End', 'Home')]).toEqual([5, 1]);
    // What is typed is the number that people count.
    expect([at(start, '2', 'Enter'), at(start, '9', 'Enter'), at(start, '0', 'Enter')]).toEqual([4, 5, 1]);
    const linked = stepped(start, { type: 'go', at: 3 }, pages);
    expect([linked.at, at(linked, ' '), at(linked, 'p')]).toEqual([3, 4, 1]);
    expect([start, linked, { ...start, at: 5 }, { ...start, at: 7 }].map((show) => counted(show, pages))).toEqual([
      { number: 1, total: 3 },
      { number: undefined, total: 3 },
      { number: 3, total: 3 },
      { number: 3, total: 3 },
    ]);
  });

  it('shows the same page again where it was black or white', () => {
    const black = press(beginning(3, 1), 'b');
    expect(black).toMatchObject({ at: 1, cover: 'black' });
    expect(press(black, 'ArrowRight')).toMatchObject({ at: 1, cover: 'none' });
    expect(press(black, '.')).toMatchObject({ at: 1, cover: 'none' });
    expect(press(black, 'w').cover).toBe('white');
  });

  it('has a laser or a pen, and what was drawn is wiped away by a key', () => {
    const drawing = press(beginning(3), 'l', 'd');
    expect(drawing).toMatchObject({ pen: true, laser: false, wiped: 0 });
    expect(press(drawing, 'e')).toMatchObject({ pen: true, wiped: 1 });
    expect(press(drawing, 'l')).toMatchObject({ pen: false, laser: true });
    expect(press(drawing, 'ArrowRight')).toMatchObject({ at: 1, pen: true });
  });

  it('leaves keys to the browser that are its own', () => {
    const held = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };
    expect(keyAction({ ...held, key: 'p', ctrlKey: true })).toBeUndefined();
    expect(keyAction({ ...held, key: 'P' })).toEqual({ step: { type: 'previous' } });
    expect(keyAction({ ...held, key: ' ', shiftKey: true })).toEqual({ step: { type: 'previous' } });
    expect(keyAction({ ...held, key: 'Tab' })).toBeUndefined();
  });

  it('stays within its pages, whatever is done, and Escape always comes back to the page', () => {
    const types = [
      'next',
      'previous',
      'first',
      'last',
      'black',
      'white',
      'overview',
      'keys',
      'laser',
      'enter',
    ] as const;
    const steps = fc.oneof<fc.Arbitrary<Step>[]>(
      fc.constantFrom(...types).map((type): Step => ({ type })),
      fc.integer({ min: -5, max: 50 }).map((at) => ({ type: 'go', at })),
      fc.integer({ min: 0, max: 9 }).map((figure) => ({ type: 'figure', figure: String(figure) })),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.array(steps),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 4 }),
        fc.array(fc.nat(30)),
        (total, all, then, clicks, hidden) => {
          const clicksOf = (at: number) => (at < total ? (at * clicks) % 3 : 0);
          const pages = { clicksOf, isHidden: (at: number) => hidden.includes(at) };
          const show = all.reduce((state, step) => stepped(state, step, pages), beginning(total));
          expect(show.at).toBeGreaterThanOrEqual(0);
          expect(show.at).toBeLessThanOrEqual(total);
          expect(show.click).toBeGreaterThanOrEqual(0);
          expect(show.click).toBeLessThanOrEqual(clicksOf(show.at));
          expect(isCovered(stepped(show, { type: 'back' }, pages))).toBe(false);
          expect(withTotal(show, then).at).toBeLessThanOrEqual(then);
        },
      ),
    );
  });
});
