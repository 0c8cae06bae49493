import type { Language } from '@pagewright/model/languages';
import { defaultsOf } from '../define-kind.ts';
import { chartFields } from '../panels/chart-fields.ts';
import { definePanel, property, type Say } from '../panels/field.ts';
import { ECHART_TYPES } from './echart-types.ts';
import { aiEchartModel } from './model.ts';
import { echartSamples } from './samples/samples.ts';
import { withType } from './with-type.ts';

const sample = (_say: Say, language: Language) => ({
  chartConfig: echartSamples.of(defaultsOf(aiEchartModel).chartType, language),
});

export const aiEchartPanel = definePanel(aiEchartModel, {
  icon: 'M4 20h17M7 16v-5M12 16V6M17 16v-8',
  editing: 'chart',
  insert: { place: 7, props: sample },
  smartInsert: { id: 'smartChart', place: 17, props: sample },
  fields: {
    chartType: property('data', { type: 'chart-type' }),
    chartConfig: property('data', { type: 'chart-code' }),
    cells: { ...property('data', { type: 'cells' }), when: ({ cells }) => cells !== undefined },
    theme: property('data', { type: 'chart-theme' }),
    content: { elsewhere: 'in a dialog' },
    look: { elsewhere: 'kept by the app' },
    ...chartFields,
  },
  change: ({ props }, prop, value, language) => {
    const chartType = prop === 'chartType' ? ECHART_TYPES.find((type) => type === value) : undefined;
    if (!chartType) return undefined;
    const { chartConfig, content } = withType(props, chartType, language);
    return {
      props: {
        chartType,
        ...(chartConfig === props.chartConfig ? {} : { chartConfig }),
        ...(content === undefined || content === props.content ? {} : { content }),
      },
    };
  },
});
