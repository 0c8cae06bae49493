import type { StyleTokens } from '@pagewright/model/style-tokens';

/** Gallery wall: warm white, thin type, hairlines, one circle and a great deal of air. */
export const minimal: StyleTokens = {
  id: 'minimal',
  dark: false,
  palette: {
    page: { fill: { type: 'solid', color: '#fcfcfa' }, base: '#fcfcfa' },
    cover: { fill: { type: 'solid', color: '#f6f5f1' }, base: '#f6f5f1' },
    section: { fill: { type: 'solid', color: '#ecebe5' }, base: '#ecebe5' },
    surface: '#f4f3ef',
    surfaceAlt: '#e9e8e2',
    strong: '#e3e7df',
    ink: '#24292a',
    soft: '#666c6b',
    rule: '#d8d8d1',
    accent: '#4c6a5d',
    accents: ['#4c6a5d', '#b4a58a', '#24292a'],
    chart: ['#4c6a5d', '#b4a58a', '#8fa89b', '#24292a', '#c9c4b5', '#7a7f80', '#a3806a', '#d9ddd6'],
  },
  fonts: {
    heading: {
      family: 'Outfit',
      weight: 400,
      letterSpacing: -0.05,
      by: {
        'zh-CN': { family: 'Outfit', weight: 400, letterSpacing: 0.6 },
        'zh-TW': { family: 'Outfit', weight: 400, letterSpacing: 0.6 },
        'ja-JP': { family: 'Outfit', weight: 400, letterSpacing: 0.4 },
      },
    },
    body: { family: 'Outfit', weight: 400 },
    figure: { family: 'Outfit', weight: 400, letterSpacing: -0.3 },
    label: { family: 'Outfit', weight: 400, letterSpacing: 0.5, uppercase: false },
  },
  scale: { display: 0.92, title: 0.88, body: 0.94, figure: 1.15 },
  rhythm: { inset: 100, gap: 34, cardPadding: 24, leading: 1.06 },
  shape: { radius: 0, borderWidth: 1, shadow: 'none' },
  title: 'hairline',
  marker: 'hair',
  card: 'hairline',
  numeral: 'plain',
  art: 'circle',
  chart: { barRadius: 0, smooth: true, grid: 'none', area: false },
};
