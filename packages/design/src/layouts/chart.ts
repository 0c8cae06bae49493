import type { BriefOf } from '@pagewright/model/outline';
import type { Rect } from '@pagewright/model/units';
import { plainCard } from '../blocks/card.ts';
import { inMiddle } from '../blocks/changes.ts';
import { chartBlock, leastHeight } from '../blocks/chart.ts';
import { figureLedger, figuresOf } from '../blocks/figures.ts';
import { adaptive, type Box } from '../box/box.ts';
import { stack } from '../box/stack.ts';
import { type Setting, space } from '../setting.ts';
import type { Sheet } from '../sheet.ts';
import { layout } from './layout.ts';
import { withTakeaways } from './takeaways.ts';

/** Inner diameter of a ring as a share of the smaller side of its chart, with room to spare (`charts/round.ts`). */
const RING = 0.3;

/** A ring of parts with the whole in its middle; above it where it would not fit there. */
function ring(setting: Setting, brief: BriefOf<'chart'>): Box {
  const [first, ...others] = figuresOf(brief.stats ?? [], setting);
  return adaptive((width) => {
    const least = Math.floor(Math.min(width, width * 0.5, leastHeight(setting, brief.chart)) * RING);
    const middle = first && inMiddle(setting, first, least) ? first : undefined;
    const over = (sheet: Sheet, rect: Rect) => {
      const room = Math.floor(Math.min(rect.width, rect.height) * RING);
      const words = middle && inMiddle(setting, middle, room);
      const height = words?.height(room) ?? 0;
      const x = rect.x + (rect.width - room) / 2;
      words?.draw(sheet, { x, y: rect.y + rect.height * 0.51 - height / 2, width: room, height });
    };
    const chart = chartBlock(setting, brief.chart, { ratio: 1, ...(middle && { over }) });
    const above = middle || !first ? others : [first, ...others];
    return above.length === 0
      ? chart
      : stack([figureLedger(setting, above), chart], { gap: space(setting, 14), grow: 3 });
  }, 3);
}

/** The chart below the figures that belong to the whole of it. */
function exhibit(setting: Setting, brief: BriefOf<'chart'>, ratio?: number): Box {
  const chart = chartBlock(setting, brief.chart, ratio === undefined ? {} : { ratio });
  const figures = figuresOf(brief.stats ?? [], setting);
  return figures.length === 0
    ? chart
    : stack([figureLedger(setting, figures), chart], { gap: space(setting, 14), grow: 3 });
}

/** The chart over the whole width, its points below. */
export const chartFull = layout<'chart'>({
  name: 'chart-full',
  form: 'chart',
  frame: 'top',
  dense: true,
  body: (setting, brief) =>
    withTakeaways(setting, exhibit(setting, brief), brief.items, brief.items.length > 2 ? 'beside' : 'below'),
});

/** The chart with its points beside it. */
export const chartTakeaways = layout<'chart'>({
  name: 'chart-takeaways',
  form: 'chart',
  frame: 'top',
  leastWidth: 900,
  holds: { points: [1, 99] },
  body: (setting, brief) => withTakeaways(setting, exhibit(setting, brief, 1), brief.items, 'beside'),
});

/** The chart with its points on a strong panel. */
export const chartPanel = layout<'chart'>({
  name: 'chart-panel',
  form: 'chart',
  frame: 'top',
  leastWidth: 1100,
  holds: { points: [1, 4] },
  body: (setting, brief) => withTakeaways(setting, exhibit(setting, brief, 1), brief.items, 'panel'),
});

/** The chart on a panel. */
export const chartCard = layout<'chart'>({
  name: 'chart-card',
  form: 'chart',
  frame: 'top',
  body: (setting, brief) =>
    withTakeaways(
      setting,
      plainCard(setting, (inside) => exhibit(inside, brief, 1)),
      brief.items,
      'beside',
    ),
});

/** The title on a strong panel, the chart filling the rest. */
export const chartSide = layout<'chart'>({
  name: 'chart-side',
  form: 'chart',
  frame: 'side',
  leastWidth: 1100,
  holds: { points: [0, 0] },
  body: (setting, brief) => exhibit(setting, brief, 1.2),
});

/** The parts of a whole as a ring, the whole in the middle. */
export const chartRing = layout<'chart'>({
  name: 'chart-ring',
  form: 'chart',
  frame: 'top',
  kinds: ['parts'],
  dense: true,
  holds: { entries: [2, 8] },
  body: (setting, brief) =>
    withTakeaways(setting, ring(setting, brief), brief.items, brief.items.length > 0 ? 'beside' : 'below'),
});
