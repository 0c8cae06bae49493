import { SIDES } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import { connectionPoint } from '@pagewright/page/connection-points';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { ToolFeedback } from './pointer-tool.ts';
import styles from './stage.module.css';

/** Beside each side of the selected component: a drag from there draws a line. */
export function ConnectionHandles({ from }: { readonly from: Component }) {
  return SIDES.map((side) => (
    <span key={side} data-connect={side} data-connect-from={from.id} className={styles.connect} />
  ));
}

interface HeldEndMarksProps {
  readonly page: Page;
  readonly feedback: StoreApi<ToolFeedback>;
}

/** Where the end of a line can stick to the component under the pointer, and where it would. */
export function HeldEndMarks({ page, feedback }: HeldEndMarksProps) {
  const hold = useStore(feedback, (state) => state.held?.hold);
  const target = hold && page.components.find(({ id }) => id === hold.component);
  if (!target) return null;
  return SIDES.map((side) => {
    const { x, y } = connectionPoint(target, side).point;
    return (
      <span
        key={side}
        className={styles.held}
        data-chosen={side === hold.side || undefined}
        style={{ left: x, top: y }}
      />
    );
  });
}
