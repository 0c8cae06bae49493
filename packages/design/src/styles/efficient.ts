import type { StyleTokens } from '@pagewright/model/style-tokens';

/** Work board: greens on a cool grey, side bars, ticked lists, tiles that lock together. */
export const efficient: StyleTokens = {
  id: 'efficient',
  dark: false,
  palette: {
    page: { fill: { type: 'solid', color: '#f3f6f4' }, base: '#f3f6f4' },
    cover: { fill: { type: 'solid', color: '#0c4a34' }, base: '#0c4a34' },
    section: { fill: { type: 'solid', color: '#0f6b49' }, base: '#0f6b49' },
    surface: '#ffffff',
    surfaceAlt: '#dff0e6',
    strong: '#0c4a34',
    ink: '#12251d',
    soft: '#4a5d54',
    rule: '#cfdcd4',
    accent: '#0f7d53',
    accents: ['#0f7d53', '#a6cf3a', '#f2a33a'],
    chart: ['#0f7d53', '#a6cf3a', '#f2a33a', '#2a7fba', '#0c4a34', '#6cc3a0', '#8a6fd1', '#d9603b'],
  },
  fonts: {
    heading: { family: 'Manrope', weight: 800, letterSpacing: -0.15 },
    body: { family: 'Manrope', weight: 400 },
    figure: { family: 'Manrope', weight: 800, letterSpacing: -0.3 },
    label: { family: 'Manrope', weight: 700, letterSpacing: 0.2, uppercase: false },
  },
  scale: { display: 0.98, title: 0.95, body: 0.97, figure: 1 },
  rhythm: { inset: 60, gap: 18, cardPadding: 22, leading: 0.98 },
  shape: { radius: 10, borderWidth: 1, shadow: 'none' },
  title: 'side-bar',
  marker: 'check',
  card: 'left-bar',
  numeral: 'plain',
  art: 'blocks',
  chart: { barRadius: 4, smooth: false, grid: 'dashed', area: false },
};
