import type { FillRefusal } from '@pagewright/model/fill-refusals';
import type { ChartShape } from '@pagewright/model/outline';
import type { KindWish } from './behaviour.ts';
import { backgroundPaints } from './paints.ts';

/** How both chart kinds behave. */
export const chartBehaviour = { role: 'figure', paints: backgroundPaints } as const;

/** The wish of a chart whose type draws figures in a shape; types without one cannot be filled. */
export function chartWish(shape: ChartShape | undefined): KindWish | FillRefusal {
  return shape ? { form: 'chart', shape } : 'chart-type';
}
