import { isHorizontal } from './option.ts';
import type { PlotLayout, PlottedChart } from './plot.ts';

/** Room between bars that stand beside each other, as a share of one. */
export const BESIDE = 0.08;

const MAX_GAP = 500;
/** Widest bar as a share of the chart. */
const WIDEST_BAR = 0.09;
/** How much of a chart its plot takes, where a program finds its place. */
const PLOT = 0.9;

/**
 * The room between groups of bars, % of a bar: they become as wide as the page's.
 *
 * @param share that ECharts leaves free of a group's place
 * @param beside how many bars a group has
 */
export function gapWidth(
  { figures, primitive }: PlottedChart,
  { share, beside, layout }: { share: number; beside: number; layout: PlotLayout | undefined },
): number {
  const { width, height } = primitive.box;
  const along = isHorizontal(primitive.option) ? height * (layout?.height ?? PLOT) : width * (layout?.width ?? PLOT);
  const place = along / Math.max(1, figures.categories.length);
  const bars = beside + (beside - 1) * BESIDE;
  const bar = Math.min((place * (1 - share)) / bars, width * WIDEST_BAR);
  return Math.min(MAX_GAP, Math.max(0, Math.round((place / bar - bars) * 100)));
}
