/** `U+0-FF, U+131, U+4??` as pairs of code points. */
export function rangesOf(unicodeRange: string): [number, number][] {
  return unicodeRange.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'F'), 16)];
  });
}

/**
 * Which of some code points no range holds. A family has thousands of ranges, so each is looked up among the points.
 * @param codes in ascending order
 */
export function outsideOf(ranges: readonly (readonly [number, number])[], codes: readonly number[]): number[] {
  const isHeld = new Uint8Array(codes.length);
  for (const [first, last] of ranges) {
    for (let at = placeOf(first, codes); at < codes.length && (codes[at] as number) <= last; at += 1) isHeld[at] = 1;
  }
  return codes.filter((_, at) => !isHeld[at]);
}

/** Where the first is that is no smaller. */
function placeOf(wanted: number, codes: readonly number[]): number {
  let [from, to] = [0, codes.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((codes[middle] as number) < wanted) from = middle + 1;
    else to = middle;
  }
  return from;
}
