import { expect, it } from 'vitest';
import { ignoreStrayDrops } from './stray-drops.ts';

/** Drops something, as a browser tells it; `taken` says whether the app already takes it. */
function dropped(types: readonly string[], { taken = false, on = '' } = {}) {
  const window = new EventTarget();
  const field = { matches: (selector: string) => selector === on };
  const element = { closest: (selector: string) => (on !== '' && selector.includes('input') ? field : null) };
  const dataTransfer = { types, dropEffect: 'copy' };
  if (taken) window.addEventListener('drop', (event) => event.preventDefault());
  ignoreStrayDrops(window);
  const event = Object.assign(new Event('drop', { cancelable: true }), { dataTransfer });
  Object.defineProperty(event, 'target', { value: element });
  window.dispatchEvent(event);
  return { isKept: !event.defaultPrevented, effect: dataTransfer.dropEffect };
}

it('what is dropped beside everything opens nothing in place of the app', () => {
  for (const types of [['Files'], ['text/uri-list', 'text/html']])
    expect(dropped(types), types[0]).toEqual({ isKept: false, effect: 'none' });
});

it('what somebody takes, and what goes into a field, stays theirs', () => {
  expect(dropped(['Files'], { taken: true })).toEqual({ isKept: false, effect: 'copy' });
  expect(dropped(['text/plain'])).toEqual({ isKept: true, effect: 'copy' });
  expect(dropped(['text/uri-list'], { on: 'textarea' })).toEqual({ isKept: true, effect: 'copy' });
  expect(dropped(['Files'], { on: 'input[type="file"]' })).toEqual({ isKept: true, effect: 'copy' });
  expect(dropped(['Files'], { on: 'textarea' })).toEqual({ isKept: false, effect: 'none' });
});
