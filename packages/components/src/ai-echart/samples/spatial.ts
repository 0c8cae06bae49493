import { SAMPLE_MAP, SAMPLE_MAP_NAME } from '../sample-map.ts';
import type { ChartSamples } from './sample.ts';

const STEPS = 20;

/** A grid of heights: [x, y, z]. */
function surfaceData(height: (x: number, y: number) => number): number[][] {
  return Array.from({ length: (STEPS + 1) ** 2 }, (_, index) => {
    const x = (index % (STEPS + 1)) / (STEPS / 2) - 1;
    const y = Math.floor(index / (STEPS + 1)) / (STEPS / 2) - 1;
    return [x, y, Number(height(x, y).toFixed(3))];
  });
}

const axes3D = {
  xAxis3D: { type: 'value' },
  yAxis3D: { type: 'value' },
  zAxis3D: { type: 'value' },
  grid3D: { viewControl: { distance: 240 } },
};

const cloud = Array.from({ length: 300 }, (_, index) => {
  const angle = index * 0.4;
  const radius = 10 + (index % 37);
  return [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle)), index % 60];
});

const flatCloud = Array.from({ length: 2_000 }, (_, index) => [
  Number((Math.sin(index * 1.3) * (index % 50)).toFixed(2)),
  Number((Math.cos(index * 1.7) * (index % 41)).toFixed(2)),
]);

const wind = Array.from({ length: 400 }, (_, index) => {
  const x = (index % 20) / 2;
  const y = Math.floor(index / 20) / 2;
  return [x, y, Number(Math.cos(y).toFixed(3)), Number(Math.sin(x).toFixed(3))];
});

const network = Array.from({ length: 60 }, (_, index) => ({ name: `n${index}`, value: 1 + (index % 7) }));

const cities = [
  [116.4, 39.9, 2],
  [2.35, 48.86, 2],
  [139.7, 35.7, 2],
  [-74, 40.7, 2],
  [151.2, -33.9, 2],
];

const regions = SAMPLE_MAP.features.map(({ properties }, index) => ({
  name: properties.name,
  value: 10 + index * 14,
  height: 2 + ((index * 5) % 7),
}));

const land = {
  type: 'map3D',
  map: SAMPLE_MAP_NAME,
  shading: 'lambert',
  label: { show: false },
  data: regions,
};

/** Charts drawn with WebGL. */
export const SPATIAL_SAMPLES = {
  bar3D: {
    ...axes3D,
    xAxis3D: { type: 'category', data: ['A', 'B', 'C', 'D'] },
    yAxis3D: { type: 'category', data: ['2023', '2024', '2025'] },
    visualMap: { max: 30, show: false },
    series: [
      {
        type: 'bar3D',
        shading: 'lambert',
        data: Array.from({ length: 12 }, (_, index) => ({
          value: [index % 4, Math.floor(index / 4), 6 + ((index * 7) % 23)],
        })),
      },
    ],
  },
  line3D: {
    ...axes3D,
    series: [
      {
        type: 'line3D',
        lineStyle: { width: 4 },
        data: Array.from({ length: 200 }, (_, index) => {
          const angle = index / 10;
          return [
            Number(Math.cos(angle).toFixed(3)),
            Number(Math.sin(angle).toFixed(3)),
            Number((angle / 10).toFixed(3)),
          ];
        }),
      },
    ],
  },
  scatter3D: {
    ...axes3D,
    visualMap: { max: 60, dimension: 2, show: false },
    series: [{ type: 'scatter3D', symbolSize: 6, data: cloud }],
  },
  scatter3DGL: {
    ...axes3D,
    visualMap: { max: 60, dimension: 2, show: false },
    series: [{ type: 'scatter3D', symbolSize: 3, data: cloud }],
  },
  surface: {
    ...axes3D,
    visualMap: { min: -1, max: 1, dimension: 2, show: false },
    series: [
      {
        type: 'surface',
        dataShape: [STEPS + 1, STEPS + 1],
        data: surfaceData((x, y) => Math.sin(x * 3) * Math.cos(y * 3)),
      },
    ],
  },
  surfaceGL: {
    ...axes3D,
    visualMap: { min: -1, max: 1, dimension: 2, show: false },
    series: [
      {
        type: 'surface',
        wireframe: { show: false },
        dataShape: [STEPS + 1, STEPS + 1],
        data: surfaceData((x, y) => x * x - y * y),
      },
    ],
  },
  mesh3D: {
    ...axes3D,
    visualMap: { min: 0, max: 1, dimension: 2, show: false },
    series: [
      {
        type: 'surface',
        wireframe: { show: true, lineStyle: { width: 1 } },
        dataShape: [STEPS + 1, STEPS + 1],
        data: surfaceData((x, y) => Math.exp(-3 * (x * x + y * y))),
      },
    ],
  },
  polygon3D: {
    visualMap: { min: 0, max: 90, show: false },
    series: [{ ...land, viewControl: { distance: 110 } }],
  },
  polygonGL: {
    visualMap: { min: 0, max: 90, show: false },
    series: [{ ...land, viewControl: { distance: 110, alpha: 89 } }],
  },
  globe: {
    globe: {
      baseColor: '#2b5fc4',
      shading: 'lambert',
      light: { main: { intensity: 1.2 }, ambient: { intensity: 0.5 } },
      viewControl: { autoRotate: false, targetCoord: [90, 25] },
    },
    series: [
      { type: 'scatter3D', coordinateSystem: 'globe', symbolSize: 16, itemStyle: { color: '#f5a623' }, data: cities },
    ],
  },
  scatterGL: {
    xAxis: {},
    yAxis: {},
    grid: { left: 48, right: 24, top: 24, bottom: 40 },
    series: [{ type: 'scatterGL', symbolSize: 4, data: flatCloud }],
  },
  flowGL: {
    xAxis: { type: 'value', min: 0, max: 9.5 },
    yAxis: { type: 'value', min: 0, max: 9.5 },
    grid: { left: 48, right: 24, top: 24, bottom: 40 },
    visualMap: { min: 0, max: 1.5, dimension: 4, show: false },
    series: [{ type: 'flowGL', particleDensity: 64, particleSize: 3, gridWidth: 20, gridHeight: 20, data: wind }],
  },
  graphGL: {
    series: [
      {
        type: 'graphGL',
        nodes: network,
        edges: network.slice(1).map((_, index) => ({ source: index + 1, target: Math.floor(index / 3) })),
        symbolSize: 10,
        itemStyle: { color: '#2f5ff0' },
        lineStyle: { color: '#8ba3d9', width: 1 },
        forceAtlas2: { steps: 5, maxSteps: 200, stopThreshold: 1, gravity: 1 },
      },
    ],
  },
  linesGL: {
    geo: { map: SAMPLE_MAP_NAME, itemStyle: { areaColor: '#eef2fb', borderColor: '#b9c4de' } },
    series: [
      {
        type: 'lines',
        large: true,
        coordinateSystem: 'geo',
        lineStyle: { width: 1.5, color: '#2f5ff0', opacity: 0.6 },
        data: Array.from({ length: 40 }, (_, index) => ({
          coords: [
            [9 + (index % 8) * 3, 34 + (index % 5) * 3],
            [21, 42],
          ],
        })),
      },
    ],
  },
} satisfies ChartSamples;
