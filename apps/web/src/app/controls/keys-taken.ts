/** What does something of its own with keys that a screen hears: it is typed into, walked through, or lies over the screen. */
const TAKES_KEYS = [
  // Cards and switches that are made of these are not typed into.
  'input:not([type="radio"], [type="checkbox"])',
  // One that only waits for words on a page leaves all keys to it.
  'textarea:not([data-awaits-words])',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="dialog"]',
  '[role="menu"]',
  // A question beside a button: a step back while it waits for its answer would be one that nobody sees.
  '.ant-popconfirm',
].join(', ');

/** Whether a key press is for what has the focus rather than for the screen around it. */
export function areKeysTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKES_KEYS) !== null;
}
