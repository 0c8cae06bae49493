import type { ChartSamples } from './sample.ts';

const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4'];
const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const SHARES = [
  { name: 'Search', value: 1048 },
  { name: 'Direct', value: 735 },
  { name: 'Email', value: 580 },
  { name: 'Partners', value: 484 },
  { name: 'Video', value: 300 },
];

const categoryAxes = (labels: readonly string[]) => ({
  tooltip: { trigger: 'axis' },
  legend: { bottom: 0 },
  grid: { left: 56, right: 24, top: 40, bottom: 56 },
  xAxis: { type: 'category', data: labels },
  yAxis: { type: 'value' },
});

const points = Array.from({ length: 40 }, (_, index) => [
  Math.round(20 + index * 2 + 14 * Math.sin(index * 1.7)),
  Math.round(10 + index * 1.5 + 18 * Math.cos(index * 2.3)),
]);

const candles = [
  [20, 34, 10, 38],
  [40, 35, 30, 50],
  [31, 38, 33, 44],
  [38, 15, 5, 42],
  [18, 29, 14, 33],
];

/** Charts on axes and of shares. */
export const SERIES_SAMPLES = {
  bar: {
    ...categoryAxes(QUARTERS),
    series: [
      { name: 'Product', type: 'bar', data: [320, 402, 391, 534] },
      { name: 'Services', type: 'bar', data: [220, 182, 291, 334] },
    ],
  },
  line: {
    ...categoryAxes(WEEK),
    series: [
      { name: 'This week', type: 'line', smooth: true, data: [150, 230, 224, 218, 335, 247, 260] },
      { name: 'Last week', type: 'line', smooth: true, data: [120, 182, 191, 234, 290, 230, 210] },
    ],
  },
  area: {
    ...categoryAxes(WEEK),
    series: [
      { name: 'Email', type: 'line', stack: 'all', areaStyle: {}, data: [120, 132, 101, 134, 90, 230, 210] },
      { name: 'Search', type: 'line', stack: 'all', areaStyle: {}, data: [220, 182, 191, 234, 290, 330, 310] },
    ],
  },
  pie: {
    tooltip: { trigger: 'item' },
    legend: { bottom: 0 },
    series: [
      { type: 'pie', radius: ['40%', '68%'], center: ['50%', '46%'], label: { formatter: '{b}: {d}%' }, data: SHARES },
    ],
  },
  scatter: {
    tooltip: {},
    grid: { left: 48, right: 24, top: 24, bottom: 40 },
    xAxis: { scale: true },
    yAxis: { scale: true },
    series: [{ type: 'scatter', symbolSize: 14, data: points }],
  },
  effectScatter: {
    grid: { left: 48, right: 24, top: 24, bottom: 40 },
    xAxis: { scale: true },
    yAxis: { scale: true },
    series: [
      { type: 'scatter', symbolSize: 10, data: points },
      { type: 'effectScatter', symbolSize: 20, data: [points[6], points[30]] },
    ],
  },
  radar: {
    legend: { bottom: 0 },
    radar: {
      radius: '62%',
      center: ['50%', '48%'],
      indicator: ['Quality', 'Speed', 'Cost', 'Service', 'Reach'].map((name) => ({ name, max: 100 })),
    },
    series: [
      {
        type: 'radar',
        areaStyle: { opacity: 0.2 },
        data: [
          { name: 'Plan', value: [80, 70, 90, 75, 60] },
          { name: 'Result', value: [85, 78, 72, 82, 70] },
        ],
      },
    ],
  },
  gauge: {
    series: [
      {
        type: 'gauge',
        progress: { show: true, width: 16 },
        axisLine: { lineStyle: { width: 16 } },
        detail: { formatter: '{value}%', fontSize: 32, offsetCenter: [0, '60%'] },
        data: [{ value: 72, name: 'Completion' }],
      },
    ],
  },
  funnel: {
    legend: { bottom: 0 },
    series: [
      {
        type: 'funnel',
        left: '15%',
        width: '70%',
        top: 24,
        bottom: 56,
        label: { position: 'inside' },
        data: [
          { name: 'Visit', value: 100 },
          { name: 'Enquiry', value: 72 },
          { name: 'Quote', value: 46 },
          { name: 'Order', value: 28 },
        ],
      },
    ],
  },
  heatmap: {
    grid: { left: 56, right: 24, top: 24, bottom: 88 },
    xAxis: { type: 'category', data: WEEK },
    yAxis: { type: 'category', data: ['Night', 'Morning', 'Noon', 'Evening'] },
    visualMap: { min: 0, max: 40, orient: 'horizontal', left: 'center', bottom: 8 },
    series: [
      {
        type: 'heatmap',
        label: { show: true },
        data: WEEK.flatMap((_, x) => [0, 1, 2, 3].map((y) => [x, y, (x * 7 + y * 11 + x * y * 3) % 40])),
      },
    ],
  },
  candlestick: {
    ...categoryAxes(WEEK.slice(0, 5)),
    yAxis: { type: 'value', scale: true },
    series: [{ name: 'Price', type: 'candlestick', data: candles }],
  },
  boxplot: {
    ...categoryAxes(QUARTERS),
    yAxis: { type: 'value', scale: true },
    series: [
      {
        name: 'Delivery time',
        type: 'boxplot',
        data: [
          [655, 850, 940, 980, 1175],
          [672, 800, 845, 885, 1012],
          [780, 840, 855, 880, 940],
          [621, 767, 815, 865, 963],
        ],
      },
    ],
  },
  pictorialBar: {
    ...categoryAxes(QUARTERS),
    series: [
      {
        name: 'Units',
        type: 'pictorialBar',
        symbol: 'roundRect',
        symbolRepeat: true,
        symbolSize: ['60%', 12],
        symbolMargin: 4,
        data: [123, 160, 118, 190],
      },
    ],
  },
  themeRiver: {
    legend: { bottom: 0 },
    singleAxis: { type: 'time', top: 32, bottom: 72 },
    series: [
      {
        type: 'themeRiver',
        data: ['Cloud', 'Devices', 'Services'].flatMap((name, place) =>
          Array.from({ length: 8 }, (_, day) => [
            `2026-03-${String(day + 1).padStart(2, '0')}`,
            Math.round(20 + 12 * Math.sin(day + place * 2) + place * 6),
            name,
          ]),
        ),
      },
    ],
  },
  parallel: {
    parallelAxis: ['Price', 'Weight', 'Range', 'Score'].map((name, dim) => ({ dim, name })),
    parallel: { left: 48, right: 64, top: 48, bottom: 40 },
    series: [
      {
        type: 'parallel',
        lineStyle: { width: 2 },
        data: Array.from({ length: 14 }, (_, index) => [
          12 + index * 0.6,
          99 - index * 3,
          150 + ((index * 37) % 90),
          30 + ((index * 23) % 60),
        ]),
      },
    ],
  },
  liquidfill: {
    series: [{ type: 'liquidFill', radius: '72%', data: [0.62, 0.55, 0.48] }],
  },
  wordCloud: {
    series: [
      {
        type: 'wordCloud',
        shape: 'circle',
        left: 'center',
        top: 'center',
        width: '92%',
        height: '92%',
        sizeRange: [14, 56],
        rotationRange: [0, 0],
        gridSize: 8,
        data: `Growth Customer Quality Service Market Product Team Innovation Data Cloud Design Safety Supply Partner
          Brand Research Cost Speed Trust Value`
          .split(/\s+/)
          .map((name, index) => ({ name, value: 100 - index * 4 })),
      },
    ],
  },
} satisfies ChartSamples;
