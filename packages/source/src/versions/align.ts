/** An index in the older list and the one in the newer that goes with it. */
export type Pair = readonly [older: number, newer: number];

/** Of texts, which take a while each. */
const MOST_COMPARISONS = 250_000;

/**
 * Pairs of two lists in the order of both, so that the sum of their likeness is the highest.
 * @param likeness 0 to 1
 * @param least likeness from which on two go together
 * @param most comparisons beyond which what stands between equal ends is paired by its place
 */
export function align<Entry>(
  older: readonly Entry[],
  newer: readonly Entry[],
  likeness: (one: Entry, other: Entry) => number,
  least: number,
  most = MOST_COMPARISONS,
): Pair[] {
  let start = 0;
  const both = Math.min(older.length, newer.length);
  const isSame = (one: number, other: number): boolean => likeness(older[one] as Entry, newer[other] as Entry) === 1;
  while (start < both && isSame(start, start)) start += 1;
  let end = 0;
  while (end < both - start && isSame(older.length - 1 - end, newer.length - 1 - end)) end += 1;
  const before = Array.from({ length: start }, (_, index): Pair => [index, index]);
  const after = Array.from(
    { length: end },
    (_, index): Pair => [older.length - end + index, newer.length - end + index],
  );
  const [rows, columns] = [older.length - start - end, newer.length - start - end];
  const score = (row: number, column: number): number => {
    const own = likeness(older[start + row] as Entry, newer[start + column] as Entry);
    return own >= least ? own : 0;
  };
  const middle = rows * columns > most ? byPlace(rows, columns, score) : best(rows, columns, score);
  return [...before, ...middle.map(([row, column]): Pair => [start + row, start + column]), ...after];
}

type Score = (row: number, column: number) => number;

function byPlace(rows: number, columns: number, score: Score): Pair[] {
  return Array.from({ length: Math.min(rows, columns) }, (_, index): Pair => [index, index]).filter(
    ([row, column]) => score(row, column) > 0,
  );
}

function best(rows: number, columns: number, score: Score): Pair[] {
  const width = columns + 1;
  const sums = new Float64Array((rows + 1) * width);
  const scores = new Float64Array(rows * columns);
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const own = score(row, column);
      scores[row * columns + column] = own;
      const paired = own > 0 ? own + (sums[(row + 1) * width + column + 1] ?? 0) : 0;
      const skipped = Math.max(sums[(row + 1) * width + column] ?? 0, sums[row * width + column + 1] ?? 0);
      sums[row * width + column] = Math.max(paired, skipped);
    }
  }
  const pairs: Pair[] = [];
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    const own = scores[row * columns + column] ?? 0;
    const sum = sums[row * width + column] ?? 0;
    if (own > 0 && sum === own + (sums[(row + 1) * width + column + 1] ?? 0)) pairs.push([row++, column++]);
    else if (sum === sums[(row + 1) * width + column]) row += 1;
    else column += 1;
  }
  return pairs;
}
