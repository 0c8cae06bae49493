import type { ChartOption } from '../chart-config.ts';

/** A chart titled as a parse failure (spec §5), with the reason below the title: no bars that could pass for data. */
export function parseFailureOption(reason: string): ChartOption {
  return { title: { text: 'Chart configuration parse failure', subtext: reason, left: 'center', top: 'middle' } };
}
