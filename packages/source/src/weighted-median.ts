interface Weighted {
  readonly value: number;
  readonly weight: number;
}

/** The value at which half of all weight is reached, the values taken in their order; undefined where there is none. */
export function weightedMedian(values: readonly Weighted[]): number | undefined {
  const half = values.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let before = 0;
  for (const { value, weight } of values.toSorted((a, b) => a.value - b.value)) {
    before += weight;
    if (before >= half) return value;
  }
  return undefined;
}
