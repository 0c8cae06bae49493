/** ms of one slice where the browser does not tell how long it will be idle: short enough to leave a frame alone. */
const SLICE = 4;

const jobs = new Set<() => void>();
let scheduled = false;

/** Runs a small job when the browser has time: as many as fit before its next frame. Returns the way to call it off. */
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

function run(deadline?: IdleDeadline) {
  scheduled = false;
  const end = performance.now() + Math.max(SLICE, deadline?.timeRemaining() ?? 0);
  for (const job of jobs) {
    jobs.delete(job);
    job();
    if (performance.now() > end) break;
  }
  if (jobs.size > 0) schedule();
}
