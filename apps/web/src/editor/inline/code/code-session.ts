import type { Direction } from '../../document/history.ts';

/** What stands in the field, and what of it is selected: UTF-16 offsets. */
export interface CodeState {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The writing of a listing, with what can be taken back of it. */
export interface CodeSession {
  readonly state: CodeState;
  readonly past: readonly CodeState[];
  readonly future: readonly CodeState[];
  /** Whether what is typed next belongs to the same step. */
  readonly isOpen: boolean;
}

/** Steps that are kept: one listing is written in one go. */
const MOST_STEPS = 300;

export function startCode(text: string): CodeSession {
  return { state: { text, start: text.length, end: text.length }, past: [], future: [], isOpen: false };
}

/** A change of the text. Letters that are typed one after the other are one step, up to the end of a word. */
export function changed(session: CodeSession, state: CodeState): CodeSession {
  const { state: before, past, isOpen } = session;
  if (before.text === state.text) return { ...session, state, isOpen: false };
  const isLetter =
    state.text.length === before.text.length + 1 && state.end === before.end + 1 && before.start === before.end;
  const joins = isOpen && isLetter;
  return {
    state,
    past: joins ? past : [...past, before].slice(-MOST_STEPS),
    future: [],
    isOpen: isLetter && !/\s/.test(state.text.charAt(state.end - 1)),
  };
}

/** A step back or forward; undefined where there is none in this listing. */
export function stepped({ state, past, future }: CodeSession, direction: Direction): CodeSession | undefined {
  const [from, to] = direction === 'undo' ? [past, future] : [future, past];
  const next = from.at(-1);
  if (!next) return undefined;
  const rest = from.slice(0, -1);
  const kept = [...to, state];
  return direction === 'undo'
    ? { state: next, past: rest, future: kept, isOpen: false }
    : { state: next, past: kept, future: rest, isOpen: false };
}

/** How listings are set in: as they already are, else by spaces. */
function unitOf(text: string, tabWidth: number): string {
  return /^\t/m.test(text) ? '\t' : ' '.repeat(tabWidth);
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

/** Tab: the selected lines are set in, or what is selected becomes a step to the next column. */
export function indented({ text, start, end }: CodeState, tabWidth: number): CodeState {
  const unit = unitOf(text, tabWidth);
  if (!text.slice(start, end).includes('\n')) {
    const column = start - lineStart(text, start);
    const step = unit === '\t' ? unit : ' '.repeat(tabWidth - (column % tabWidth));
    const at = start + step.length;
    return { text: text.slice(0, start) + step + text.slice(end), start: at, end: at };
  }
  return eachLine({ text, start, end }, (line) => (line === '' ? line : unit + line));
}

/** Shift+Tab: the selected lines, or that of the caret, are set out. */
export function outdented(state: CodeState, tabWidth: number): CodeState {
  return eachLine(state, (line) => line.replace(new RegExp(`^(?:\\t| {1,${tabWidth}})`), ''));
}

function eachLine({ text, start, end }: CodeState, change: (line: string) => string): CodeState {
  const from = lineStart(text, start);
  // A selection that ends before the first letter of a line does not mean that line.
  const last = end > start && text.charAt(end - 1) === '\n' ? end - 1 : end;
  const until = text.indexOf('\n', last) < 0 ? text.length : text.indexOf('\n', last);
  const lines = text.slice(from, until).split('\n');
  const next = lines.map(change);
  const [first = '', after = ''] = [lines[0], next[0]];
  const block = next.join('\n');
  const shift = after.length - first.length;
  return {
    text: text.slice(0, from) + block + text.slice(until),
    start: Math.max(from, start + shift),
    end: Math.max(from, end + block.length - (until - from)),
  };
}

/** Enter: a new line that begins where the one before does, one step further behind an opening bracket. */
export function newLine({ text, start, end }: CodeState, tabWidth: number): CodeState {
  const line = text.slice(lineStart(text, start), start);
  const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
  const deeper = /[{[(:]\s*$/.test(line) ? unitOf(text, tabWidth) : '';
  const at = start + 1 + indent.length + deeper.length;
  return { text: `${text.slice(0, start)}\n${indent}${deeper}${text.slice(end)}`, start: at, end: at };
}
