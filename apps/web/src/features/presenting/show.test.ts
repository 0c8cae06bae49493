import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginning, type ClicksOf, isCovered, type Show, type Step, stepped, withTotal } from './show.ts';
import { keyAction } from './show-keys.ts';

const NONE = () => 0;
const press = (show: Show, ...keys: readonly string[]): Show => pressWith(NONE, show, ...keys);
const pressWith = (clicksOf: ClicksOf, show: Show, ...keys: readonly string[]): Show =>
  keys.reduce((state, key) => {
    const action = keyAction({ key, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false });
    return action && 'step' in action ? stepped(state, action.step, clicksOf) : state;
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
    const clicksOf = (at: number) => (at === 1 ? 2 : 0);
    const go = (show: Show, ...keys: readonly string[]) => {
      const { at, click } = pressWith(clicksOf, show, ...keys);
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
        (total, all, then, clicks) => {
          const clicksOf = (at: number) => (at < total ? (at * clicks) % 3 : 0);
          const show = all.reduce((state, step) => stepped(state, step, clicksOf), beginning(total));
          expect(show.at).toBeGreaterThanOrEqual(0);
          expect(show.at).toBeLessThanOrEqual(total);
          expect(show.click).toBeGreaterThanOrEqual(0);
          expect(show.click).toBeLessThanOrEqual(clicksOf(show.at));
          expect(isCovered(stepped(show, { type: 'back' }, clicksOf))).toBe(false);
          expect(withTotal(show, then).at).toBeLessThanOrEqual(then);
        },
      ),
    );
  });
});
