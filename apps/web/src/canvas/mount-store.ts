/**
 * Which pages are mounted in full. Each page slot listens to its own page only, so that mounting one page renders one
 * page. Mounting is spread over frames: it must never cost a pan or a zoom its frame.
 */

/** Frames between two mounts while the camera moves, and pages mounted a frame while it rests. */
const PACE = { framesWhileMoving: 12, pagesAtRest: 4 } as const;
/** Mounted pages that are kept although they are out of sight, so that going back costs nothing. */
const KEPT = 8;

export interface MountStore {
  isMounted(index: number): boolean;
  subscribe(index: number, listener: () => void): () => void;
  /** Pages to have mounted, the most urgent first. */
  want(indexes: readonly number[]): void;
  dispose(): void;
}

export function createMountStore(
  isMoving: () => boolean,
  schedule: (run: () => void) => number = requestAnimationFrame,
  unschedule: (handle: number) => void = cancelAnimationFrame,
): MountStore {
  /** In order of last use, the longest unused first. */
  const mounted = new Set<number>();
  const listeners = new Map<number, Set<() => void>>();
  let wanted: readonly number[] = [];
  let handle = 0;
  let frames = 0;

  function tell(index: number) {
    for (const listener of listeners.get(index) ?? []) listener();
  }

  function step() {
    handle = 0;
    const missing = wanted.filter((index) => !mounted.has(index));
    const now = missing.slice(0, pace());
    for (const index of now) {
      mounted.add(index);
      tell(index);
    }
    if (missing.length > now.length) requestStep();
    else if (!isMoving()) release();
  }

  /** How many pages this frame may mount. */
  function pace(): number {
    if (!isMoving()) return PACE.pagesAtRest;
    frames += 1;
    return frames % PACE.framesWhileMoving === 0 ? 1 : 0;
  }

  function release() {
    const needed = new Set(wanted);
    const spare = [...mounted].filter((index) => !needed.has(index));
    for (const index of spare.slice(0, Math.max(0, spare.length - KEPT))) {
      mounted.delete(index);
      tell(index);
    }
  }

  function requestStep() {
    if (handle === 0) handle = schedule(step);
  }

  return {
    isMounted: (index) => mounted.has(index),
    subscribe(index, listener) {
      const set = listeners.get(index) ?? new Set();
      listeners.set(index, set.add(listener));
      return () => set.delete(listener);
    },
    want(indexes) {
      wanted = indexes;
      for (const index of indexes) if (mounted.delete(index)) mounted.add(index);
      requestStep();
    },
    dispose() {
      unschedule(handle);
      listeners.clear();
    },
  };
}
