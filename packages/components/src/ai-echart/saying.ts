import type { Saying } from '../behaviour/saying.ts';
import type { AiEchart } from './model.ts';

/** Texts and numbers in JSON; and in what people type for it, where texts may stand in single quotes. */
const IN_JSON = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?/g;
const IN_TYPED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|-?\d+(?:\.\d+)?/g;

/** A chart says its figures, in code that nobody sees. */
export const chartSaying: Partial<Saying<AiEchart>> = {
  words,
  pieces: (chart) => words(chart).match(IN_JSON) ?? [],
  shown: ({ props }) =>
    props.chartConfig.trim() === '' ? leavesOf(props.content) : (props.chartConfig.match(IN_TYPED) ?? []),
  listed: 'pieces',
};

function words({ props: { chartConfig, content } }: AiEchart): string {
  return chartConfig.trim() === '' && content ? JSON.stringify(content) : chartConfig;
}

/** Texts and numbers anywhere in a value. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}
