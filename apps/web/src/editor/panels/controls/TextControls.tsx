import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useGesture } from '../gesture.ts';
import styles from '../panels.module.css';
import { MIXED } from '../selection-values.ts';
import type { ControlProps } from './control-props.ts';

export function TextControl({ field, value, label, disabled, onChange }: ControlProps) {
  const { t } = useTranslation();
  const gesture = useGesture(field.prop);
  return (
    <Input
      size="small"
      aria-label={label}
      className={styles.wide}
      value={typeof value === 'string' ? value : ''}
      placeholder={value === MIXED ? t('panels.panel.mixed') : undefined}
      maxLength={field.limits.maxLength}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value, gesture.current())}
      onBlur={gesture.end}
    />
  );
}

export function LongTextControl({ field, value, label, components, disabled, onChange }: ControlProps) {
  const gesture = useGesture(field.prop);
  const own = (components[0]?.props as { maxLength?: number } | undefined)?.maxLength;
  return (
    <Input.TextArea
      aria-label={label}
      value={typeof value === 'string' ? value : ''}
      className={styles.growing}
      maxLength={field.prop === 'text' && own ? own : field.limits.maxLength}
      disabled={disabled}
      onChange={(event) =>
        onChange(event.target.value === '' && field.limits.optional ? undefined : event.target.value, gesture.current())
      }
      onBlur={gesture.end}
    />
  );
}
