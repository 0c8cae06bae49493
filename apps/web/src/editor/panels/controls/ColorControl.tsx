import { useTranslation } from 'react-i18next';
import { MIXED } from '../selection-values.ts';
import { ColorField } from './ColorField.tsx';
import type { ControlProps } from './control-props.ts';

export function ColorControl({ field, value, label, swatches, disabled, onChange }: ControlProps) {
  const { t } = useTranslation();
  return (
    <ColorField
      label={label}
      value={typeof value === 'string' ? value : undefined}
      text={value === MIXED ? t('panels.panel.mixed') : undefined}
      swatches={swatches}
      disabled={disabled}
      // A colour that may be absent goes back to the one it follows.
      onChange={(color, gesture) =>
        onChange(field.limits.optional && color === 'transparent' ? undefined : color, gesture)
      }
    />
  );
}
