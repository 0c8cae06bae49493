import { CHART_SHAPES } from '@pagewright/model/outline';
import { describe, expect, it } from 'vitest';
import { componentOf } from '../fixtures.ts';
import { lower } from '../lowering.ts';
import { fieldChange, INSERT_ENTRIES } from '../panels.ts';
import { TYPE_OF_SHAPE } from './chart-shapes.ts';
import type { ChartFigures, ChartLook } from './figures.ts';
import { figuresOfOption } from './figures-of-option.ts';
import { figuresTable, withTable } from './figures-table.ts';
import { contentOption } from './from-content/content-option.ts';
import { withFigures } from './generated-before.ts';
import { aiEchartModel } from './model.ts';
import { echartSamples } from './samples/samples.ts';
import { shownOption } from './shown-option.ts';
import { withType } from './with-type.ts';

const FIGURES: ChartFigures = {
  shape: 'bar',
  categories: ['North', 'South', 'East'],
  series: [
    { name: '2023', values: [26, 40, 12.5] },
    { name: '2024', values: [30, 44, 18] },
  ],
  unit: '%',
};
const LOOK: ChartLook = {
  colors: ['#2f5ff0', '#22b8a6', '#f5a623'],
  ink: '#111111',
  soft: '#555555',
  rule: '#cccccc',
  background: '#ffffff',
  grid: 'dashed',
  smooth: true,
  area: false,
  barRadius: 4,
  radius: 12,
  unit: 1,
};
const AT = { size: { width: 600, height: 400 }, language: 'en-US' } as const;
const PROPS = { theme: 'default', look: LOOK, fontFamily: 'Inter', fontSize: 14 } as const;

/** What is looked at of a pie's option. */
interface Round {
  readonly radius: readonly [string, string];
  readonly label: { readonly width: number };
  readonly labelLine: { readonly length: number; readonly length2: number };
}

const text = (value: unknown): string => JSON.stringify(value);

describe('a chart that holds its figures', () => {
  it('says in its labels what its data say', () => {
    const table = figuresTable(FIGURES);
    const rows = table.rows.map((row, index) => (index === 0 ? row.with(1, 77) : row));
    const edited = withTable(FIGURES, { ...table, rows });
    expect(edited.series[0]?.values).toEqual([77, 40, 12.5]);
    const [before, after] = [FIGURES, edited].map((content) => text(contentOption(content, PROPS, AT)));
    expect(before).toContain('"formatter":"26%"');
    expect(after).toContain('"formatter":"77%"');
    expect(after).not.toContain('"26%"');
  });

  it.each([
    { width: 560, height: 440 },
    { width: 600, height: 300 },
    { width: 360, height: 420 },
    { width: 300, height: 240 },
  ])('as a pie of %j leaves its labels room on both sides', (size) => {
    const content: ChartFigures = {
      shape: 'doughnut',
      categories: ['the wholesale market', 'two bakeries', 'allotments', 'private gifts and bequests'],
      series: [{ name: '', values: [46, 21, 18, 15] }],
      unit: '%',
    };
    const { series } = contentOption(content, PROPS, { ...AT, size }) as { series: Round[] };
    const [{ radius, label, labelLine }] = series as [Round];
    const outer = (Number.parseFloat(radius[1]) / 100) * (Math.min(size.width, size.height) / 2);
    // 5 px from its line stands a label.
    expect(outer + labelLine.length + labelLine.length2 + 5 + label.width).toBeLessThanOrEqual(size.width / 2);
    expect(label.width).toBeGreaterThanOrEqual(3 * PROPS.fontSize);
  });

  it('as two lines writes no value of the lower one onto the names below the axis', () => {
    const series = [
      { name: 'Online', values: [40, 45, 60] },
      { name: 'In shops', values: [1, 20, 25] },
    ];
    const option = contentOption({ ...FIGURES, shape: 'line', series }, PROPS, AT) as {
      readonly series: readonly { readonly data: readonly { readonly label: { readonly position: string } }[] }[];
    };
    expect(option.series[1]?.data.map(({ label }) => label.position)).toEqual(['top', 'bottom', 'bottom']);
    expect(option.series[0]?.data.map(({ label }) => label.position)).toEqual(['top', 'top', 'top']);
  });

  it('as lying bars breaks no name that one line holds, however it is measured', () => {
    const labelOf = (categories: string[]) => {
      const content: ChartFigures = { shape: 'bar-horizontal', categories, series: [{ name: '', values: [3, 2] }] };
      const { yAxis } = contentOption(content, PROPS, AT) as { yAxis: { axisLabel: { width?: number } } };
      return yAxis.axisLabel.width;
    };
    expect(labelOf(['commune', 'département'])).toBeUndefined();
    expect(labelOf(['commune', 'communauté de communes du canton et de ses environs'])).toBeGreaterThan(100);
  });

  it('as a funnel breaks no figure', () => {
    const content: ChartFigures = {
      shape: 'funnel',
      categories: ['三月访问首页的用户总数', '付费'],
      series: [{ name: '', values: [5200, 120] }],
      unit: '人',
    };
    const size = { width: 260, height: 260 };
    const { series } = contentOption(content, PROPS, { size, language: 'zh-CN' }) as {
      series: { data: { label: { formatter: string } }[]; label: { width: number } }[];
    };
    expect(series[0]?.data.map(({ label }) => label.formatter)).toEqual(['{b}\n5,200人', '{b}  120人']);
  });

  it('as a heat map leaves its cells room beside long names of rows', () => {
    const content: ChartFigures = {
      shape: 'heatmap',
      categories: ['Mon', 'Tue'],
      series: [{ name: 'Central library of the town and its whole district', values: [10, 20] }],
    };
    const size = { width: 300, height: 220 };
    const { xAxis, yAxis } = contentOption(content, PROPS, { ...AT, size }) as Record<
      'xAxis' | 'yAxis',
      { axisLabel: { width: number; overflow: string } }
    >;
    expect(yAxis.axisLabel).toMatchObject({ overflow: 'break' });
    expect(yAxis.axisLabel.width + content.categories.length * xAxis.axisLabel.width).toBeLessThan(size.width);
    expect(xAxis.axisLabel.width).toBeGreaterThan(2 * PROPS.fontSize);
  });

  it('as a radar is read without the breaks of its names', () => {
    const categories = ['Customer satisfaction overall', 'Reliability', '售后服务响应速度与质量保证'];
    const content: ChartFigures = { shape: 'radar', categories, series: [{ name: 'A', values: [3, 4, 5] }] };
    const option = contentOption(content, PROPS, { ...AT, size: { width: 420, height: 320 } });
    expect(text(option)).toContain('\\n');
    expect(figuresOfOption(option, 'radar')?.categories).toEqual(categories);
  });

  it('as points one above the other names them over them', () => {
    const content: ChartFigures = {
      shape: 'scatter',
      categories: ['A place', 'Another'],
      series: [
        { name: 'rent', values: [5, 5] },
        { name: 'income', values: [30, 70] },
      ],
    };
    const { series } = contentOption(content, PROPS, AT) as {
      series: { data: { label: { position: string } }[] }[];
    };
    expect(series.flatMap(({ data }) => data.map(({ label }) => label.position))).toEqual(['top', 'top']);
  });

  it('is drawn as another type when that is chosen, and keeps its figures through types that cannot draw them', () => {
    const chart = componentOf('aiEchart', { content: FIGURES, look: LOOK });
    const pie = fieldChange(chart, 'chartType', 'pie', 'en-US').props;
    expect(pie).toEqual({ chartType: 'pie', content: { ...FIGURES, shape: 'pie' } });
    const asPie = componentOf('aiEchart', { content: FIGURES, look: LOOK, ...pie } as never);
    if (asPie.type !== 'aiEchart') throw new Error('no chart');
    expect(shownOption(asPie.props, AT)).toMatchObject({
      series: [{ type: 'pie', data: [{ name: 'North', value: 26 }, { value: 40 }, { value: 12.5 }] }],
    });
    const sankey = fieldChange(asPie, 'chartType', 'sankey', 'en-US').props as Record<string, unknown>;
    expect(sankey.chartConfig).toContain('"sankey"');
    const asSankey = componentOf('aiEchart', { ...asPie.props, ...sankey } as never);
    expect(fieldChange(asSankey, 'chartType', 'line', 'en-US').props).toEqual({
      chartType: 'line',
      chartConfig: '',
      content: { ...FIGURES, shape: 'line' },
    });
  });

  it('writes no sign of a currency at its axis that each of its values has already', () => {
    const named = (more: Partial<ChartFigures>) => {
      const option = contentOption({ ...FIGURES, unit: '€', ...more }, PROPS, AT);
      return [option.xAxis, option.yAxis].flat().map((axis) => (axis as { name?: string }).name);
    };
    expect(named({ shape: 'bar-horizontal' })).toEqual([undefined, undefined]);
    expect(named({})).toEqual([undefined, undefined]);
    expect(named({ valueName: 'Turnover' })).toEqual([undefined, 'Turnover']);
    expect(named({ unit: 'k€' })).toEqual([undefined, 'k€']);
    // Of many values none is written.
    const many = Array.from({ length: 40 }, (_, index) => `${index}`);
    expect(named({ categories: many, series: [{ name: 'a', values: many.map(Number) }] })).toEqual([undefined, '€']);
  });

  it('says the unit of lying bars within the chart, whether or not figures stand along the axis', () => {
    const units = [4, 20].map((count) => {
      const categories = Array.from({ length: count }, (_, index) => `A name that is too long to stand below ${index}`);
      const content = { ...FIGURES, shape: 'bar-horizontal', categories, unit: '$M' } as const;
      const values = categories.map((_, index) => index + 1.5);
      const chart = componentOf('aiEchart', { content: { ...content, series: [{ name: 'a', values }] }, fontSize: 18 });
      if (chart.type !== 'aiEchart') throw new Error('no chart');
      const { xAxis, grid } = shownOption(chart.props, AT) as {
        xAxis: { name: string; nameGap: number; axisLabel: { show: boolean } };
        grid: { bottom: number };
      };
      const below = xAxis.nameGap + 18 - (xAxis.axisLabel.show ? 18 * 1.6 : 0);
      return { name: xAxis.name, shown: xAxis.axisLabel.show, isWithin: below <= grid.bottom };
    });
    expect(units).toEqual([
      { name: '$M', shown: false, isWithin: true },
      { name: '$M', shown: true, isWithin: true },
    ]);
  });

  it('gives way to what a person typed', () => {
    const chartConfig = '{"series":[{"type":"pie","data":[]}]}';
    const typed = componentOf('aiEchart', { content: FIGURES, chartConfig });
    if (typed.type !== 'aiEchart') throw new Error('no chart');
    expect(shownOption(typed.props, AT)).toEqual(JSON.parse(chartConfig));
    expect(fieldChange(typed, 'chartType', 'line', 'en-US').props).toEqual({ chartType: 'line' });
  });

  it('typed by a person is drawn as another type too: nothing else of it changes, and no series is lost', () => {
    const typed = {
      title: { text: 'Mine' },
      color: ['#123456'],
      xAxis: { type: 'category', data: ['North', 'South'] },
      yAxis: { max: 90 },
      series: [
        { name: '2023', type: 'bar', barWidth: 12, data: [26, 40] },
        { name: '2024', type: 'bar', data: [30, 44] },
      ],
    };
    const chart = (props: object) => componentOf('aiEchart', props as never);
    const as = (component: ReturnType<typeof chart>, type: string) => {
      const { props } = chart({ ...component.props, ...fieldChange(component, 'chartType', type, 'en-US').props });
      return { chart: chart(props), option: JSON.parse((props as { chartConfig: string }).chartConfig) };
    };
    const first = chart({ chartConfig: text(typed) });
    const line = as(first, 'line');
    expect(line.option).toEqual({ ...typed, series: typed.series.map((series) => ({ ...series, type: 'line' })) });
    const pie = as(line.chart, 'pie');
    expect(pie.option).toEqual({
      title: typed.title,
      color: typed.color,
      series: [
        {
          name: '2023',
          type: 'pie',
          data: [
            { name: 'North', value: 26 },
            { name: 'South', value: 40 },
          ],
        },
      ],
    });
    expect(as(as(pie.chart, 'funnel').chart, 'area').option.series).toMatchObject([
      { name: '2023', type: 'line', areaStyle: {}, data: [26, 40] },
      { name: '2024', type: 'line', areaStyle: {}, data: [30, 44] },
    ]);
    expect(as(pie.chart, 'radar').option).toMatchObject({
      radar: { indicator: [{ name: 'North' }, { name: 'South' }] },
      series: [{ data: [{ value: [26, 40] }, { value: [30, 44] }] }],
    });
  });

  it('typed by a person is drawn as a heat map, and comes back from it', () => {
    const typed = {
      title: { text: 'Mine' },
      xAxis: { type: 'category', data: ['North', 'South'] },
      yAxis: {},
      series: [
        { name: '2023', type: 'bar', data: [26, 40] },
        { name: '2024', type: 'bar', data: [30, null] },
      ],
    };
    const heat = withType({ chartType: 'bar', chartConfig: text(typed) }, 'heatmap', 'en-US');
    expect(heat.shows).toBe('figures');
    expect(JSON.parse(heat.chartConfig)).toMatchObject({
      title: typed.title,
      xAxis: { data: ['North', 'South'] },
      yAxis: { data: ['2023', '2024'] },
      visualMap: { min: 26, max: 40 },
      series: [
        {
          type: 'heatmap',
          data: [
            [0, 0, 26],
            [1, 0, 40],
            [0, 1, 30],
            [1, 1, '-'],
          ],
        },
      ],
    });
    const back = withType(heat, 'line', 'en-US');
    expect(JSON.parse(back.chartConfig).series).toMatchObject([
      { name: '2023', type: 'line', data: [26, 40] },
      { name: '2024', type: 'line', data: [30, null] },
    ]);
    expect(JSON.parse(back.chartConfig).visualMap).toBeUndefined();
  });

  it('typed by a person stays stacked as an area, and stands at its own figures as a line', () => {
    const stacked = (data: number[]) => ({ type: 'bar', stack: 'all', data });
    const typed = text({ xAxis: { data: ['a', 'b'] }, yAxis: {}, series: [stacked([1, 2]), stacked([3, 4])] });
    const seriesAs = (type: 'line' | 'area') =>
      JSON.parse(withType({ chartType: 'bar', chartConfig: typed }, type, 'en-US').chartConfig).series;
    expect(seriesAs('line')).toEqual([
      { type: 'line', data: [1, 2] },
      { type: 'line', data: [3, 4] },
    ]);
    expect(seriesAs('area')).toMatchObject([{ stack: 'all' }, { stack: 'all' }]);
  });

  it('says where a type cannot show its figures', () => {
    const typed = text({ xAxis: { data: ['a'] }, yAxis: {}, series: [{ type: 'bar', data: [1] }] });
    expect(withType({ chartType: 'bar', chartConfig: typed }, 'sankey', 'en-US')).toMatchObject({
      shows: 'as-typed',
      chartConfig: typed,
    });
    const shown = { chartType: 'bar', chartConfig: '', content: FIGURES } as const;
    const sankey = withType(shown, 'sankey', 'en-US');
    expect(sankey).toMatchObject({ shows: 'sample', content: FIGURES });
    expect(withType(sankey, 'line', 'en-US')).toMatchObject({ shows: 'figures', chartConfig: '' });
    expect(withType({ chartType: 'bar', chartConfig: echartSamples.of('bar', 'en-US') }, 'sankey', 'en-US').shows).toBe(
      'figures',
    );
  });

  it('that still shows its sample shows that of another type', () => {
    const [entry] = INSERT_ENTRIES.filter(({ id }) => id === 'aiEchart');
    const inserted = componentOf('aiEchart', entry?.props(() => '', 'ja-JP') as never);
    expect((fieldChange(inserted, 'chartType', 'pie', 'en-US').props as { chartConfig: string }).chartConfig).toBe(
      echartSamples.of('pie', 'en-US'),
    );
  });

  it('takes the colours of a theme that a person has chosen', () => {
    expect(contentOption(FIGURES, PROPS, AT).color).toEqual(LOOK.colors);
    expect(contentOption(FIGURES, { ...PROPS, theme: 'vintage' }, AT).color).not.toEqual(LOOK.colors);
    expect(contentOption(FIGURES, { ...PROPS, look: undefined }, AT).color).toHaveLength(9);
  });

  it('gives other programs its data, number formats and the option', () => {
    const series = FIGURES.series.map((one, index) => ({ ...one, ...(index === 1 ? { unit: '¥' } : {}) }));
    const content = { ...FIGURES, series };
    const context = { language: 'en-US', assets: () => undefined } as const;
    expect(lower(componentOf('aiEchart', { content, look: LOOK }), context)).toMatchObject([
      {
        type: 'chart',
        figures: content,
        numberFormats: ['#,##0.0"%"', '"¥"#,##0'],
        colors: LOOK.colors,
        textColor: '#111111',
      },
    ]);
    const typed = '{"yAxis":{"data":["a","b"]},"xAxis":{},"series":[{"name":"s","type":"bar","data":[1,{"value":2}]}]}';
    expect(lower(componentOf('aiEchart', { chartConfig: typed }), context)).toMatchObject([
      { figures: { shape: 'bar-horizontal', categories: ['a', 'b'], series: [{ name: 's', values: [1, 2] }] } },
    ]);
  });

  it('that shows one series keeps the others', () => {
    const pie = { ...FIGURES, shape: 'pie' as const };
    const table = figuresTable(pie);
    expect(table.columns.map(({ name }) => name)).toEqual([undefined, '2023']);
    expect(withTable(pie, table)).toEqual(pie);
  });
});

describe('charts of the first version that a design made', () => {
  const old = (content: ChartFigures) => ({
    chartType: TYPE_OF_SHAPE[content.shape],
    chartConfig: text(contentOption(content, PROPS, AT)),
    fontSize: 14,
  });

  it.each([
    'bar',
    'bar-horizontal',
    'bar-stacked',
    'line',
    'area',
    'radar',
    'pie',
    'doughnut',
    'funnel',
    'treemap',
  ] as const)('have their figures: %s', (shape) => {
    const content = { ...FIGURES, shape };
    const { chartConfig, ...props } = aiEchartModel.props.parse(withFigures(old(content)));
    expect(chartConfig).toBe('');
    expect(props.content).toMatchObject({ shape, categories: FIGURES.categories });
    expect(props.content?.series[0]?.values).toEqual(FIGURES.series[0]?.values);
    expect(props.look?.colors).toEqual(LOOK.colors);
  });

  it('look as they did', () => {
    const { content, look, theme, fontFamily } = aiEchartModel.props.parse(withFigures(old(FIGURES)));
    if (!content) throw new Error('no content');
    expect(look).toMatchObject({ ink: '#111111', soft: '#555555', rule: '#cccccc', grid: 'dashed', barRadius: 4 });
    expect(contentOption(content, { theme, look, fontFamily, fontSize: 14 }, AT)).toEqual(
      contentOption(FIGURES, PROPS, AT),
    );
  });

  it('stay as they are where their figures cannot be told, and so does what people typed', () => {
    for (const shape of CHART_SHAPES) {
      const props = aiEchartModel.props.parse(withFigures(old({ ...FIGURES, shape })));
      expect(props.chartConfig === '' ? props.content : props.chartConfig, shape).toBeTruthy();
    }
    const typed = {
      chartType: 'bar',
      chartConfig: '{"color":["#fff"],"series":[{"type":"bar","data":[1]}],"xAxis":{"data":["a"]}}',
    };
    expect(withFigures(typed)).toBe(typed);
  });

  it('stay as they are where something else than a design begins as designs did', () => {
    const { chartConfig, ...props } = old(FIGURES);
    const strange = [
      { color: [1, null] },
      { backgroundColor: '#ffffff' },
      { textStyle: 'none' },
      { textStyle: undefined },
    ].map((change) => ({ ...props, chartConfig: JSON.stringify({ ...JSON.parse(String(chartConfig)), ...change }) }));
    for (const one of [...strange, { ...props, chartConfig: '{"animation":false,"color":["#fff"]' }]) {
      expect(withFigures(one), one.chartConfig).toBe(one);
    }
  });
});
