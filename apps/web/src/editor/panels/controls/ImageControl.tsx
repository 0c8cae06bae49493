import type { Image } from '@pagewright/components/kinds/image';
import { ImagePanel } from '../../dialogs/image/ImagePanel.tsx';
import type { ControlProps } from './control-props.ts';

export function ImageControl({ components, disabled, onPatch }: ControlProps) {
  return (
    <ImagePanel
      component={components[0] as Image}
      disabled={disabled}
      isAlone={components.length === 1}
      onPatch={onPatch}
    />
  );
}
