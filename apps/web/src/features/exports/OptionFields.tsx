import { type OptionValue, optionFields } from '@pagewright/export/option-fields';
import type { Language } from '@pagewright/model/languages';
import { Checkbox, Select } from 'antd';
import type { ExportChoice } from './export-choice.ts';
import styles from './export-dialog.module.css';

interface OptionFieldsProps {
  readonly choice: ExportChoice;
  readonly busy: boolean;
  readonly language: Language;
  readonly onChange: (options: ExportChoice['options']) => void;
}

/** What may be chosen of the format. */
export function OptionFields({ choice, busy, language, onChange }: OptionFieldsProps) {
  const fields = optionFields(choice.type, language);
  if (fields.length === 0) return null;
  const set = (name: string, value: OptionValue) => onChange({ ...choice.options, [name]: value });
  return (
    <div className={styles.options}>
      {fields.map(({ name, label, initial, choices }) => {
        const value = choice.options[name] ?? initial;
        return choices ? (
          // biome-ignore lint/a11y/noLabelWithoutControl: the kit's field is the control.
          <label key={name} className={styles.option}>
            <span>{label}</span>
            <Select
              value={value}
              disabled={busy}
              options={choices.map((one) => ({ ...one }))}
              onChange={(chosen) => set(name, chosen)}
              aria-label={label}
              data-testid={`export-option-${name}`}
            />
          </label>
        ) : (
          <Checkbox
            key={name}
            className={styles.switch}
            checked={value === true}
            disabled={busy}
            onChange={({ target }) => set(name, target.checked)}
          >
            {label}
          </Checkbox>
        );
      })}
    </div>
  );
}
