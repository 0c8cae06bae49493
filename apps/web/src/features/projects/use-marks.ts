import { useCallback, useState } from 'react';

/** Projects that are marked, to delete several at once; undefined as long as nothing is being marked. */
export interface Marks {
  readonly marked: ReadonlySet<number> | undefined;
  start(): void;
  stop(): void;
  mark(id: number, marked: boolean): void;
  set(ids: readonly number[]): void;
}

export function useMarks(): Marks {
  const [marked, setMarked] = useState<ReadonlySet<number>>();
  const mark = useCallback((id: number, isMarked: boolean) => {
    setMarked((known) => {
      const next = new Set(known);
      if (isMarked) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  return {
    marked,
    mark,
    start: () => setMarked(new Set()),
    stop: useCallback(() => setMarked(undefined), []),
    set: (ids) => setMarked(new Set(ids)),
  };
}
