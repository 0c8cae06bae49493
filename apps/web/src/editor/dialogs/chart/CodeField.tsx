import type { KeyboardEvent } from 'react';
import styles from './chart.module.css';

interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly rows?: number;
  readonly invalid?: boolean;
  readonly onChange: (text: string) => void;
}

/** Code in a plain field. Tab indents; after Escape it moves on as everywhere. */
export function CodeField({ label, value, maxLength, rows, invalid, onChange }: CodeFieldProps) {
  const keyed = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Tab' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    event.currentTarget.setRangeText('  ', start, end, 'end');
    onChange(event.currentTarget.value);
  };
  return (
    <textarea
      className={styles.code}
      aria-label={label}
      aria-invalid={invalid || undefined}
      value={value}
      rows={rows}
      maxLength={maxLength}
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      wrap="off"
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={keyed}
    />
  );
}
