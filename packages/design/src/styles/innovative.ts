import type { StyleTokens } from '@pagewright/model/style-tokens';

/** Start-up keynote: violet to coral light, overlapping orbs, floating rounded cards. */
export const innovative: StyleTokens = {
  id: 'innovative',
  dark: false,
  palette: {
    page: {
      fill: {
        type: 'linear',
        angle: 140,
        stops: [
          { color: '#f7f4ff', position: 0 },
          { color: '#fff6f6', position: 100 },
        ],
      },
      base: '#f8f5fc',
    },
    cover: {
      fill: {
        type: 'linear',
        angle: 125,
        stops: [
          { color: '#3a1cbb', position: 0 },
          { color: '#6a2bd9', position: 55 },
          { color: '#a22bb8', position: 100 },
        ],
      },
      base: '#a22bb8',
    },
    section: {
      fill: {
        type: 'linear',
        angle: 60,
        stops: [
          { color: '#4a22c9', position: 0 },
          { color: '#7b2bd2', position: 100 },
        ],
      },
      base: '#7b2bd2',
    },
    surface: '#ffffff',
    surfaceAlt: '#ece5fd',
    strong: '#5226d0',
    ink: '#1d1440',
    soft: '#574f78',
    rule: '#dcd4f2',
    accent: '#6a2bd9',
    accents: ['#6a2bd9', '#f0588a', '#12a5c9'],
    chart: ['#6a2bd9', '#f0588a', '#12a5c9', '#ff9f4a', '#3a1cbb', '#9be15d', '#b38bfa', '#0b6b8f'],
  },
  fonts: {
    heading: { family: 'Sora', weight: 700, letterSpacing: -0.2 },
    body: { family: 'Manrope', weight: 400 },
    figure: { family: 'Sora', weight: 700, letterSpacing: -0.3 },
    label: { family: 'Sora', weight: 600, letterSpacing: 0.3, uppercase: false },
  },
  scale: { display: 1.02, title: 0.98, body: 0.98, figure: 1.05 },
  rhythm: { inset: 68, gap: 22, cardPadding: 26, leading: 1.02 },
  shape: { radius: 22, borderWidth: 0, shadow: '0px 10px 30px 0px rgba(74,34,201,0.12)' },
  title: 'dots',
  marker: 'ring',
  card: 'floating',
  numeral: 'padded',
  art: 'orbs',
  chart: { barRadius: 8, smooth: true, grid: 'dashed', area: true },
};
