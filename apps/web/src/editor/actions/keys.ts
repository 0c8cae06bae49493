import type { Action } from './action.ts';
import { ACTIONS } from './actions.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> &
  Partial<Pick<KeyboardEvent, 'code'>>;

/** A key press as actions name it: `mod+shift+z`. */
export function nameOfKey({ key, code = '', ctrlKey, metaKey, shiftKey, altKey }: Pressed): string {
  // With alt a Mac types another letter; with shift some layouts report the sign above the bracket.
  const letter = altKey ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  const plain = letter?.toLowerCase() ?? { '{': '[', '}': ']' }[key] ?? key.toLowerCase();
  return [
    ...(ctrlKey || metaKey ? ['mod'] : []),
    ...(altKey ? ['alt'] : []),
    ...(shiftKey ? ['shift'] : []),
    plain,
  ].join('+');
}

const byKey = new Map(
  ACTIONS.filter(({ byEvent }) => !byEvent).flatMap((action) =>
    (action.keys ?? []).map((key) => [key, action] as const),
  ),
);

export function actionOfKey(event: Pressed): Action | undefined {
  return byKey.get(nameOfKey(event));
}

const SIGNS: Readonly<Record<string, string>> = {
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  arrowdown: '↓',
  escape: 'Esc',
  delete: 'Del',
  backspace: '⌫',
  enter: '↵',
  tab: 'Tab',
};

/** A shortcut as people read it. */
export function keyLabel(keys: string, isMac: boolean): string {
  const parts = keys.split('+').map((part) => {
    if (part === 'mod') return isMac ? '⌘' : 'Ctrl';
    if (part === 'shift') return isMac ? '⇧' : 'Shift';
    if (part === 'alt') return isMac ? '⌥' : 'Alt';
    return SIGNS[part] ?? part.toUpperCase();
  });
  return parts.join(isMac ? '' : '+');
}
