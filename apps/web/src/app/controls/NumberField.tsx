import { useState } from 'react';
import styles from './number-field.module.css';

interface NumberFieldProps {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly label: string;
  /** Shown behind the number. */
  readonly unit: string;
  /** Told whole numbers within the limits only. */
  readonly onChange: (value: number) => void;
}

/** A whole number between two limits. What is typed outside them is corrected when the field is left. */
export function NumberField({ value, min, max, label, unit, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  const change = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (text !== '' && Number.isInteger(number) && number >= min && number <= max) onChange(number);
  };
  const leave = () => {
    const number = Math.round(Number(typed));
    if (typed && Number.isFinite(number)) onChange(Math.min(max, Math.max(min, number)));
    setTyped(undefined);
  };
  return (
    <span className={styles.field}>
      <input
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        value={typed ?? value}
        aria-label={label}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
      />
      <span aria-hidden>{unit}</span>
    </span>
  );
}
