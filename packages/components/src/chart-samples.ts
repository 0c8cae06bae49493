export { mermaidSamples } from './ai-chart/samples/samples.ts';
export { echartSamples } from './ai-echart/samples/samples.ts';
