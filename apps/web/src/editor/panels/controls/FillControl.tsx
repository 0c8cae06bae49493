import type { Fill, GradientStop } from '@pagewright/model/page';
import type { ControlProps } from './control-props.ts';
import { FillEditor } from './FillEditor.tsx';

interface ShapeFill {
  readonly backgroundType: 'plain' | 'linear-gradient' | 'radial-gradient';
  readonly backgroundColor: string;
  readonly gradientStops: GradientStop[];
  readonly gradientAngle: number;
  readonly gradientShape: 'circle' | 'ellipse';
}

/** The fill of shapes: one field for everything that says how they are filled. */
export function FillControl({ components, label, swatches, disabled, onPatch }: ControlProps) {
  const props = components[0]?.props as unknown as ShapeFill;
  return (
    <FillEditor
      fill={fillOf(props)}
      label={label}
      swatches={swatches}
      disabled={disabled}
      onChange={(fill, gesture) => onPatch({ props: propsOf(fill) }, gesture)}
    />
  );
}

function fillOf(props: ShapeFill): Fill {
  if (props.backgroundType === 'plain') return { type: 'solid', color: props.backgroundColor };
  const stops = props.gradientStops;
  return props.backgroundType === 'linear-gradient'
    ? { type: 'linear', angle: props.gradientAngle, stops }
    : { type: 'radial', shape: props.gradientShape, stops };
}

/** Props of a fill; what it does not say stays, so that going back and forth loses nothing. */
function propsOf(fill: Fill): Partial<ShapeFill> {
  switch (fill.type) {
    case 'solid':
      return { backgroundType: 'plain', backgroundColor: fill.color };
    case 'linear':
      return { backgroundType: 'linear-gradient', gradientAngle: fill.angle, gradientStops: fill.stops };
    case 'radial':
      return { backgroundType: 'radial-gradient', gradientShape: fill.shape, gradientStops: fill.stops };
  }
}
