import type { ReactNode } from 'react';
import styles from './generation.module.css';

interface ChoiceCardProps {
  readonly group: string;
  readonly value: string;
  readonly checked: boolean;
  readonly label: string;
  readonly note?: string;
  readonly onChoose: () => void;
  /** The picture. */
  readonly children?: ReactNode;
  readonly disabled?: boolean;
}

/** One card of a group of which one is chosen: a radio button with a picture. */
export function ChoiceCard(props: ChoiceCardProps) {
  return (
    <label className={styles.card} data-checked={props.checked || undefined} data-value={props.value}>
      <input
        type="radio"
        className="visually-hidden"
        name={props.group}
        value={props.value}
        checked={props.checked}
        disabled={props.disabled}
        onChange={props.onChoose}
      />
      {props.children}
      <span className={styles.cardLabel}>{props.label}</span>
      {props.note && <span className={styles.cardNote}>{props.note}</span>}
    </label>
  );
}
