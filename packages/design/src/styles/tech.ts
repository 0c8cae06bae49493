import type { StyleTokens } from '@pagewright/model/style-tokens';

/** Control room: near-black blue, cyan and violet light, monospaced labels, brackets and grid lines. */
export const tech: StyleTokens = {
  id: 'tech',
  dark: true,
  palette: {
    page: {
      fill: {
        type: 'linear',
        angle: 160,
        stops: [
          { color: '#0a1020', position: 0 },
          { color: '#0d1630', position: 100 },
        ],
      },
      base: '#0d1630',
    },
    cover: {
      fill: {
        type: 'linear',
        angle: 150,
        stops: [
          { color: '#070c18', position: 0 },
          { color: '#0e1a3c', position: 100 },
        ],
      },
      base: '#0e1a3c',
    },
    section: {
      fill: {
        type: 'linear',
        angle: 90,
        stops: [
          { color: '#081022', position: 0 },
          { color: '#0f2350', position: 100 },
        ],
      },
      base: '#0f2350',
    },
    surface: '#131f3d',
    surfaceAlt: '#1b2b52',
    strong: '#10386b',
    ink: '#eaf2ff',
    soft: '#a3b4d3',
    rule: '#2a3b63',
    accent: '#38d6f5',
    accents: ['#38d6f5', '#8b7bff', '#3ff0b0'],
    chart: ['#38d6f5', '#8b7bff', '#3ff0b0', '#ffb454', '#ff6b9d', '#5b8cff', '#c3f25c', '#9fb3d9'],
  },
  fonts: {
    heading: { family: 'Space Grotesk', weight: 700, letterSpacing: -0.1 },
    body: { family: 'Inter', weight: 400 },
    figure: { family: 'Space Grotesk', weight: 700 },
    label: { family: 'JetBrains Mono', weight: 400, letterSpacing: 0.3, uppercase: true },
  },
  scale: { display: 1.04, title: 0.98, body: 0.97, figure: 1.1 },
  rhythm: { inset: 64, gap: 20, cardPadding: 24, leading: 1 },
  shape: { radius: 6, borderWidth: 1, shadow: 'none' },
  title: 'bracket',
  marker: 'chevron',
  card: 'panel',
  numeral: 'bracketed',
  art: 'grid',
  chart: { barRadius: 3, smooth: true, grid: 'dashed', area: true },
};
