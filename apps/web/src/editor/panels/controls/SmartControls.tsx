import { EMPTY_PLACEHOLDER, SMART_DATA_TYPES, type SmartPlaceholder } from '@pagewright/components/panels';
import { Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useGesture } from '../gesture.ts';
import styles from '../panels.module.css';
import { TextInput } from '../TextInput.tsx';
import type { ControlProps } from './control-props.ts';
import { placeOf } from './place-of.ts';
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
          place={placeOf(components, field.prop)}
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
            place={`${column} in ${placeOf(components, field.prop)}`}
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

/** UTF-16 units of a description and of an example that can be saved. */
const SMART_TEXT_MAX = 500;

interface PlaceholderFieldsProps {
  /** Names it among all of the page. */
  readonly place: string;
  readonly value: SmartPlaceholder;
  readonly disabled: boolean;
  readonly onChange: (value: SmartPlaceholder) => void;
  readonly onEnd: () => void;
}

function PlaceholderFields({ place, value, disabled, onChange, onEnd }: PlaceholderFieldsProps) {
  const { t } = useTranslation();
  const known = SMART_DATA_TYPES.map((type) => ({ value: type as string, label: t(`panels.smart.types.${type}`) }));
  const isKnown = known.some((option) => option.value === value.dataType);
  return (
    <>
      <div className={styles.labelled}>
        <span>{t('panels.smart.description')}</span>
        <TextInput
          isLong
          label={t('panels.smart.description')}
          place={`description in ${place}`}
          value={value.description}
          most={SMART_TEXT_MAX}
          disabled={disabled}
          onChange={(description) => onChange({ ...value, description })}
          onEnd={onEnd}
        />
      </div>
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
      <div className={styles.labelled}>
        <span>{t('panels.smart.example')}</span>
        <TextInput
          label={t('panels.smart.example')}
          place={`example in ${place}`}
          value={value.example}
          most={SMART_TEXT_MAX}
          disabled={disabled}
          onChange={(example) => onChange({ ...value, example })}
          onEnd={onEnd}
        />
      </div>
    </>
  );
}
