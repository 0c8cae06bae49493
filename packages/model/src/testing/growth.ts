/** Work that is measured is done again until it took so long, µs: the system counts in steps of some milliseconds. */
const LEAST = 50_000;

/** A growth up to here is clearly not that of a square; beyond it, it is measured again. */
const CLEAR = 6;
/** Times that it is measured at most: what else a machine does may make one of them dearer, and never cheaper. */
const MOST_TIMES = 3;

/**
 * How many times as much work four times as much is: about 4 where work goes with the amount, 16 where it goes with its
 * square. What is counted is the thread's own work, not the clock.
 * @param make makes what is worked on; its own work does not count
 */
export function growthOf<Given>(size: number, make: (size: number) => Given, work: (given: Given) => unknown): number {
  const [small, large] = [make(size), make(4 * size)];
  // The first time also compiles what runs.
  costOf(() => work(small));
  let least = Number.POSITIVE_INFINITY;
  for (let times = 0; times < MOST_TIMES && least > CLEAR; times += 1) {
    least = Math.min(least, costOf(() => work(large)) / costOf(() => work(small)));
  }
  return least;
}

/** µs, the mean of several times. */
function costOf(work: () => unknown): number {
  const started = process.threadCpuUsage();
  for (let times = 1; ; times += 1) {
    work();
    const { user, system } = process.threadCpuUsage(started);
    if (user + system >= LEAST) return (user + system) / times;
  }
}
