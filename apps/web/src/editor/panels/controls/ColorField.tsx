import { formatColor, parseColor } from '@pagewright/model/color';
import { Button, ColorPicker } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGesture } from '../gesture.ts';
import styles from '../panels.module.css';
import { StrokeIcon } from '../StrokeIcon.tsx';
import { colorFromScreen, hasEyeDropper } from './eye-dropper.ts';

const DROPPER = 'm13 7 4 4M15.5 4.5a2.1 2.1 0 0 1 4 3L17 10l-3-3ZM14 8l-8.5 8.5L4 20l3.5-1.5L16 10';

const BASIC = [
  '#000000',
  '#333333',
  '#737373',
  '#bfbfbf',
  '#ffffff',
  '#2f5ff0',
  '#13a8a8',
  '#389e0d',
  '#d4a106',
  '#e8590c',
  '#cf1322',
  '#c41d7f',
  '#7a3ff2',
];

interface ColorFieldProps {
  readonly label: string;
  /** A CSS colour; undefined where the selected components differ or there is none. */
  readonly value: string | undefined;
  /** Shown in place of the colour's name. */
  readonly text?: string | undefined;
  readonly swatches: readonly string[];
  readonly disabled?: boolean;
  /** Whether there may be no colour at all. */
  readonly clearable?: boolean;
  /** Whether one may see through it. */
  readonly translucent?: boolean;
  readonly onChange: (color: string, gesture?: string) => void;
}

/** A colour with the page's colours at hand. */
export function ColorField({
  label,
  value,
  text,
  swatches,
  disabled = false,
  clearable = true,
  translucent = true,
  onChange,
}: ColorFieldProps) {
  const { t } = useTranslation();
  const gesture = useGesture('color');
  const presets = [
    ...(swatches.length > 0 ? [{ label: t('panels.color.theme'), colors: [...swatches], key: 'theme' }] : []),
    { label: t('panels.color.basic'), colors: BASIC, key: 'basic' },
  ];
  const dropper = hasEyeDropper() ? <DropperButton onTake={onChange} /> : null;
  const shown = value === undefined ? undefined : parseColor(value);
  const name = text ?? (shown?.a === 0 ? t('panels.color.none') : value ? colorName(value) : '—');
  return (
    <ColorPicker
      size="small"
      value={value ?? 'rgba(0,0,0,0)'}
      presets={presets}
      allowClear={clearable}
      disabledAlpha={!translucent}
      disabled={disabled}
      destroyOnHidden
      panelRender={(panel) => withBelow(panel, dropper)}
      onChange={(color) => onChange(color.cleared ? 'transparent' : color.toHexString(), gesture.current())}
      onChangeComplete={gesture.end}
      onOpenChange={gesture.end}
      onClear={() => onChange('transparent')}
    >
      <button type="button" className={styles.color} aria-label={`${label}: ${name}`} disabled={disabled}>
        <span className={styles.swatch}>
          <span style={{ background: value }} />
        </span>
        <span className={styles.colorName}>{name}</span>
      </button>
    </ColorPicker>
  );
}

function withBelow(panel: ReactNode, more: ReactNode): ReactNode {
  return (
    <>
      {panel}
      {more}
    </>
  );
}

function DropperButton({ onTake }: { readonly onTake: (color: string) => void }) {
  const { t } = useTranslation();
  const take = async () => {
    const color = await colorFromScreen();
    if (color) onTake(color);
  };
  return (
    <Button
      block
      size="small"
      className={styles.eyeDropper}
      icon={<StrokeIcon size={16} path={DROPPER} />}
      onClick={() => void take()}
    >
      {t('panels.color.fromScreen')}
    </Button>
  );
}

function colorName(value: string): string {
  const parsed = parseColor(value);
  if (!parsed) return value;
  const solid = formatColor({ ...parsed, a: 1 }).toUpperCase();
  return parsed.a < 1 ? `${solid} ${Math.round(parsed.a * 100)}%` : solid;
}
