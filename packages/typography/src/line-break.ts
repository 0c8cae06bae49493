import { BREAK_CLASS, type BreakClass, breakClassOf, isEastAsian } from './line-break-class.ts';

/**
 * Where a line may end, as Chromium decides it with `white-space: pre-wrap; line-break: strict; word-break: normal`:
 * always after spaces; between two ASCII characters by a table of Chromium's own, kind to long URLs; elsewhere by the
 * rules of UAX #14, whose numbers stand beside them. `line-break: strict` is the same in every language.
 */

const C = BREAK_CLASS;

/** Marks after which a line may end before an opening `(`, `<`, `[` or `{`. */
const BEFORE_BRACKET = new Set('!"#%&)*+,.:;=>\\]|}~');
const BRACKETS = new Set('(<[{');
const AFTER_HYPHEN = new Set('"#%&\'(*+-<=>@[\\^_`{|~');
const AFTER_QUESTION = new Set('#$%&(*+-<=>@[\\^_`{|~');

const isAsciiLetter = (character: string) => /^[A-Za-z]$/.test(character);
const isAsciiDigit = (character: string) => /^[0-9]$/.test(character);

const ASCII = 128;
const asciiBreaks = new Uint8Array(ASCII * ASCII);
for (let before = 33; before < 127; before++) {
  for (let after = 33; after < 127; after++) {
    const pair = [String.fromCharCode(before), String.fromCharCode(after)] as const;
    if (asciiPairBreaks(...pair)) asciiBreaks[before * ASCII + after] = 1;
  }
}

function asciiPairBreaks(before: string, after: string): boolean {
  if (before === '-') return AFTER_HYPHEN.has(after) || isAsciiLetter(after);
  if (before === '?') return AFTER_QUESTION.has(after) || isAsciiLetter(after) || isAsciiDigit(after);
  return BEFORE_BRACKET.has(before) && BRACKETS.has(after);
}

const SPACE = 0x20;
const TAB = 0x09;
const HYPHEN = 0x2d;

/**
 * For each UTF-16 offset of a text without line feeds: 1 where a line may end before it. `into` may be given to spare an
 * allocation; it is cleared as far as the text reaches.
 */
export function breakOpportunities(text: string, into?: Uint8Array): Uint8Array {
  const breaks = into && into.length >= text.length ? into.fill(0, 0, text.length) : new Uint8Array(text.length);
  const state: RuleState = {
    code: -1,
    own: C.SP,
    before: C.SP,
    beforeCode: -1,
    number: NO_NUMBER,
    flags: 0,
    joined: false,
  };
  let previous = -1;
  let beforePrevious = -1;
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at) as number;
    if (code === SPACE || code === TAB) {
      state.own = C.SP;
      state.number = NO_NUMBER;
    } else if (state.own === C.SP) {
      if (at > 0) breaks[at] = 1;
      restart(state, code);
    } else {
      const allowed = step(state, code, text, at);
      const ascii = code < ASCII && previous < ASCII;
      if (ascii ? asciiAllows(beforePrevious, previous, code) : allowed) breaks[at] = 1;
    }
    beforePrevious = previous;
    previous = code;
    at += code > 0xffff ? 2 : 1;
  }
  return breaks;
}

/** Between `ABC-` and `123` a line may end, before the number of a minus sign it may not. */
function asciiAllows(beforePrevious: number, previous: number, code: number): boolean {
  if (previous === HYPHEN && code >= 0x30 && code <= 0x39) return isAsciiAlphanumeric(beforePrevious);
  return asciiBreaks[previous * ASCII + code] === 1;
}

function isAsciiAlphanumeric(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}

const NO_NUMBER = 0;
/** In digits, commas and points; then after the bracket that closes them. */
const IN_NUMBER = 1;
const CLOSED_NUMBER = 2;

/** What the rules remember of the characters before. Marks that combine count as the letter they stand on. */
interface RuleState {
  /** Last character and its class. */
  code: number;
  own: BreakClass;
  /** The one before it: class and code. */
  before: BreakClass;
  beforeCode: number;
  number: typeof NO_NUMBER | typeof IN_NUMBER | typeof CLOSED_NUMBER;
  /** Regional indicators in a row. */
  flags: number;
  /** Whether a zero width joiner came last. */
  joined: boolean;
}

function restart(state: RuleState, code: number): void {
  const own = withoutMark(breakClassOf(code));
  state.before = C.SP;
  state.beforeCode = -1;
  state.own = own;
  state.code = code;
  state.number = own === C.NU ? IN_NUMBER : NO_NUMBER;
  state.flags = own === C.RI ? 1 : 0;
  state.joined = false;
}

/** A mark with nothing to stand on is a letter (LB10). */
function withoutMark(own: BreakClass): BreakClass {
  return own === C.CM || own === C.ZWJ ? C.AL : own;
}

/** Takes in the next character and says whether a line may end before it. */
function step(state: RuleState, code: number, text: string, at: number): boolean {
  const next = breakClassOf(code);
  if ((next === C.CM || next === C.ZWJ) && state.own !== C.ZW) {
    state.joined = next === C.ZWJ;
    return false;
  }
  const allowed = !state.joined && mayBreak(state, withoutMark(next), code, text, at);
  advance(state, withoutMark(next), code);
  return allowed;
}

function advance(state: RuleState, next: BreakClass, code: number): void {
  const inNumber = state.number === IN_NUMBER;
  if (next === C.NU) state.number = IN_NUMBER;
  else if (inNumber && (next === C.CL || next === C.CP)) state.number = CLOSED_NUMBER;
  else if (!(inNumber && (next === C.SY || next === C.IS))) state.number = NO_NUMBER;
  state.flags = next === C.RI ? state.flags + 1 : 0;
  state.joined = false;
  state.before = state.own;
  state.beforeCode = state.code;
  state.own = next;
  state.code = code;
}

function mayBreak(state: RuleState, next: BreakClass, code: number, text: string, at: number): boolean {
  const { own } = state;
  // Most of Chinese and Japanese: LB31.
  if (own === C.ID && next === C.ID) return true;
  if (own === C.AL && next === C.AL) return false;
  if (next === C.ZW) return false; // LB7
  if (own === C.ZW) return true; // LB8
  if (own === C.WJ || next === C.WJ || own === C.GL) return false; // LB11, LB12
  if (next === C.GL) return own === C.BA || own === C.HY || own === C.HH; // LB12a
  if (next === C.CL || next === C.CP || next === C.EX || next === C.SY || next === C.IS) return false; // LB13, LB15d
  if (own === C.OP || own === C.OPWide) return false; // LB14
  if ((own === C.CL || own === C.CP) && next === C.NS) return false; // LB16
  if (own === C.B2 && next === C.B2) return false; // LB17
  if (isQuotation(own) || isQuotation(next))
    return quotationAllows(state, next, code, text, at) && rest(state, next, text, at);
  return rest(state, next, text, at);
}

function isQuotation(own: BreakClass): boolean {
  return own === C.QU || own === C.QUOpening || own === C.QUClosing;
}

/** LB15a, LB15b, LB19, LB19a: quotation marks cling to both sides except between East Asian characters. */
function quotationAllows(state: RuleState, next: BreakClass, code: number, text: string, at: number): boolean {
  const { own } = state;
  if (own === C.QUOpening && clingsAfter(state.before)) return false;
  const following = text.codePointAt(at + (code > 0xffff ? 2 : 1));
  if (next === C.QUClosing && (following === undefined || clingsBefore(breakClassOf(following)))) return false;
  if (next === C.QU || next === C.QUClosing) return false;
  if (own === C.QU || own === C.QUOpening) return false;
  if (next === C.QUOpening && !(isEastAsian(state.code) && following !== undefined && isEastAsian(following)))
    return false;
  return !(own === C.QUClosing && !(isEastAsian(code) && isEastAsian(state.beforeCode)));
}

/** What stands before an opening quotation mark that is certainly one (LB15a). */
function clingsAfter(before: BreakClass): boolean {
  return (
    before === C.SP ||
    before === C.OP ||
    before === C.OPWide ||
    isQuotation(before) ||
    before === C.GL ||
    before === C.ZW
  );
}

/** What stands after a closing quotation mark that is certainly one (LB15b). */
function clingsBefore(after: BreakClass): boolean {
  if (after === C.SP || after === C.GL || after === C.WJ || after === C.ZW) return true;
  return after === C.CL || after === C.CP || after === C.EX || after === C.IS || after === C.SY || isQuotation(after);
}

/** LB20 to LB31. */
function rest(state: RuleState, next: BreakClass, text: string, at: number): boolean {
  const { own } = state;
  if (own === C.CB || next === C.CB) return true; // LB20
  if (next === C.BA || next === C.HH || next === C.HY || next === C.NS || own === C.BB) return false; // LB21
  if (isLetter(next) && (own === C.HY || own === C.HH) && startsWord(state.before)) return false; // LB20a
  if (state.before === C.HL && (own === C.HY || own === C.HH) && next !== C.HL) return false; // LB21a
  if (next === C.IN) return false; // LB22
  if (isLetter(own)) {
    // LB23, LB24, LB28, LB30
    if (isLetter(next) || next === C.NU || next === C.PR || next === C.PO || next === C.OP) return false;
  } else if (isLetter(next)) {
    // LB21b, LB23, LB24, LB29, LB30
    if (own === C.NU || own === C.PR || own === C.PO || own === C.IS || own === C.CP) return false;
    if (own === C.SY && next === C.HL) return false;
  }
  if (own === C.PR && next === C.ID) return false; // LB23a
  if (own === C.ID && next === C.PO) return false;
  if (numberClings(state, next, text, at)) return false;
  if (own === C.RI && next === C.RI) return state.flags % 2 === 0; // LB30a
  return !(own === C.ID && next === C.EM); // LB30b
}

function isLetter(own: BreakClass): boolean {
  return own === C.AL || own === C.HL;
}

function startsWord(before: BreakClass): boolean {
  return before === C.SP || before === C.ZW || before === C.CB || before === C.GL;
}

/** LB25 and the numbers of LB30. */
function numberClings(state: RuleState, next: BreakClass, text: string, at: number): boolean {
  const { own } = state;
  if (next === C.NU) {
    if (own === C.PR || own === C.PO || own === C.HY || own === C.IS || own === C.NU || own === C.CP) return true;
    return own === C.SY && state.number === IN_NUMBER;
  }
  if (next === C.PR || next === C.PO) return state.number !== NO_NUMBER;
  if (next !== C.OP && next !== C.OPWide) return false;
  if (own === C.NU) return next === C.OP;
  if (own !== C.PR && own !== C.PO) return false;
  const after = text.codePointAt(at + 1);
  if (after === undefined) return false;
  if (breakClassOf(after) === C.NU) return true;
  const second = text.codePointAt(at + 2);
  return breakClassOf(after) === C.IS && second !== undefined && breakClassOf(second) === C.NU;
}
