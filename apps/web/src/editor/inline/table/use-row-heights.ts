import type { EditedAs } from '@pagewright/components/panels';
import { fitRowHeights, ROW_HEIGHT_THRESHOLD, reconciled, TABLE } from '@pagewright/components/table-editing';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ComponentPatch } from '../../document/component-patch.ts';
import { neededHeights } from './table-places.ts';

/** Wait before row heights follow their texts, ms (spec §9). */
const AUTO_HEIGHT_DEBOUNCE = 150;

/**
 * Rows become as high as their texts need. A row that fitted its text becomes lower again with it; one that was made
 * higher by hand stays. `gesture` names the change that they follow, for one step of undo.
 */
export function useRowHeights(
  frame: RefObject<HTMLElement | null>,
  component: EditedAs<'table'>,
  gesture: () => string | undefined,
  onPatch: (change: Omit<ComponentPatch, 'id'>, gesture?: string) => void,
): void {
  const needed = useRef<readonly number[]>([]);
  const latest = useRef({ onPatch, gesture });
  useLayoutEffect(() => {
    latest.current = { onPatch, gesture };
  });
  useEffect(() => {
    if (!component.props.autoRowHeight) return undefined;
    const timer = setTimeout(() => {
      if (!frame.current) return;
      const before = needed.current;
      const now = neededHeights(frame.current, component);
      needed.current = now;
      const heights = reconciled(component).props.rowHeights.map((height, row) => {
        const wants = Math.max(now[row] ?? 0, TABLE.rowHeight);
        const fitted = before.length === now.length && Math.abs(height - (before[row] ?? 0)) < ROW_HEIGHT_THRESHOLD;
        return fitted ? wants : Math.max(height, now[row] ?? 0);
      });
      const name = latest.current.gesture();
      // Coming in changes nothing by itself.
      const next = name === undefined ? undefined : fitRowHeights(component, heights);
      if (next) latest.current.onPatch({ props: { rowHeights: next.props.rowHeights }, size: next.size }, name);
    }, AUTO_HEIGHT_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [component, frame]);
}
