import { cssColor, cssShadow, GRADIENT_STOPS, gradientStop } from '@pagewright/model/page';
import { z } from 'zod';

/** The colour of a shape that nobody has coloured; new ones take one of their page instead. */
export const USUAL_FILL = '#2f5ff0';

/** How circles and rectangles are filled (spec §3). A gradient applies only with 2 or more stops (spec §5). */
export const shapeFill = {
  backgroundColor: cssColor.default(USUAL_FILL),
  backgroundType: z.enum(['plain', 'linear-gradient', 'radial-gradient']).default('plain'),
  gradientStops: z.array(gradientStop).max(GRADIENT_STOPS.max).default([]),
  /** CSS degrees. */
  gradientAngle: z.number().min(0).max(360).default(90),
  gradientShape: z.enum(['circle', 'ellipse']).default('circle'),
  boxShadow: cssShadow.default('none'),
} as const;
