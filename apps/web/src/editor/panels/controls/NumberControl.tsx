import { DownOutlined } from '@ant-design/icons';
import { Slider } from 'antd';
import { useTranslation } from 'react-i18next';
import { KitDropdown } from '../../../app/kit/KitDropdown.tsx';
import { CalculatingInput } from '../CalculatingInput.tsx';
import { type Gesture, useGesture } from '../gesture.ts';
import styles from '../panels.module.css';
import { MIXED } from '../selection-values.ts';
import type { ControlProps } from './control-props.ts';

/** px of one pt, for presets that are given in pt. */
const PX_PER_PT = 96 / 72;

/** A number with its unit; some have a slider or a list of presets beside it. */
export function NumberControl({ field, value, label, disabled, onChange }: ControlProps) {
  const gesture = useGesture(field.prop);
  if (field.control.type !== 'number') return null;
  const { step, unit, scale = 1, slider, presetsPt } = field.control;
  const min = (field.control.limits?.min ?? field.limits.min ?? 0) * scale;
  const kept = typeof value === 'number' ? value * scale : undefined;
  // What the design made larger than what is offered stays as large as it is.
  const max = Math.max((field.control.limits?.max ?? field.limits.max ?? 9999) * scale, kept ?? 0);
  const change = (next: number | null) => {
    if (next === null || next < min || next > max) return;
    onChange(Math.round((next / scale) * 1000) / 1000, gesture.current());
  };
  return (
    <span className={styles.pair}>
      {slider && (
        <Slider
          min={min}
          max={max}
          step={step}
          value={kept ?? min}
          disabled={disabled}
          tooltip={{ open: false }}
          ariaLabelForHandle={label}
          onChange={change}
          onChangeComplete={gesture.end}
        />
      )}
      <Amount
        {...{ label, min, max, step, unit, disabled, onChange: change, gesture }}
        value={kept}
        mixed={value === MIXED}
      />
      {presetsPt && <Presets values={presetsPt} disabled={disabled} onChoose={(pt) => onChange(pt * PX_PER_PT)} />}
    </span>
  );
}

interface AmountProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly mixed: boolean;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (value: number | null) => void;
  readonly gesture: Gesture;
}

function Amount({ label, value, mixed, min, max, step, unit, disabled, onChange, gesture }: AmountProps) {
  const { t } = useTranslation();
  return (
    <CalculatingInput
      className={styles.amount}
      aria-label={label}
      value={value ?? null}
      placeholder={mixed ? t('panels.panel.mixed') : undefined}
      min={min}
      max={max}
      step={step}
      precision={step < 1 ? 2 : undefined}
      suffix={unit ? <span className={styles.unit}>{unit}</span> : undefined}
      disabled={disabled}
      onChange={onChange}
      gesture={gesture}
    />
  );
}

function Presets({
  values,
  disabled,
  onChoose,
}: {
  values: readonly number[];
  disabled: boolean;
  onChoose: (pt: number) => void;
}) {
  const { t } = useTranslation();
  const items = values.map((pt) => ({ key: String(pt), label: `${pt} pt` }));
  return (
    <KitDropdown
      disabled={disabled}
      menu={{ items, className: styles.presets, onClick: ({ key }) => onChoose(Number(key)) }}
    >
      <button type="button" className={styles.iconButton} aria-label={t('panels.text.size')} disabled={disabled}>
        <DownOutlined />
      </button>
    </KitDropdown>
  );
}
