/** Which members of one list are which of another, though some were added, removed or changed in between. */

/** What counts as no likeness at all. */
const LEAST = 0.3;

/**
 * Pairs members of two lists in their order, so that the likeness of all pairs together is the greatest.
 * @param likeness of a pair, 0 to 1; pairs under 0.3 are none
 * @returns index in `b` by index in `a`
 */
export function align<A, B>(
  a: readonly A[],
  b: readonly B[],
  likeness: (one: A, other: B, at: number, otherAt: number) => number,
): Map<number, number> {
  const width = b.length + 1;
  const best = new Float64Array((a.length + 1) * width);
  const found = new Float64Array(a.length * b.length);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const like = likeness(a[i] as A, b[j] as B, i, j);
      found[i * b.length + j] = like;
      const paired = like >= LEAST ? like + (best[(i + 1) * width + j + 1] as number) : 0;
      best[i * width + j] = Math.max(paired, best[(i + 1) * width + j] as number, best[i * width + j + 1] as number);
    }
  }
  const pairs = new Map<number, number>();
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const like = found[i * b.length + j] as number;
    const value = best[i * width + j] as number;
    if (like >= LEAST && value === like + (best[(i + 1) * width + j + 1] as number)) {
      pairs.set(i, j);
      i += 1;
      j += 1;
    } else if (value === best[(i + 1) * width + j]) i += 1;
    else j += 1;
  }
  return pairs;
}
