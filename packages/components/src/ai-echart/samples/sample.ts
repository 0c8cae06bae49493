import type { EchartType } from '../echart-types.ts';

/** Options by the type of chart they show. */
export type ChartSamples = Partial<Record<EchartType, Readonly<Record<string, unknown>>>>;
