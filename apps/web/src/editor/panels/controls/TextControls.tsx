import { useTranslation } from 'react-i18next';
import { useGesture } from '../gesture.ts';
import { MIXED } from '../selection-values.ts';
import { TextInput } from '../TextInput.tsx';
import type { ControlProps } from './control-props.ts';
import { placeOf } from './place-of.ts';

export function TextControl({ field, value, label, components, disabled, onChange }: ControlProps) {
  const { t } = useTranslation();
  const gesture = useGesture(field.prop);
  return (
    <TextInput
      label={label}
      place={placeOf(components, field.prop)}
      value={typeof value === 'string' ? value : ''}
      placeholder={value === MIXED ? t('panels.panel.mixed') : undefined}
      most={field.limits.maxLength}
      disabled={disabled}
      onChange={(text) => onChange(text, gesture.current())}
      onEnd={gesture.end}
    />
  );
}

export function LongTextControl({ field, value, label, components, disabled, onChange }: ControlProps) {
  const gesture = useGesture(field.prop);
  const own = (components[0]?.props as { maxLength?: number } | undefined)?.maxLength;
  return (
    <TextInput
      isLong
      label={label}
      place={placeOf(components, field.prop)}
      value={typeof value === 'string' ? value : ''}
      most={field.prop === 'text' && own ? own : field.limits.maxLength}
      disabled={disabled}
      onChange={(text) => onChange(text === '' && field.limits.optional ? undefined : text, gesture.current())}
      onEnd={gesture.end}
    />
  );
}
