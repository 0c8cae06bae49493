/** ECharts extensions that only register themselves and ship no types. */
declare module 'echarts-gl';
declare module 'echarts-liquidfill';
/** The graph of echarts-gl's post effects. */
declare module 'echarts-gl/lib/effect/composite.js' {
  const effects: unknown;
  export default effects;
}
