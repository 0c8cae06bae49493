import type { KindProps } from '@pagewright/components/kind';
import type { aiEchartModel } from '@pagewright/components/kinds/ai-echart';
import { contrast, mix, mostReadable } from '@pagewright/model/color';
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

/** px of axis labels, legends and values in a chart of this size. */
export function chartFontSize(setting: Setting, size: Size): number {
  const body = look(setting, 'body').fontSize;
  const bySize = Math.min(size.width / 34, size.height / 20);
  const largest = Math.max(12, Math.min(body * 0.85, 18 * setting.theme.unit));
  return Math.round(Math.max(12, Math.min(largest, bySize)));
}

function visible(color: string, background: string): string {
  return contrast(color, background) >= 1.35
    ? color
    : mix(color, mostReadable(background, ['#000000', '#ffffff']), 0.35);
}
