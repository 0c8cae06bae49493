import { partsOf } from '../keys/chord.ts';

/**
 * Why a chord is nobody's to give away: the browser keeps it, keys walk and press with it, text fields know it (so that
 * it means the same whether somebody types or not), or the product promises it (spec §2).
 */
export type ReservedReason = 'browser' | 'walking' | 'typing' | 'canvas';

const BROWSER: ReadonlySet<string> = new Set([
  'mod+n',
  'mod+shift+n',
  'mod+t',
  'mod+shift+t',
  'mod+w',
  'mod+shift+w',
  'mod+q',
  'mod+shift+q',
  'mod+r',
  'mod+shift+r',
  'mod+p',
  'mod+shift+p',
  'mod+shift+i',
  'mod+shift+j',
  'mod+shift+c',
  'f5',
  'mod+f5',
  'f6',
  'f11',
  'f12',
  'alt+f4',
  'mod+f4',
  'alt+home',
]);
/** macOS hides and minimises windows with them, and no page is asked. */
const MAC: ReadonlySet<string> = new Set(['mod+h', 'mod+alt+h', 'mod+m', 'mod+alt+m']);
const TYPING: ReadonlySet<string> = new Set([
  'mod+z',
  'mod+shift+z',
  'mod+y',
  'mod+x',
  'mod+c',
  'mod+v',
  'mod+shift+v',
  'mod+a',
]);
const WALKING: ReadonlySet<string> = new Set([
  'arrowleft',
  'arrowright',
  'arrowup',
  'arrowdown',
  'tab',
  'enter',
  'escape',
  ' ',
  'home',
  'end',
  'pageup',
  'pagedown',
  'contextmenu',
]);
const DELETING: ReadonlySet<string> = new Set(['delete', 'backspace']);

/** @returns undefined where the chord can be given to an action */
export function reservedReason(chord: string, isMac: boolean): ReservedReason | undefined {
  const parts = partsOf(chord);
  if (!parts || WALKING.has(parts.key)) return 'walking';
  if (TYPING.has(chord) || DELETING.has(parts.key)) return 'typing';
  // The number keys choose the browser's tabs.
  if (BROWSER.has(chord) || /^mod\+[1-9]$/.test(chord) || (isMac && MAC.has(chord))) return 'browser';
  return chord === 'r' ? 'canvas' : undefined;
}
