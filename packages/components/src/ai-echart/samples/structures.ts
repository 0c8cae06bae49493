import { SAMPLE_MAP, SAMPLE_MAP_NAME } from '../sample-map.ts';
import type { ChartSamples } from './sample.ts';

const COMPANY = {
  name: 'Company',
  children: [
    {
      name: 'Research',
      children: [
        { name: 'Lab', value: 12 },
        { name: 'Patents', value: 6 },
      ],
    },
    {
      name: 'Production',
      children: [
        { name: 'Plant A', value: 30 },
        { name: 'Plant B', value: 22 },
      ],
    },
    {
      name: 'Sales',
      children: [
        { name: 'Home', value: 18 },
        { name: 'Abroad', value: 14 },
      ],
    },
  ],
};

const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana'];

/** Charts of trees, networks and places. */
export const STRUCTURE_SAMPLES = {
  tree: {
    series: [
      {
        type: 'tree',
        left: '20%',
        right: '18%',
        top: 16,
        bottom: 16,
        symbolSize: 10,
        initialTreeDepth: -1,
        label: { position: 'left', verticalAlign: 'middle', align: 'right' },
        leaves: { label: { position: 'right', align: 'left' } },
        data: [COMPANY],
      },
    ],
  },
  treemap: {
    series: [
      {
        type: 'treemap',
        breadcrumb: { show: false },
        roam: false,
        top: 8,
        bottom: 8,
        left: 8,
        right: 8,
        data: COMPANY.children,
      },
    ],
  },
  sunburst: {
    series: [{ type: 'sunburst', radius: ['14%', '92%'], label: { rotate: 'radial' }, data: COMPANY.children }],
  },
  sankey: {
    series: [
      {
        type: 'sankey',
        right: '16%',
        data: ['Coal', 'Wind', 'Solar', 'Power', 'Industry', 'Homes'].map((name) => ({ name })),
        links: [
          { source: 'Coal', target: 'Power', value: 12 },
          { source: 'Wind', target: 'Power', value: 9 },
          { source: 'Solar', target: 'Power', value: 7 },
          { source: 'Power', target: 'Industry', value: 17 },
          { source: 'Power', target: 'Homes', value: 11 },
        ],
      },
    ],
  },
  graph: {
    series: [
      {
        type: 'graph',
        layout: 'circular',
        left: '16%',
        right: '16%',
        top: '14%',
        bottom: '14%',
        symbolSize: 36,
        label: { show: true },
        lineStyle: { curveness: 0.2 },
        data: PEOPLE.map((name) => ({ name })),
        links: PEOPLE.map((name, index) => ({ source: name, target: PEOPLE[(index * 3 + 2) % PEOPLE.length] })),
      },
    ],
  },
  map: {
    visualMap: { min: 0, max: 100, left: 16, bottom: 16 },
    series: [
      {
        type: 'map',
        map: SAMPLE_MAP_NAME,
        label: { show: true, color: '#ffffff', textBorderColor: '#33415f', textBorderWidth: 2 },
        data: SAMPLE_MAP.features.map(({ properties }, index) => ({ name: properties.name, value: 20 + index * 14 })),
      },
    ],
  },
  lines: {
    geo: { map: SAMPLE_MAP_NAME, itemStyle: { areaColor: '#eef2fb', borderColor: '#b9c4de' } },
    series: [
      {
        type: 'lines',
        coordinateSystem: 'geo',
        effect: { show: true, symbol: 'arrow', symbolSize: 8 },
        lineStyle: { width: 2, curveness: 0.2 },
        data: [
          {
            coords: [
              [17, 49],
              [21, 42],
            ],
          },
          {
            coords: [
              [29, 45],
              [21, 42],
            ],
          },
          {
            coords: [
              [28, 36],
              [21, 42],
            ],
          },
          {
            coords: [
              [11, 42],
              [21, 42],
            ],
          },
        ],
      },
    ],
  },
} satisfies ChartSamples;
