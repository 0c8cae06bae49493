export { mermaidSample } from './ai-chart/samples/samples.ts';
export { echartSample } from './ai-echart/samples/samples.ts';
