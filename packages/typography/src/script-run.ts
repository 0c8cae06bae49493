import { isEastAsian } from './line-break-class.ts';

/**
 * Scripts as far as shaping parts a text by them: kerning does not reach from one script's run into another's, and
 * punctuation and digits belong to the run before them.
 */
export const SCRIPT = { common: 0, western: 1, eastAsian: 2 } as const;
export type Script = (typeof SCRIPT)[keyof typeof SCRIPT];

const UNKNOWN = 255;
const HALFWIDTH_AND_FULLWIDTH = 0xff00;
const known = new Uint8Array(0x10000).fill(UNKNOWN);

export function scriptOf(code: number): Script {
  if (code >= known.length) return isEastAsian(code) ? SCRIPT.eastAsian : SCRIPT.common;
  let script = known[code] as number;
  if (script === UNKNOWN) {
    script = classify(code);
    known[code] = script;
  }
  return script as Script;
}

function classify(code: number): Script {
  if (isEastAsian(code)) return code < HALFWIDTH_AND_FULLWIDTH ? SCRIPT.eastAsian : SCRIPT.common;
  return /\p{L}/u.test(String.fromCharCode(code)) ? SCRIPT.western : SCRIPT.common;
}
