import type { StyleTokens } from '@pagewright/model/style-tokens';

/** Boardroom: navy and steel on white, short rules, ruled cards, a colonnade of bars on the cover. */
export const professional: StyleTokens = {
  id: 'professional',
  dark: false,
  palette: {
    page: { fill: { type: 'solid', color: '#ffffff' }, base: '#ffffff' },
    cover: {
      fill: {
        type: 'linear',
        angle: 120,
        stops: [
          { color: '#0b2240', position: 0 },
          { color: '#12355f', position: 100 },
        ],
      },
      base: '#12355f',
    },
    section: { fill: { type: 'solid', color: '#0f2b4d' }, base: '#0f2b4d' },
    surface: '#f3f6fa',
    surfaceAlt: '#e4ebf3',
    strong: '#0f2b4d',
    ink: '#13263d',
    soft: '#4d6076',
    rule: '#d3dce6',
    accent: '#1b64b8',
    accents: ['#1b64b8', '#c79a3b', '#2f8f9d'],
    chart: ['#1b64b8', '#c79a3b', '#2f8f9d', '#7b93ad', '#0f2b4d', '#9c5b3c', '#6a7fd0', '#8fb8de'],
  },
  fonts: {
    heading: { family: 'IBM Plex Sans', weight: 700 },
    body: { family: 'IBM Plex Sans', weight: 400 },
    figure: { family: 'IBM Plex Sans', weight: 600 },
    label: { family: 'IBM Plex Sans', weight: 600, letterSpacing: 0.8, uppercase: true },
  },
  scale: { display: 1, title: 1, body: 1, figure: 1 },
  rhythm: { inset: 72, gap: 24, cardPadding: 24, leading: 1 },
  shape: { radius: 3, borderWidth: 0, shadow: 'none' },
  title: 'rule-above',
  marker: 'square',
  card: 'top-rule',
  numeral: 'padded',
  art: 'columns',
  chart: { barRadius: 2, smooth: false, grid: 'solid', area: false },
};
