import type { StyleTokens } from '@pagewright/model/style-tokens';

/** Swiss poster: black on white, one red, big flush-left type, a thick bar and nothing else. */
export const concise: StyleTokens = {
  id: 'concise',
  dark: false,
  palette: {
    page: { fill: { type: 'solid', color: '#ffffff' }, base: '#ffffff' },
    cover: { fill: { type: 'solid', color: '#ffffff' }, base: '#ffffff' },
    section: { fill: { type: 'solid', color: '#d9161c' }, base: '#d9161c' },
    surface: '#f2f2f2',
    surfaceAlt: '#e6e6e6',
    strong: '#111111',
    ink: '#111111',
    soft: '#555555',
    rule: '#cfcfcf',
    accent: '#d9161c',
    accents: ['#d9161c', '#111111', '#8c8c8c'],
    chart: ['#d9161c', '#111111', '#9a9a9a', '#f08a8d', '#5c5c5c', '#c9c9c9', '#7d0b0f', '#e3c2c3'],
  },
  fonts: {
    heading: { family: 'Inter', weight: 800, letterSpacing: -0.35 },
    body: { family: 'Inter', weight: 400 },
    figure: { family: 'Inter', weight: 800, letterSpacing: -0.6 },
    label: { family: 'Inter', weight: 600, letterSpacing: 0.1, uppercase: false },
  },
  scale: { display: 1.34, title: 1.18, body: 1.02, figure: 1.4 },
  rhythm: { inset: 68, gap: 30, cardPadding: 20, leading: 1 },
  shape: { radius: 0, borderWidth: 0, shadow: 'none' },
  title: 'thick-bar',
  marker: 'block',
  card: 'open',
  numeral: 'plain',
  art: 'swiss',
  chart: { barRadius: 0, smooth: false, grid: 'none', area: false },
};
