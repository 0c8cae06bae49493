import type { StyleTokens } from '@pagewright/model/style-tokens';

/** Invitation card: ivory and gold, high-contrast serifs, centred titles, double frames. */
export const elegant: StyleTokens = {
  id: 'elegant',
  dark: false,
  palette: {
    page: { fill: { type: 'solid', color: '#fbf8f2' }, base: '#fbf8f2' },
    cover: { fill: { type: 'solid', color: '#f4ede1' }, base: '#f4ede1' },
    section: { fill: { type: 'solid', color: '#3a1f2b' }, base: '#3a1f2b' },
    surface: '#f5efe4',
    surfaceAlt: '#ebe1d0',
    strong: '#3a1f2b',
    ink: '#2d2226',
    soft: '#6a5a56',
    rule: '#d9c9ac',
    accent: '#8c5f2a',
    accents: ['#a67c45', '#6d2e46', '#7d8b6a'],
    chart: ['#a67c45', '#6d2e46', '#7d8b6a', '#c9ab7c', '#4f5d75', '#b5838d', '#3a1f2b', '#d8c3a5'],
  },
  fonts: {
    heading: {
      family: 'Playfair Display',
      weight: 600,
      by: {
        'zh-CN': { family: 'Noto Serif SC', weight: 600, letterSpacing: 0.5 },
        'zh-TW': { family: 'Noto Serif TC', weight: 600, letterSpacing: 0.5 },
        'ja-JP': { family: 'Shippori Mincho', weight: 600, letterSpacing: 0.4 },
      },
    },
    body: {
      family: 'Lora',
      weight: 400,
      by: {
        'zh-CN': { family: 'Noto Serif SC', weight: 400 },
        'zh-TW': { family: 'Noto Serif TC', weight: 400 },
        'ja-JP': { family: 'Shippori Mincho', weight: 400 },
      },
    },
    figure: { family: 'Lora', weight: 500 },
    label: { family: 'Cormorant Garamond', weight: 600, letterSpacing: 1, uppercase: true },
  },
  scale: { display: 1.02, title: 1, body: 0.97, figure: 1 },
  rhythm: { inset: 88, gap: 28, cardPadding: 28, leading: 1.05 },
  shape: { radius: 0, borderWidth: 1, shadow: 'none' },
  title: 'centered-ornament',
  marker: 'diamond',
  card: 'frame',
  numeral: 'roman',
  art: 'frame',
  chart: { barRadius: 0, smooth: true, grid: 'none', area: false },
};
