/**
 * Which pages are mounted in full. Each page slot listens to its own page only, so that mounting one page renders one
 * page. Nothing is mounted or released while the camera moves: that must never cost a pan or a zoom its frame. What was
 * wanted is wanted again when it has come to rest.
 */

/** Mounted pages that are kept although they are no longer wanted, so that going back costs nothing. */
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
  onChange: () => void = () => undefined,
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
    const [next, ...missing] = wanted.filter((index) => !mounted.has(index));
    // One takes about half of a frame.
    if (next !== undefined) {
      mounted.add(next);
      tell(next);
    }
    if (missing.length > 0) requestStep();
    else release();
    onChange();
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
