import { FONT_FAMILIES, type FontFamily, fontFamily } from '@pagewright/typography/catalogue';
import { Select } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import styles from '../panels.module.css';
import { MIXED } from '../selection-values.ts';
import type { ControlProps } from './control-props.ts';

const SCRIPTS: readonly { readonly label: string; readonly has: (family: FontFamily) => boolean }[] = [
  { label: 'Aa', has: (family) => family.cjk === undefined },
  { label: '简体中文', has: (family) => family.cjk === 'zh-CN' },
  { label: '繁體中文', has: (family) => family.cjk === 'zh-TW' },
  { label: '日本語', has: (family) => family.cjk === 'ja-JP' },
];

const FAMILY_OPTIONS = SCRIPTS.map(({ label, has }) => ({
  label,
  title: label,
  options: FONT_FAMILIES.filter(has).map(({ name }) => ({ value: name, label: name })),
}));

export function FontControl({ value, label, disabled, onChange }: ControlProps) {
  const { t } = useTranslation();
  return (
    <Select
      size="small"
      showSearch
      className={styles.wide}
      aria-label={label}
      popupMatchSelectWidth={220}
      value={value === MIXED ? undefined : (value as string)}
      placeholder={t('panels.panel.mixed')}
      disabled={disabled}
      options={FAMILY_OPTIONS}
      onChange={(name: string) => onChange(name)}
    />
  );
}

/** The weights that the selected family has. */
export function WeightControl({ value, label, components, disabled, onChange }: ControlProps) {
  const { t } = useTranslation();
  const family = (components[0]?.props as { fontFamily?: string } | undefined)?.fontFamily ?? 'Inter';
  const own = typeof value === 'number' ? [value] : [];
  const weights = [...new Set([...fontFamily(family).weights, ...own])].sort((a, b) => a - b);
  return (
    <Select
      size="small"
      className={styles.wide}
      aria-label={label}
      value={value === MIXED ? undefined : (value as number)}
      placeholder={t('panels.panel.mixed')}
      disabled={disabled}
      options={weights.map((weight) => ({ value: weight, label: weightWord(t, weight) }))}
      onChange={(weight: number) => onChange(weight)}
    />
  );
}

type Weight = 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900;

function weightWord(t: TFunction, weight: number): string {
  const step = (Math.min(9, Math.max(1, Math.round(weight / 100))) * 100) as Weight;
  return t(`panels.weights.${step}`);
}
