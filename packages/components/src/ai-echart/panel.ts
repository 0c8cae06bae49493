import { defaultsOf } from '../define-kind.ts';
import { chartFields } from '../panels/chart-fields.ts';
import { definePanel, property } from '../panels/field.ts';
import { ECHART_TYPES } from './echart-types.ts';
import { aiEchartModel } from './model.ts';
import { echartSample } from './samples/samples.ts';
import { withType } from './with-type.ts';

const SAMPLE = { chartConfig: echartSample(defaultsOf(aiEchartModel).chartType) };

export const aiEchartPanel = definePanel(aiEchartModel, {
  icon: 'M4 20h17M7 16v-5M12 16V6M17 16v-8',
  editing: 'chart',
  insert: { place: 7, props: () => SAMPLE },
  smartInsert: { id: 'smartChart', place: 17, props: () => SAMPLE },
  fields: {
    chartType: property('data', { type: 'chart-type' }),
    chartConfig: property('data', { type: 'chart-code' }),
    theme: property('data', { type: 'chart-theme' }),
    content: { elsewhere: 'in a dialog' },
    look: { elsewhere: 'kept by the app' },
    ...chartFields,
  },
  change: ({ props }, prop, value) => {
    const chartType = prop === 'chartType' ? ECHART_TYPES.find((type) => type === value) : undefined;
    if (!chartType) return undefined;
    const { chartConfig, content } = withType(props, chartType);
    return {
      props: {
        chartType,
        ...(chartConfig === props.chartConfig ? {} : { chartConfig }),
        ...(content === undefined || content === props.content ? {} : { content }),
      },
    };
  },
});
