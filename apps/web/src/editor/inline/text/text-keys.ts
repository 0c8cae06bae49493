import { chordOf, type Pressed } from '../../keys/chord.ts';
import { setLevel, setList, type TextRules, type TextSession, toggleLook } from './text-session.ts';

/** The shortcuts of a text that is typed: those that people know from word processors. */
export const TEXT_KEYS = {
  bold: 'mod+b',
  italic: 'mod+i',
  underline: 'mod+u',
  strike: 'mod+shift+x',
  super: 'mod+.',
  sub: 'mod+,',
  code: 'mod+e',
  link: 'mod+k',
  numbers: 'mod+shift+7',
  bullets: 'mod+shift+8',
  inward: 'mod+]',
  outward: 'mod+[',
} as const;

/** By which whole objects are linked. */
const LINK_OF_OBJECTS = 'mod+shift+k';

type Change = (session: TextSession, rules: TextRules) => TextSession;

const CHANGES: Readonly<Record<Exclude<keyof typeof TEXT_KEYS, 'link'>, Change>> = {
  bold: (session, rules) => toggleLook(session, 'bold', rules),
  italic: (session, rules) => toggleLook(session, 'italic', rules),
  underline: (session, rules) => toggleLook(session, 'underline', rules),
  strike: (session, rules) => toggleLook(session, 'strike', rules),
  super: (session, rules) => toggleLook(session, 'super', rules),
  sub: (session, rules) => toggleLook(session, 'sub', rules),
  code: (session, rules) => toggleLook(session, 'code', rules),
  numbers: (session) => setList(session, 'ordered'),
  bullets: (session) => setList(session, 'bullet'),
  inward: (session) => setLevel(session, 1),
  outward: (session) => setLevel(session, -1),
};

/** The change that a key press asks for, or `link`; undefined where it is none of these. */
export function changeOfKey(event: Pressed): Change | 'link' | undefined {
  const chord = textChord(event);
  if (chord === TEXT_KEYS.link || chord === LINK_OF_OBJECTS) return 'link';
  return Object.entries(CHANGES).find(([name]) => TEXT_KEYS[name as keyof typeof CHANGES] === chord)?.[1];
}

/** With shift, layouts report another sign for a figure. */
function textChord(event: Pressed): string {
  const digit = event.shiftKey ? /^Digit(\d)$/.exec(event.code ?? '')?.[1] : undefined;
  const { key, code = '', ctrlKey, metaKey, shiftKey, altKey } = event;
  return chordOf({ key: digit ?? key, code, ctrlKey, metaKey, shiftKey, altKey });
}
