import type { Action } from '../actions/action.ts';

/** Where a key press goes: to what has the focus, or to the page. */

/** A field that waits for words on the page, and has no keys of its own until then. */
const FOR_THE_PAGE = '[data-awaits-words]';
/** What types, chooses or walks by itself, and a question beside a button: a step back meanwhile would be one that nobody sees. */
const TAKES_ALL =
  'input:not([type="radio"], [type="checkbox"]), textarea:not([data-awaits-words]), select, [contenteditable="true"], [role="tablist"], [role="menu"], [role="listbox"], .ant-popconfirm, [data-in-place]';
/** What is moved by keys, or chosen among others. */
const WALKED = 'input[type="radio"], input[type="checkbox"], [role="slider"], [role="radiogroup"]';
const WALKING: ReadonlySet<string> = new Set(['Home', 'End', 'PageUp', 'PageDown', 'Enter', ' ']);
/** A number is on the page while it is typed: what takes it back is the page's. */
const NUMBER = '[role="spinbutton"]';
/** What Enter presses. */
const PRESSED = 'button, a[href], summary, [role="button"], [role="menuitem"], [role="switch"], [role="checkbox"]';
/** Of the stage itself: there Tab goes to the components. */
const STAGE = `[role="application"], ${FOR_THE_PAGE}`;

/** What opens above the panels: a press of Escape closes that alone, and what is selected stays so. */
const POPPED_UP = ['.ant-popover', '.ant-dropdown'].map((one) => `${one}:not(${one}-hidden)`).join(', ');

/** Wherever somebody is in the editor, also while typing: these look over all of it. */
const EVERYWHERE: ReadonlySet<string> = new Set(['find', 'replace', 'commands']);
const STEPS: ReadonlySet<string> = new Set(['undo', 'redo']);

/** Whether a press is not for the page: somebody types there, or a dialog is open. */
export function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"]')) return true;
  return target instanceof Element && target.closest(TAKES_ALL) !== null;
}

/** Whether the focused element does something of its own with a key for which there is an action. */
export function keyBelongsTo(target: EventTarget | null, action: Action, key: string): boolean {
  const isStep = STEPS.has(action.id) && target instanceof Element && target.matches(NUMBER);
  if (isStep || EVERYWHERE.has(action.id)) return document.querySelector('[role="dialog"]') !== null;
  if (isTaken(target)) return true;
  if (key === 'Escape' && document.querySelector(POPPED_UP)) return true;
  const isOnStage = !(target instanceof Element) || target === document.body || target.matches(STAGE);
  if (key === 'Tab') return !(target instanceof Element && target.matches(STAGE));
  if (isOnStage || !(target instanceof Element)) return false;
  if (target.closest(WALKED) && (key.startsWith('Arrow') || WALKING.has(key))) return true;
  const pressed = target.closest(PRESSED);
  if (!pressed) return false;
  if (key === 'Enter' || key === ' ') return true;
  // Who came there by Tab means what stands there; who clicked goes on with the page.
  return (
    key.startsWith('Arrow') && (pressed.matches(':focus-visible') || pressed.getAttribute('aria-expanded') === 'true')
  );
}
