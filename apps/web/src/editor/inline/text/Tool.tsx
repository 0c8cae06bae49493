import type { ReactNode } from 'react';
import { chordLabel } from '../../keys/chord.ts';
import { IS_MAC } from '../../keys/platform.ts';
import styles from '../inline.module.css';

interface ToolProps {
  readonly label: string;
  readonly on: boolean;
  /** Chord that does the same. */
  readonly keys?: string;
  readonly disabled?: boolean;
  readonly onUse: () => void;
  readonly children: ReactNode;
}

/** A button that leaves the focus where the person types. */
export function Tool({ label, on, keys, disabled = false, onUse, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={keys === undefined ? label : `${label} (${chordLabel(keys, IS_MAC)})`}
      aria-pressed={on}
      disabled={disabled}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onUse}
    >
      {children}
    </button>
  );
}
