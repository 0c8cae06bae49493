import type { KindProps } from '@pagewright/components/kind';
import type { aiEchartModel } from '@pagewright/components/kinds/ai-echart';
import { contrast, mix, mostReadable } from '@pagewright/model/color';
import type { ChartContent } from '@pagewright/model/outline';
import type { Size } from '@pagewright/model/units';
import { look, type Setting } from '../setting.ts';

type ChartLook = NonNullable<KindProps<typeof aiEchartModel>['look']>;

/** What a chart takes from the style and the ground. */
export function chartLook({ tone, theme }: Setting): ChartLook {
  const { palette, chart, shape } = theme.tokens;
  return {
    colors: palette.chart.map((color) => visible(color, tone.background)),
    ink: tone.ink,
    soft: tone.soft,
    rule: tone.rule,
    background: tone.background,
    grid: chart.grid,
    smooth: chart.smooth,
    area: chart.area,
    barRadius: chart.barRadius,
    radius: shape.radius,
    unit: theme.unit,
  };
}

/** Most parts of a whole whose names have the room beside a round chart to be as large as text. */
const FEW_PARTS = 5;

/** px of axis labels, legends and values in a chart of this size. */
export function chartFontSize(setting: Setting, size: Size, { shape, categories }: ChartContent): number {
  const body = look(setting, 'body').fontSize * 0.85;
  const bySize = Math.min(size.width / 34, size.height / 20);
  const largest = Math.max(12, Math.min(body, 18 * setting.theme.unit));
  const usual = Math.round(Math.max(12, Math.min(largest, bySize)));
  const isRound = (shape === 'pie' || shape === 'doughnut') && categories.length <= FEW_PARTS;
  return isRound ? Math.max(usual, Math.round(Math.min(body, size.width / 44, size.height / 15))) : usual;
}

function visible(color: string, background: string): string {
  return contrast(color, background) >= 1.35
    ? color
    : mix(color, mostReadable(background, ['#000000', '#ffffff']), 0.35);
}
