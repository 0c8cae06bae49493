import { plainCard } from '../blocks/card.ts';
import { chartBlock } from '../blocks/chart.ts';
import { layout } from './layout.ts';
import { withTakeaways } from './takeaways.ts';

/** The chart over the whole width, its points below. */
export const chartFull = layout<'chart'>({
  name: 'chart-full',
  frame: 'top',
  dense: true,
  body: (setting, brief) =>
    withTakeaways(setting, chartBlock(setting, brief.chart), brief.items, brief.items.length > 2 ? 'beside' : 'below'),
});

/** The chart with its points beside it. */
export const chartTakeaways = layout<'chart'>({
  name: 'chart-takeaways',
  frame: 'top',
  suits: (brief, theme) => brief.items.length > 0 && theme.size.width >= 900,
  body: (setting, brief) =>
    withTakeaways(setting, chartBlock(setting, brief.chart, { ratio: 1 }), brief.items, 'beside'),
});

/** The chart with its points on a strong panel. */
export const chartPanel = layout<'chart'>({
  name: 'chart-panel',
  frame: 'top',
  suits: (brief, theme) => brief.items.length > 0 && brief.items.length <= 4 && theme.size.width >= 1100,
  body: (setting, brief) =>
    withTakeaways(setting, chartBlock(setting, brief.chart, { ratio: 1 }), brief.items, 'panel'),
});

/** The chart on a panel. */
export const chartCard = layout<'chart'>({
  name: 'chart-card',
  frame: 'top',
  body: (setting, brief) =>
    withTakeaways(
      setting,
      plainCard(setting, (inside) => chartBlock(inside, brief.chart, { ratio: 1 })),
      brief.items,
      'beside',
    ),
});

/** The title on a strong panel, the chart filling the rest. */
export const chartSide = layout<'chart'>({
  name: 'chart-side',
  frame: 'side',
  suits: (brief, theme) => brief.items.length === 0 && theme.size.width >= 1100,
  body: (setting, brief) => chartBlock(setting, brief.chart, { ratio: 1.2 }),
});
