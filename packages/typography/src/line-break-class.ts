import { decodeRanges } from './code-ranges.ts';
import { LINE_BREAK_RANGES } from './line-break-classes.generated.ts';

/**
 * Line breaking classes of UAX #14 (Unicode 17), as far as the characters of our fonts need them. Quotation marks are
 * divided into plain, opening (Pi) and closing (Pf) ones, opening marks into narrow and East Asian wide ones.
 */
export const BREAK_CLASS = {
  AL: 0,
  ID: 1,
  SP: 2,
  OP: 3,
  OPWide: 4,
  CL: 5,
  CP: 6,
  QU: 7,
  QUOpening: 8,
  QUClosing: 9,
  NS: 10,
  EX: 11,
  IS: 12,
  SY: 13,
  NU: 14,
  PR: 15,
  PO: 16,
  IN: 17,
  HY: 18,
  HH: 19,
  BA: 20,
  BB: 21,
  B2: 22,
  GL: 23,
  WJ: 24,
  ZW: 25,
  CM: 26,
  ZWJ: 27,
  CB: 28,
  RI: 29,
  EM: 30,
  HL: 31,
} as const;
export type BreakClassName = keyof typeof BREAK_CLASS;
export type BreakClass = (typeof BREAK_CLASS)[BreakClassName];

const BASIC_PLANE = 0x10000;

let basic: Uint8Array | undefined;
const supplementary = new Map<number, BreakClass>();

/** The class of a code point. Unlisted ones are ideographs by their block, else letters. */
export function breakClassOf(code: number): BreakClass {
  basic ??= readClasses();
  if (code < BASIC_PLANE) return basic[code] as BreakClass;
  return supplementary.get(code) ?? (isIdeographBlock(code) ? BREAK_CLASS.ID : BREAK_CLASS.AL);
}

/** The classes of the basic plane by code unit, for loops that cannot afford a call. */
export function basicBreakClasses(): Uint8Array {
  basic ??= readClasses();
  return basic;
}

function readClasses(): Uint8Array {
  const classes = new Uint8Array(BASIC_PLANE);
  for (let code = 0x2e80; code < BASIC_PLANE; code++) if (isIdeographBlock(code)) classes[code] = BREAK_CLASS.ID;
  for (const [name, text] of Object.entries(LINE_BREAK_RANGES)) {
    const value = BREAK_CLASS[name as BreakClassName];
    for (const [first, last] of decodeRanges(text)) {
      for (let code = first; code <= last; code++) {
        if (code < BASIC_PLANE) classes[code] = value;
        else supplementary.set(code, value);
      }
    }
  }
  return classes;
}

function isIdeographBlock(code: number): boolean {
  return (
    (code >= 0x3400 && code <= 0x4dbf) ||
    (code >= 0x4e00 && code <= 0x9fff) ||
    (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0x20000 && code <= 0x3fffd)
  );
}

/** East Asian Width fullwidth, wide or halfwidth (UAX #11): what rule LB19a asks of the neighbours of a quotation mark. */
export function isEastAsian(code: number): boolean {
  if (code < 0x1100) return false;
  return (
    code <= 0x115f ||
    (code >= 0x2329 && code <= 0x232a) ||
    (code >= 0x2e80 && code <= 0xa4cf && code !== 0x303f) ||
    (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0xfe10 && code <= 0xfe19) ||
    (code >= 0xfe30 && code <= 0xfe6b) ||
    (code >= 0xff01 && code <= 0xffe6) ||
    (code >= 0x1f300 && code <= 0x1faff) ||
    (code >= 0x20000 && code <= 0x3fffd)
  );
}
