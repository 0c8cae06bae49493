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

/** Whether a chart's text is blank or the sample that it was inserted with. */
export function isSample(text: string, sample: string): boolean {
  return text.trim() === '' || text.trim() === sample.trim();
}
