import { chartContent } from '@pagewright/model/outline';
import { cssColor } from '@pagewright/model/page';
import { z } from 'zod';

/** What a chart says: its shape, categories, series and units. The component itself knows where they came from, and where its words lead. */
export const chartFigures = chartContent.omit({ origins: true, notes: true, captionLinks: true });
export type ChartFigures = z.infer<typeof chartFigures>;

/** How a chart that is drawn from figures looks, from the document's style and the ground it stands on. */
export const chartLook = z.object({
  /** Of the series, in order. */
  colors: z.array(cssColor).min(1).max(24),
  /** Of values and names, of axes and legends, of axis lines, and of the ground. */
  ink: cssColor,
  soft: cssColor,
  rule: cssColor,
  background: cssColor,
  grid: z.enum(['solid', 'dashed', 'none']),
  smooth: z.boolean(),
  /** Whether a single line has its area filled. */
  area: z.boolean(),
  /** px. */
  barRadius: z.number().min(0).max(60),
  /** px of the style's corners: marks are round where they are. */
  radius: z.number().min(0).max(400),
  /** Factor of gaps and strokes on large pages. */
  unit: z.number().min(0.1).max(10),
});
export type ChartLook = z.infer<typeof chartLook>;
