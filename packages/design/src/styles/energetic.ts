import type { StyleTokens } from '@pagewright/model/style-tokens';

/** Stadium poster: heavy type, solid blocks of orange, pink and yellow, slanted shapes. */
export const energetic: StyleTokens = {
  id: 'energetic',
  dark: false,
  palette: {
    page: { fill: { type: 'solid', color: '#fffaf3' }, base: '#fffaf3' },
    cover: { fill: { type: 'solid', color: '#ff5a1f' }, base: '#ff5a1f' },
    section: { fill: { type: 'solid', color: '#ffc928' }, base: '#ffc928' },
    surface: '#ffefdc',
    surfaceAlt: '#ffdfba',
    strong: '#1c1226',
    ink: '#1c1226',
    soft: '#5b4a5e',
    rule: '#f0d6bb',
    accent: '#e8420b',
    accents: ['#ff5a1f', '#ffc928', '#d6246e'],
    chart: ['#ff5a1f', '#d6246e', '#ffb703', '#5b2a86', '#1aa6a6', '#8ac926', '#3a6ff0', '#ff8fab'],
  },
  fonts: {
    heading: {
      family: 'Archivo',
      weight: 800,
      letterSpacing: -0.3,
      by: {
        'zh-CN': { family: 'Noto Sans SC', weight: 900 },
        'zh-TW': { family: 'Noto Sans TC', weight: 900 },
        'ja-JP': { family: 'Noto Sans JP', weight: 900 },
      },
    },
    body: { family: 'Archivo', weight: 400 },
    figure: { family: 'Archivo', weight: 800, letterSpacing: -0.4 },
    label: { family: 'Archivo', weight: 700, letterSpacing: 0.4, uppercase: true },
  },
  scale: { display: 1.22, title: 1.14, body: 1, figure: 1.25 },
  rhythm: { inset: 64, gap: 20, cardPadding: 26, leading: 0.98 },
  shape: { radius: 0, borderWidth: 0, shadow: 'none' },
  title: 'highlight',
  marker: 'slash',
  card: 'solid',
  numeral: 'plain',
  art: 'diagonals',
  chart: { barRadius: 0, smooth: false, grid: 'none', area: true },
};
