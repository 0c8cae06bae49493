import { useId, useState } from 'react';
import { calculated } from '../../panels/calculated.ts';
import styles from '../inline.module.css';

interface NumberToolProps {
  readonly label: string;
  /** Undefined where the selected parts differ. */
  readonly value: number | undefined;
  readonly limits: { readonly min: number; readonly max: number };
  readonly step: number;
  /** Offered in a list, each with its name. */
  readonly presets?: readonly { readonly value: number; readonly name: string }[];
  readonly onChange: (value: number) => void;
}

/** A number, or a sum, that is taken over when it is complete: then the focus goes back to the text. */
export function NumberTool({ label, value, limits, step, presets = [], onChange }: NumberToolProps) {
  const list = useId();
  const [typed, setTyped] = useState<string>();
  const use = (number: number) => {
    setTyped(undefined);
    if (number >= limits.min && number <= limits.max && number !== value) onChange(rounded(number));
  };
  return (
    <>
      <input
        className={styles.size}
        aria-label={label}
        title={label}
        inputMode="decimal"
        list={presets.length > 0 ? list : undefined}
        value={typed ?? (value === undefined ? '' : String(rounded(value)))}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={(event) => typed !== undefined && use(calculated(event.target.value))}
        onKeyDown={(event) => {
          event.stopPropagation();
          // The focus goes back to the text at once, which must not get the key.
          if (['Enter', 'ArrowUp', 'ArrowDown'].includes(event.key)) event.preventDefault();
          if (event.key === 'Enter') use(calculated(event.currentTarget.value));
          if (event.key === 'ArrowUp') use((value ?? limits.min) + step);
          if (event.key === 'ArrowDown') use((value ?? limits.max) - step);
        }}
      />
      {presets.length > 0 && (
        <datalist id={list}>
          {presets.map((preset) => (
            <option key={preset.value} value={preset.value}>
              {preset.name}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** To a hundredth. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
