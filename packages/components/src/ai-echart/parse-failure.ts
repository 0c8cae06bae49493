import type { ChartOption } from '../chart-config.ts';

/** A sample chart titled as a parse failure (spec §5), with the reason below the title. */
export function parseFailureOption(reason: string): ChartOption {
  return {
    title: { text: 'Chart configuration parse failure', subtext: reason, left: 'center' },
    grid: { top: 80 },
    xAxis: { type: 'category', data: ['A', 'B', 'C', 'D'] },
    yAxis: { type: 'value' },
    series: [{ type: 'bar', data: [3, 5, 2, 4], itemStyle: { color: '#d9d9d9' } }],
  };
}
