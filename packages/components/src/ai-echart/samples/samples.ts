import { Samples, sampleWord } from '../../behaviour/samples.ts';
import type { EchartType } from '../echart-types.ts';
import { SERIES_SAMPLES } from './series.ts';
import { SPATIAL_SAMPLES } from './spatial.ts';
import { STRUCTURE_SAMPLES } from './structures.ts';
import { CHART_WORDS } from './words.ts';

const SAMPLES: Readonly<Record<EchartType, Readonly<Record<string, unknown>>>> = {
  ...SERIES_SAMPLES,
  ...STRUCTURE_SAMPLES,
  ...SPATIAL_SAMPLES,
};

/** A configuration that shows what a type of chart looks like, as JSON text to go on from. */
export const echartSamples = new Samples<EchartType>((type, language) =>
  JSON.stringify(
    SAMPLES[type],
    (_key, value: unknown) => (typeof value === 'string' ? sampleWord(CHART_WORDS, value, language) : value),
    2,
  ),
);
