/** A chord is the text of a key press, as actions name it: `mod+alt+shift+z`; `mod` is Ctrl, or Cmd on a Mac. */

export type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> &
  Partial<Pick<KeyboardEvent, 'code'>>;

type Modifier = 'mod' | 'alt' | 'shift';

interface ChordParts {
  readonly held: readonly Modifier[];
  readonly key: string;
}

export function chordOf({ key, code = '', ctrlKey, metaKey, shiftKey, altKey }: Pressed): string {
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

/** What is held down and what is pressed with it; undefined where the text is no chord. */
export function partsOf(chord: string): ChordParts | undefined {
  const [, mod, alt, shift, key] = /^(mod\+)?(alt\+)?(shift\+)?(\P{C}|[a-z][a-z0-9]{1,15})$/u.exec(chord) ?? [];
  if (key === undefined || key !== key.toLowerCase()) return undefined;
  return {
    held: [...(mod ? ['mod' as const] : []), ...(alt ? ['alt' as const] : []), ...(shift ? ['shift' as const] : [])],
    key,
  };
}

const NOT_WHOLE: ReadonlySet<string> = new Set([
  'Shift',
  'Control',
  'Alt',
  'AltGraph',
  'Meta',
  'CapsLock',
  'NumLock',
  'Fn',
  'FnLock',
  'Process',
  'Dead',
  'Compose',
  'Unidentified',
]);

/** Whether a press is a chord: not of a key that is only held with others, nor a part of what an input method writes. */
export function isWhole({ key }: Pressed): boolean {
  return !NOT_WHOLE.has(key);
}

/** Whether a chord writes nothing where somebody types. Ctrl and Alt together are AltGr, which does. */
export function writesNothing(chord: string): boolean {
  const parts = partsOf(chord);
  if (!parts) return false;
  return (parts.held.includes('mod') && !parts.held.includes('alt')) || /^f\d+$/.test(parts.key);
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
  home: 'Home',
  end: 'End',
  insert: 'Ins',
  pageup: 'PgUp',
  pagedown: 'PgDn',
};
const HELD: Readonly<Record<Modifier, { readonly mac: string; readonly other: string }>> = {
  mod: { mac: '⌘', other: 'Ctrl' },
  alt: { mac: '⌥', other: 'Alt' },
  shift: { mac: '⇧', other: 'Shift' },
};

/** A key that is held down, as people read it. */
export function heldLabel(key: Modifier, isMac: boolean): string {
  return isMac ? HELD[key].mac : HELD[key].other;
}

/** A chord as people read it. */
export function chordLabel(chord: string, isMac: boolean): string {
  const { held, key } = partsOf(chord) ?? { held: [], key: chord };
  return [...held.map((one) => heldLabel(one, isMac)), SIGNS[key] ?? key.toUpperCase()].join(isMac ? '' : '+');
}
