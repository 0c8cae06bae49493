/**
 * Which pages are mounted in full. Each page slot listens to its own page only, so that mounting one page renders one
 * page. Nothing is mounted or released while the camera moves: that must never cost a pan or a zoom its frame. What was
 * wanted is wanted again when it has come to rest.
 */

/** How pages come and go. */
export interface MountPace {
  /** Pages mounted a frame. */
  readonly aFrame: number;
  /** Mounted pages that are kept although they are no longer wanted, so that going back costs nothing. */
  readonly kept: number;
}

/** Of pages drawn in full: one takes about half of a frame. */
const FULL: MountPace = { aFrame: 1, kept: 8 };

export interface MountStore {
  isMounted(index: number): boolean;
  subscribe(index: number, listener: () => void): () => void;
  /** Pages to have mounted, the most urgent first. */
  want(indexes: readonly number[]): void;
  dispose(): void;
}

export function createMountStore(
  isMoving: () => boolean,
  pace = FULL,
  schedule: (run: () => void) => number = requestAnimationFrame,
  unschedule: (handle: number) => void = cancelAnimationFrame,
): MountStore {
  /** In order of last use, the longest unused first. */
  const mounted = new Set<number>();
  const listeners = new Map<number, Set<() => void>>();
  let wanted: readonly number[] = [];
  let handle = 0;

  function tell(index: number) {
    for (const listener of listeners.get(index) ?? []) listener();
  }

  function step() {
    handle = 0;
    if (isMoving()) return;
    const missing = wanted.filter((index) => !mounted.has(index));
    const now = missing.slice(0, pace.aFrame);
    for (const index of now) {
      mounted.add(index);
      tell(index);
    }
    if (missing.length > now.length) requestStep();
    else release();
  }

  function release() {
    const needed = new Set(wanted);
    const spare = [...mounted].filter((index) => !needed.has(index));
    for (const index of spare.slice(0, Math.max(0, spare.length - pace.kept))) {
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
