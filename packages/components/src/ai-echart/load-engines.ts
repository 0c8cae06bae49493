import type { ChartEngine } from './series-types.ts';

type Echarts = typeof import('echarts/core');

/** Each part registers its series with the one ECharts core when it is loaded. */
const PARTS: Readonly<Record<ChartEngine, () => Promise<unknown>>> = {
  common: () => import('./engine-common.ts'),
  full: () => import('./engine-full.ts'),
  gl: () => import('./engine-gl.ts'),
  liquidfill: () => import('echarts-liquidfill'),
  wordcloud: () => import('echarts-wordcloud'),
};

/** ECharts with everything registered that the parts bring. */
export async function loadEngines(engines: readonly ChartEngine[]): Promise<Echarts> {
  const [core] = await Promise.all([import('echarts/core'), ...engines.map((engine) => PARTS[engine]())]);
  return core;
}
