import type { ComponentOf } from '@pagewright/components/models';
import { ImagePanel } from '../../dialogs/image/ImagePanel.tsx';
import type { ControlProps } from './control-props.ts';

export function ImageControl({ components, disabled, onPatch }: ControlProps) {
  return (
    <ImagePanel
      component={components[0] as ComponentOf<'image'>}
      disabled={disabled}
      onChange={(props, gesture) => onPatch({ props }, gesture)}
    />
  );
}
