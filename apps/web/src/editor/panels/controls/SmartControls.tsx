import { EMPTY_PLACEHOLDER, SMART_DATA_TYPES, type SmartPlaceholder } from '@pagewright/components/panels';
import { Input, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useGesture } from '../gesture.ts';
import styles from '../panels.module.css';
import type { ControlProps } from './control-props.ts';
import { SmartFillButton } from './SmartFillButton.tsx';

/** What a smart component is to hold; off for components that people fill themselves. */
export function SmartControl({ field, value, label, components, disabled, onChange }: ControlProps) {
  const { t } = useTranslation();
  const gesture = useGesture(field.prop);
  const smart = value as SmartPlaceholder | undefined;
  return (
    <div className={styles.stack}>
      <span className={styles.switchRow}>
        <span>{t('panels.smart.on')}</span>
        <Switch
          size="small"
          aria-label={label}
          checked={smart !== undefined}
          disabled={disabled}
          onChange={(on) => onChange(on ? EMPTY_PLACEHOLDER : undefined)}
        />
      </span>
      {smart && <p className={styles.hint}>{t('panels.smart.hint')}</p>}
      {smart && (
        <PlaceholderFields
          value={smart}
          disabled={disabled}
          onChange={(next) => onChange(next, gesture.current())}
          onEnd={gesture.end}
        />
      )}
      {smart && <SmartFillButton components={components} disabled={disabled} />}
    </div>
  );
}

/** What each column of a table is to hold. */
export function ColumnsControl({ field, value, components, disabled, onChange }: ControlProps) {
  const { t } = useTranslation();
  const gesture = useGesture(field.prop);
  const table = components[0]?.props as { columns: number; smart?: SmartPlaceholder; cellData: string[][] };
  if (!table.smart) return null;
  const placeholders = value as readonly SmartPlaceholder[];
  const all = Array.from({ length: table.columns }, (_, column) => placeholders[column] ?? EMPTY_PLACEHOLDER);
  return (
    <div className={styles.stack}>
      {all.map((placeholder, column) => (
        <details key={String(column)} className={styles.column}>
          <summary>
            {table.cellData[0]?.[column] || t('panels.smart.column', { number: column + 1 })}
            {placeholder.description && <small>{placeholder.description}</small>}
          </summary>
          <PlaceholderFields
            value={placeholder}
            disabled={disabled}
            onChange={(next) => onChange(all.with(column, next), gesture.current())}
            onEnd={gesture.end}
          />
        </details>
      ))}
    </div>
  );
}

interface PlaceholderFieldsProps {
  readonly value: SmartPlaceholder;
  readonly disabled: boolean;
  readonly onChange: (value: SmartPlaceholder) => void;
  readonly onEnd: () => void;
}

function PlaceholderFields({ value, disabled, onChange, onEnd }: PlaceholderFieldsProps) {
  const { t } = useTranslation();
  const known = SMART_DATA_TYPES.map((type) => ({ value: type as string, label: t(`panels.smart.types.${type}`) }));
  const isKnown = known.some((option) => option.value === value.dataType);
  return (
    <>
      <label className={styles.labelled}>
        <span>{t('panels.smart.description')}</span>
        <Input.TextArea
          value={value.description}
          maxLength={500}
          className={styles.growing}
          disabled={disabled}
          onChange={(event) => onChange({ ...value, description: event.target.value })}
          onBlur={onEnd}
        />
      </label>
      <div className={styles.labelled}>
        <span>{t('panels.smart.dataType')}</span>
        <Select
          size="small"
          aria-label={t('panels.smart.dataType')}
          value={value.dataType}
          disabled={disabled}
          options={isKnown ? known : [...known, { value: value.dataType, label: value.dataType }]}
          onChange={(dataType: string) => onChange({ ...value, dataType })}
        />
      </div>
      <label className={styles.labelled}>
        <span>{t('panels.smart.example')}</span>
        <Input
          size="small"
          value={value.example}
          maxLength={500}
          disabled={disabled}
          onChange={(event) => onChange({ ...value, example: event.target.value })}
          onBlur={onEnd}
        />
      </label>
    </>
  );
}
