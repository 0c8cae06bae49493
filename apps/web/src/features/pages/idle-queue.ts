/** ms of one idle slice: short enough to leave a frame alone. */
const SLICE = 4;

const jobs = new Set<() => void>();
let scheduled = false;

/** Runs a small job when the browser has time, a few at a time. Returns the way to call it off. */
export function whenIdle(job: () => void): () => void {
  jobs.add(job);
  schedule();
  return () => jobs.delete(job);
}

function schedule() {
  if (scheduled) return;
  scheduled = true;
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 500 });
  else setTimeout(run, 16);
}

function run() {
  scheduled = false;
  const end = performance.now() + SLICE;
  for (const job of jobs) {
    jobs.delete(job);
    job();
    if (performance.now() > end) break;
  }
  if (jobs.size > 0) schedule();
}
