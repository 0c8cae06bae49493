import type { ObjectDifferenceKind } from './page-outlines.ts';

/** Colours of the outlines by what differs: sketches are drawn with them, and the style sheets know them as variables. */
export const OUTLINE_COLORS: Readonly<Record<ObjectDifferenceKind, string>> = {
  added: '#15803d',
  removed: '#b42318',
  words: '#e0532f',
  moved: '#2563eb',
  look: '#b7791f',
};

/** Of what is left out, whatever differs. */
export const LEFT_OUT = '#667085';

/** `--outline-added` and so on, for all that stands within an element with this style. */
export const OUTLINE_VARIABLES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...OUTLINE_COLORS, 'left-out': LEFT_OUT }).map(([name, color]) => [`--outline-${name}`, color]),
);
