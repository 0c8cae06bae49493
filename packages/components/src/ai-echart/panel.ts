import { chartFields } from '../panels/chart-fields.ts';
import { definePanel, property } from '../panels/field.ts';
import { aiEchartModel, ECHART_TYPES } from './model.ts';
import { echartSample } from './samples/samples.ts';

export const aiEchartPanel = definePanel(aiEchartModel, {
  icon: 'M4 20h17M7 16v-5M12 16V6M17 16v-8',
  editing: 'chart',
  fields: {
    chartType: property('data', { type: 'chart-type' }),
    chartConfig: property('data', { type: 'chart-code' }),
    theme: property('data', { type: 'chart-theme' }),
    ...chartFields,
  },
  // A new type brings its sample only where there is no configuration yet (spec §4).
  change: ({ props }, prop, value) => {
    const chartType = prop === 'chartType' ? ECHART_TYPES.find((type) => type === value) : undefined;
    if (!chartType || props.chartConfig.trim() !== '') return undefined;
    return { props: { chartType, chartConfig: echartSample(chartType) } };
  },
});
