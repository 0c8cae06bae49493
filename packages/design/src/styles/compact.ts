import type { StyleTokens } from '@pagewright/model/style-tokens';

/** Trade journal: condensed headings, hairline grid, a strip over every page, as much as fits and in order. */
export const compact: StyleTokens = {
  id: 'compact',
  dark: false,
  palette: {
    page: { fill: { type: 'solid', color: '#fbfbf9' }, base: '#fbfbf9' },
    cover: { fill: { type: 'solid', color: '#e9ece6' }, base: '#e9ece6' },
    section: { fill: { type: 'solid', color: '#0d5c63' }, base: '#0d5c63' },
    surface: '#f0f2ee',
    surfaceAlt: '#dfe5df',
    strong: '#0d5c63',
    ink: '#16211f',
    soft: '#4e5c59',
    rule: '#c3ccc6',
    accent: '#0d6e76',
    accents: ['#0d6e76', '#d1495b', '#edae49'],
    chart: ['#0d6e76', '#d1495b', '#edae49', '#66827e', '#30638e', '#9bc1bc', '#7a5195', '#b5651d'],
  },
  fonts: {
    heading: { family: 'Barlow Condensed', weight: 700, letterSpacing: 0.1 },
    body: { family: 'Source Sans 3', weight: 400 },
    figure: { family: 'Barlow Condensed', weight: 700 },
    label: { family: 'Barlow Condensed', weight: 600, letterSpacing: 0.9, uppercase: true },
  },
  scale: { display: 1.12, title: 0.94, body: 0.93, figure: 1.05 },
  rhythm: { inset: 44, gap: 14, cardPadding: 16, leading: 0.94 },
  shape: { radius: 0, borderWidth: 1, shadow: 'none' },
  title: 'strip',
  marker: 'dash',
  card: 'ruled',
  numeral: 'plain',
  art: 'ledger',
  chart: { barRadius: 0, smooth: false, grid: 'solid', area: false },
};
