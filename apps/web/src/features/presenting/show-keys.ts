import type { Step } from './show.ts';

/** What a key does beside the steps of a show. */
export type Command = 'leave' | 'fullscreen' | 'presenter';
export type KeyAction = { readonly step: Step } | { readonly command: Command };

/** The keys of a presentation: those of PowerPoint, Keynote and Google Slides, and of remote controls. */
const STEPS: Readonly<Record<string, Step['type']>> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  ' ': 'next',
  n: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  PageUp: 'previous',
  Backspace: 'previous',
  p: 'previous',
  Home: 'first',
  End: 'last',
  Enter: 'enter',
  b: 'black',
  '.': 'black',
  w: 'white',
  ',': 'white',
  o: 'overview',
  g: 'overview',
  l: 'laser',
  d: 'pen',
  e: 'wipe',
  '?': 'keys',
  F1: 'keys',
};
const COMMANDS: Readonly<Record<string, Command>> = { Escape: 'leave', q: 'leave', f: 'fullscreen', s: 'presenter' };

/** What the sheet of keys shows, in this order. */
export const SHOWN_KEYS = [
  ['next', '→ ↓ Space PgDn N'],
  ['previous', '← ↑ ⌫ PgUp P'],
  ['first', 'Home'],
  ['last', 'End'],
  ['go', '1 2 … Enter'],
  ['overview', 'O G'],
  ['black', 'B .'],
  ['white', 'W ,'],
  ['laser', 'L'],
  ['pen', 'D'],
  ['wipe', 'E'],
  ['fullscreen', 'F'],
  ['presenter', 'S'],
  ['leave', 'Esc Q'],
] as const;

/** The browser keeps its own shortcuts: keys with Ctrl, Alt or the command key are not ours. */
export function keyAction(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>,
): KeyAction | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (/^\d$/.test(key)) return { step: { type: 'figure', figure: key } };
  if (key === ' ' && event.shiftKey) return { step: { type: 'previous' } };
  const command = COMMANDS[key];
  if (command) return { command };
  const type = STEPS[key];
  return type ? { step: { type } as Step } : undefined;
}
