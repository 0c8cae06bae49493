import type { EchartType } from '../echart-types.ts';
import { SERIES_SAMPLES } from './series.ts';
import { SPATIAL_SAMPLES } from './spatial.ts';
import { STRUCTURE_SAMPLES } from './structures.ts';

const SAMPLES: Readonly<Record<EchartType, Readonly<Record<string, unknown>>>> = {
  ...SERIES_SAMPLES,
  ...STRUCTURE_SAMPLES,
  ...SPATIAL_SAMPLES,
};

/** A configuration that shows what a type of chart looks like, as JSON text to go on from. */
export function echartSample(type: EchartType): string {
  return JSON.stringify(SAMPLES[type], undefined, 2);
}
