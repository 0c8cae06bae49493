import { performance } from 'node:perf_hooks';

/** The middle one of some measurements; of an even number the mean of the two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? (upper + (sorted[middle - 1] ?? upper)) / 2 : upper;
}

/** Milliseconds that some work takes. */
export async function millisecondsOf(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/**
 * Medians of several kinds of work, ms. They take turns, so that a busy moment of the machine meets all alike; the first
 * turn warms up and does not count.
 */
export async function compare(rounds: number, works: readonly (() => unknown)[]): Promise<number[]> {
  const times = works.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, work] of works.entries()) {
      const time = await millisecondsOf(work);
      if (round > 0) times[index]?.push(time);
    }
  }
  return times.map(median);
}
