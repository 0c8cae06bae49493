import type { StyleTokens } from '@pagewright/model/style-tokens';

/** Kitchen table: cream, terracotta and sage, round letters, pastel cards, sun over hills. */
export const warm: StyleTokens = {
  id: 'warm',
  dark: false,
  palette: {
    page: { fill: { type: 'solid', color: '#fff8ef' }, base: '#fff8ef' },
    cover: {
      fill: {
        type: 'linear',
        angle: 180,
        stops: [
          { color: '#ffe3c4', position: 0 },
          { color: '#fff1de', position: 100 },
        ],
      },
      base: '#ffe3c4',
    },
    section: { fill: { type: 'solid', color: '#f8d9b8' }, base: '#f8d9b8' },
    surface: '#fdebd6',
    surfaceAlt: '#f6dcc0',
    strong: '#a8432f',
    ink: '#43281d',
    soft: '#72503f',
    rule: '#ecd3b6',
    accent: '#b5492f',
    accents: ['#d2694c', '#e8a93c', '#7f9f78'],
    chart: ['#d2694c', '#e8a93c', '#7f9f78', '#6a8caf', '#a8432f', '#c9a0a0', '#4f7a6a', '#f0c9a0'],
  },
  fonts: {
    heading: {
      family: 'Nunito',
      weight: 800,
      by: {
        'ja-JP': { family: 'Zen Maru Gothic', weight: 700 },
        'zh-TW': { family: 'LXGW WenKai TC', weight: 700 },
      },
    },
    body: {
      family: 'Nunito',
      weight: 400,
      by: {
        'ja-JP': { family: 'Zen Maru Gothic', weight: 400 },
        'zh-TW': { family: 'LXGW WenKai TC', weight: 400 },
      },
    },
    figure: { family: 'Nunito', weight: 800 },
    label: { family: 'Nunito', weight: 700, letterSpacing: 0.2, uppercase: false },
  },
  scale: { display: 1.02, title: 1, body: 1, figure: 1.05 },
  rhythm: { inset: 72, gap: 22, cardPadding: 26, leading: 1.03 },
  shape: { radius: 24, borderWidth: 0, shadow: 'none' },
  title: 'underline-wave',
  marker: 'dot',
  card: 'pastel',
  numeral: 'plain',
  art: 'hills',
  chart: { barRadius: 10, smooth: true, grid: 'dashed', area: true },
};
