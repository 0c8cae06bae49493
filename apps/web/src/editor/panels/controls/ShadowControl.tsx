import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { CalculatingInput } from '../CalculatingInput.tsx';
import { useGesture } from '../gesture.ts';
import styles from '../panels.module.css';
import { MIXED } from '../selection-values.ts';
import { ColorField } from './ColorField.tsx';
import type { ControlProps } from './control-props.ts';

/** Ready-made shadows: x, y and blur in px, and a colour. */
const READY = {
  none: 'none',
  soft: '0px 2px 6px rgba(0,0,0,0.15)',
  medium: '0px 4px 12px rgba(0,0,0,0.22)',
  strong: '0px 8px 24px rgba(0,0,0,0.35)',
} as const;
const CUSTOM_START = '2px 2px 4px rgba(0,0,0,0.3)';

interface Shadow {
  readonly x: number;
  readonly y: number;
  readonly blur: number;
  readonly color: string;
}

export function ShadowControl({ field, value, label, swatches, disabled, onChange }: ControlProps) {
  const { t } = useTranslation();
  const gesture = useGesture(field.prop);
  const text = typeof value === 'string' ? value : undefined;
  const ready = (Object.keys(READY) as (keyof typeof READY)[]).find((name) => READY[name] === text);
  const shadow = text && ready === undefined ? readShadow(text) : undefined;
  const set = (change: Partial<Shadow>, name?: string) =>
    shadow && onChange(shadowText({ ...shadow, ...change }), name ?? gesture.current());
  return (
    <span className={styles.stack}>
      <Select
        size="small"
        className={styles.wide}
        aria-label={label}
        value={value === MIXED ? undefined : (ready ?? 'custom')}
        placeholder={t('panels.panel.mixed')}
        disabled={disabled}
        options={[...Object.keys(READY), 'custom'].map((name) => ({
          value: name,
          label: t(`panels.shadow.${name as keyof typeof READY | 'custom'}`),
        }))}
        onChange={(name: string) => onChange(name in READY ? READY[name as keyof typeof READY] : CUSTOM_START)}
      />
      {shadow && (
        <span className={styles.row3}>
          {(['x', 'y', 'blur'] as const).map((part) => (
            <CalculatingInput
              key={part}
              className={styles.amount}
              aria-label={t(`panels.shadow.${part}`)}
              title={t(`panels.shadow.${part}`)}
              min={part === 'blur' ? 0 : -100}
              max={100}
              value={shadow[part]}
              disabled={disabled}
              onChange={(number) => number !== null && set({ [part]: number })}
              gesture={gesture}
            />
          ))}
        </span>
      )}
      {shadow && (
        <ColorField
          label={t('panels.shadow.color')}
          value={shadow.color}
          swatches={swatches}
          disabled={disabled}
          clearable={false}
          onChange={(color, name) => set({ color }, name)}
        />
      )}
    </span>
  );
}

function readShadow(text: string): Shadow {
  const lengths = [...text.matchAll(/(-?[\d.]+)(?:px)?\s/g)].map((match) => Number(match[1]));
  const [x = 0, y = 0, blur = 0] = lengths;
  return { x, y, blur, color: text.replace(/^(?:-?[\d.]+(?:px)?\s+)+/, '') };
}

function shadowText({ x, y, blur, color }: Shadow): string {
  return `${x}px ${y}px ${blur}px ${color}`;
}
