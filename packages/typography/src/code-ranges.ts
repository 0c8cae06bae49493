import { decodeNumbers, encodeNumbers } from './number-codec.ts';

/** A range of code points, both ends included. */
export type CodeRange = readonly [first: number, last: number];

/** Sorted ranges that touch nowhere, from code points in any order. */
export function rangesOf(codes: Iterable<number>): CodeRange[] {
  const ranges: [number, number][] = [];
  for (const code of [...new Set(codes)].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

export function* codesIn(ranges: Iterable<CodeRange>): Generator<number> {
  for (const [first, last] of ranges) for (let code = first; code <= last; code++) yield code;
}

/** Sorted ranges as text: the gap before each and its length less one. */
export function encodeRanges(ranges: readonly CodeRange[]): string {
  const numbers: number[] = [];
  let next = 0;
  for (const [first, last] of ranges) {
    numbers.push(first - next, last - first);
    next = last + 1;
  }
  return encodeNumbers(numbers);
}

export function decodeRanges(text: string): CodeRange[] {
  const numbers = decodeNumbers(text);
  const ranges: CodeRange[] = [];
  let next = 0;
  for (let at = 0; at < numbers.length; at += 2) {
    const first = next + (numbers[at] ?? 0);
    const last = first + (numbers[at + 1] ?? 0);
    ranges.push([first, last]);
    next = last + 1;
  }
  return ranges;
}

/** Whether one of the sorted ranges holds the code point. */
export function rangesHold(ranges: readonly CodeRange[], code: number): boolean {
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = ranges[middle] as CodeRange;
    if (code < first) high = middle - 1;
    else if (code > last) low = middle + 1;
    else return true;
  }
  return false;
}

/** CSS `unicode-range`: `U+0-FF,U+131`. */
export function unicodeRangeCss(ranges: readonly CodeRange[]): string {
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(',');
}

/** The ranges of a CSS `unicode-range`, sorted and joined. */
export function parseUnicodeRange(text: string): CodeRange[] {
  const codes: number[] = [];
  for (const part of text.split(',')) {
    const match = /^\s*u\+([0-9a-f]+)(?:-([0-9a-f]+))?\s*$/i.exec(part);
    if (!match) throw new TypeError(`not a unicode-range: ${part}`);
    const first = Number.parseInt(match[1] ?? '', 16);
    const last = match[2] === undefined ? first : Number.parseInt(match[2], 16);
    for (let code = first; code <= last; code++) codes.push(code);
  }
  return rangesOf(codes);
}
