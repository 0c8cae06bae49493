import type { Language } from '@pagewright/model/languages';
import { type ChartConfigError, type ChartOption, chartFaultText } from '../chart-config.ts';
import { FAILURE_WORDS } from '../failure/strings.ts';

/** A chart titled as a parse failure (spec §5), with the reason below the title: no bars that could pass for data. */
export function parseFailureOption(error: ChartConfigError, reader: Language): ChartOption {
  const { parseFailure } = FAILURE_WORDS[reader];
  return {
    title: { text: parseFailure, subtext: chartFaultText(error, reader), left: 'center', top: 'middle' },
  };
}
