import { Switch } from 'antd';
import type { ControlProps } from './control-props.ts';

export function SwitchControl({ value, label, disabled, onChange }: ControlProps) {
  return (
    <Switch
      size="small"
      aria-label={label}
      checked={value === true}
      disabled={disabled}
      onChange={(on) => onChange(on)}
    />
  );
}
