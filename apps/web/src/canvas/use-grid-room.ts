import { useCallback, useState } from 'react';
import type { GridRoom } from './page-grid.ts';

const FIRST: GridRoom = { aspect: 1.5, widest: Number.POSITIVE_INFINITY };

/** What the grid is seen in: another object only where it is another room. */
export function useGridRoom(): readonly [GridRoom, (room: GridRoom) => void] {
  const [room, setRoom] = useState(FIRST);
  const change = useCallback(
    (next: GridRoom) => setRoom((now) => (now.aspect === next.aspect && now.widest === next.widest ? now : next)),
    [],
  );
  return [room, change];
}
