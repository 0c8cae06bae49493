import type { Fill, GradientStop } from '@pagewright/model/page';
import { GRADIENT_STOPS } from '@pagewright/model/page';
import type { z } from 'zod';
import type { shapeFill } from '../props/shape-fill.ts';

export type ShapeFillProps = z.infer<z.ZodObject<typeof shapeFill>>;

/** The fill of a circle or rectangle as the page's kind of fill. Gradients need 2 stops (spec §5), else the plain colour shows. */
export function shapeFillOf(props: ShapeFillProps): Fill {
  const { backgroundType, gradientStops: stops } = props;
  if (backgroundType === 'plain' || stops.length < GRADIENT_STOPS.min) {
    return { type: 'solid', color: props.backgroundColor };
  }
  if (backgroundType === 'linear-gradient') return { type: 'linear', angle: props.gradientAngle, stops };
  return { type: 'radial', shape: props.gradientShape, stops };
}

/** CSS `background` of a fill. */
export function fillCss(fill: Fill): string {
  switch (fill.type) {
    case 'solid':
      return fill.color;
    case 'linear':
      return `linear-gradient(${fill.angle}deg, ${stopsCss(fill.stops)})`;
    case 'radial':
      return `radial-gradient(${fill.shape}, ${stopsCss(fill.stops)})`;
  }
}

function stopsCss(stops: readonly GradientStop[]): string {
  return [...stops]
    .sort((a, b) => a.position - b.position)
    .map((stop) => `${stop.color} ${stop.position}%`)
    .join(', ');
}
