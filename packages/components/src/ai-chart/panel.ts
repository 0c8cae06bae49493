import { defaultsOf } from '../define-kind.ts';
import { chartFields } from '../panels/chart-fields.ts';
import { definePanel, property } from '../panels/field.ts';
import { aiChartModel, MERMAID_TYPES } from './model.ts';
import { mermaidSamples } from './samples/samples.ts';

export const aiChartPanel = definePanel(aiChartModel, {
  icon: 'M9 3h6v5H9zM3 16h6v5H3zM15 16h6v5h-6zM12 8v4M6 16v-4h12v4',
  editing: 'diagram',
  insert: {
    place: 8,
    props: (_say, language) => ({ mermaidCode: mermaidSamples.of(defaultsOf(aiChartModel).chartType, language) }),
  },
  fields: {
    chartType: property('data', { type: 'chart-type' }),
    mermaidCode: property('data', { type: 'chart-code' }),
    options: { elsewhere: 'in a dialog' },
    theme: property('data', { type: 'chart-theme' }),
    palette: { elsewhere: 'with another field' },
    ...chartFields,
  },
  // A new type brings its sample (spec §4).
  change: (_chart, prop, value, language) => {
    const chartType = prop === 'chartType' ? MERMAID_TYPES.find((type) => type === value) : undefined;
    return chartType && { props: { chartType, mermaidCode: mermaidSamples.of(chartType, language) } };
  },
});
