import { describe, expect, it } from 'vitest';
import { createMountStore } from './mount-store.ts';

function testStore() {
  const queue: (() => void)[] = [];
  let moving = false;
  const store = createMountStore(
    () => moving,
    undefined,
    (run) => queue.push(run),
    () => undefined,
  );
  return {
    store,
    setMoving: (value: boolean) => {
      moving = value;
    },
    frame: () => queue.splice(0).forEach((run) => run()),
    mounted: (count: number) => Array.from({ length: count }, (_, i) => i).filter((i) => store.isMounted(i)),
  };
}

describe('mount store', () => {
  it('mounts nothing while the camera moves, and at rest the most urgent first, one a frame', () => {
    const { store, setMoving, frame, mounted } = testStore();
    store.want([9, 8]);
    frame();
    setMoving(true);
    for (let i = 0; i < 30; i++) {
      store.want([7, 3, 5]);
      frame();
    }
    expect(mounted(10)).toEqual([9]);
    setMoving(false);
    store.want([7, 3, 5]);
    frame();
    expect(mounted(10)).toEqual([7, 9]);
    frame();
    expect(mounted(10)).toEqual([3, 7, 9]);
  });

  it('tells only the page that changed', () => {
    const { store, frame } = testStore();
    const told: number[] = [];
    store.subscribe(1, () => told.push(1));
    store.subscribe(2, () => told.push(2));
    store.want([1]);
    frame();
    expect(told).toEqual([1]);
  });

  it('keeps a bounded number of pages that are out of sight', () => {
    const { store, frame, mounted } = testStore();
    for (let start = 0; start < 300; start += 10) {
      store.want(Array.from({ length: 10 }, (_, i) => start + i));
      for (let i = 0; i < 10; i++) frame();
    }
    expect(mounted(300)).toHaveLength(18);
    expect(store.isMounted(299)).toBe(true);
    expect(store.isMounted(0)).toBe(false);
  });
});
