import { EditOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/controls/Button.tsx';
import { MermaidThemeSelect, ThemeSelect } from '../../dialogs/chart/ThemeSelect.tsx';
import { useChartTypeOptions } from '../../dialogs/chart/type-options.ts';
import { useRetypingNote } from '../../dialogs/chart/use-retyping-note.ts';
import styles from '../panels.module.css';
import { MIXED } from '../selection-values.ts';
import type { ControlProps } from './control-props.ts';

const ComponentDialog = lazy(async () => ({
  default: (await import('../../dialogs/ComponentDialog.tsx')).ComponentDialog,
}));

export function ChartTypeControl({ field, components, value, label, disabled, onChange }: ControlProps) {
  const { t } = useTranslation();
  const options = useChartTypeOptions(components[0]?.type, field.limits.options ?? []);
  const note = useRetypingNote();
  return (
    <Select
      size="small"
      showSearch={{ optionFilterProp: 'label' }}
      className={styles.wide}
      popupMatchSelectWidth={220}
      aria-label={label}
      value={value === MIXED ? undefined : (value as string)}
      placeholder={t('panels.panel.mixed')}
      disabled={disabled}
      options={options}
      onChange={(type: string) => {
        note(components, type);
        onChange(type);
      }}
    />
  );
}

export function ChartThemeControl({ field, value, label, disabled, onChange, onPatch }: ControlProps) {
  const themes = field.limits.options as readonly string[];
  const shown = value === MIXED ? undefined : (value as string);
  if (themes.includes('vintage')) {
    return <ThemeSelect {...{ label, disabled }} value={shown} onChange={(theme) => onChange(theme)} />;
  }
  // A theme that is chosen by hand replaces the colours of the document's style.
  const change = (theme: string) => onPatch({ props: { [field.prop]: theme, palette: undefined } });
  return <MermaidThemeSelect {...{ label, disabled, themes }} value={shown} onChange={change} />;
}

/** Opens the chart's edit dialog (spec §4). */
export function ChartCodeControl({ components, disabled, onPatch }: ControlProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [component] = components;
  return (
    <>
      <Button icon={<EditOutlined />} wide disabled={disabled} onClick={() => setOpen(true)}>
        {t('panels.chart.edit')}
      </Button>
      {open && component && (
        <Suspense>
          <ComponentDialog component={component} onSave={(change) => onPatch(change)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
