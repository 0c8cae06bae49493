/** ms of one slice where the browser does not tell how long it will be idle: short enough to leave a frame alone. */
const SLICE = 4;
/** ms of one slice as long as nobody presses, scrolls or types: frames that show no movement may come late. */
const LONG_SLICE = 32;

declare global {
  interface Navigator {
    /** Chromium's; not among the types that come with TypeScript. */
    readonly scheduling?: { isInputPending(options: { includeContinuous: boolean }): boolean };
  }
}

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
  const start = performance.now();
  const short = start + Math.max(SLICE, deadline?.timeRemaining() ?? 0);
  const long = start + LONG_SLICE;
  for (const job of jobs) {
    jobs.delete(job);
    job();
    const now = performance.now();
    if (now > long || (now > short && isWaitedFor())) break;
  }
  if (jobs.size > 0) schedule();
}

/** Whether somebody has done something that is not answered yet. So it is taken where the browser does not tell. */
function isWaitedFor(): boolean {
  return navigator.scheduling?.isInputPending({ includeContinuous: true }) ?? true;
}
