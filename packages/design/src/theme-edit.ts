import { contrast, MIN_CONTRAST, mix, mostReadable, readableColor } from '@pagewright/model/color';
import { isCjk, type Language } from '@pagewright/model/languages';
import type { FontPairing, StyleTokens } from '@pagewright/model/style-tokens';
import { FONT_FAMILIES, type FontFamily, fontFamily, nearestWeight } from '@pagewright/typography/catalogue';
import { PLAIN_RATIO, TEXT_RATIO } from './tone.ts';

/** A style changed in one respect, with what follows from it. Everything that is made so can be read and drawn. */

/** The colours of a style that people choose; the others follow from them. */
export const THEME_COLORS = ['page', 'surface', 'cover', 'section', 'ink', 'accent', 'accent-2', 'accent-3'] as const;
export type ThemeColor = (typeof THEME_COLORS)[number];

export function themeColor({ palette }: StyleTokens, part: ThemeColor): string {
  switch (part) {
    case 'page':
    case 'cover':
    case 'section':
      return palette[part].base;
    case 'accent-2':
      return palette.accents[1];
    case 'accent-3':
      return palette.accents[2];
    default:
      return palette[part];
  }
}

/** @param color `#rrggbb` */
export function withThemeColor(tokens: StyleTokens, part: ThemeColor, color: string): StyleTokens {
  const { palette } = tokens;
  switch (part) {
    case 'page':
      return onPage(tokens, color);
    case 'cover':
      return { ...tokens, palette: { ...palette, cover: solid(color) } };
    case 'section': {
      const strong = palette.strong === palette.section.base ? color : palette.strong;
      return { ...tokens, palette: { ...palette, section: solid(color), strong } };
    }
    case 'surface':
      return { ...tokens, palette: { ...palette, surface: color, surfaceAlt: mix(color, palette.ink, 0.06) } };
    case 'ink':
      return { ...tokens, palette: { ...palette, ink: color, ...quiet(palette.page.base, color) } };
    default:
      return withAccent(tokens, themeColor(tokens, part), color, part);
  }
}

type Ground = StyleTokens['palette']['page'];

function solid(color: string): Ground {
  return { fill: { type: 'solid', color }, base: color };
}

/** Another ground brings its own cards, lines and, where that has to be, ink. */
function onPage(tokens: StyleTokens, color: string): StyleTokens {
  const { palette } = tokens;
  const ink = readableColor(palette.ink, color, PLAIN_RATIO);
  return {
    ...tokens,
    dark: mostReadable(color, ['#ffffff', '#000000']) === '#ffffff',
    palette: {
      ...palette,
      page: solid(color),
      surface: mix(color, ink, 0.05),
      surfaceAlt: mix(color, ink, 0.1),
      ink,
      ...quiet(color, ink),
    },
  };
}

function quiet(ground: string, ink: string): Pick<StyleTokens['palette'], 'soft' | 'rule'> {
  return { soft: readableColor(mix(ink, ground, 0.28), ground, TEXT_RATIO), rule: mix(ground, ink, 0.18) };
}

/** An accent is one colour wherever it stands: in lines, panels, charts and grounds too. */
function withAccent(tokens: StyleTokens, old: string, color: string, part: ThemeColor): StyleTokens {
  const { palette } = tokens;
  const swap = (one: string) => (one === old ? color : one);
  const ground = (one: Ground): Ground => (one.fill.type === 'solid' && one.base === old ? solid(color) : one);
  const [first, second, third] = palette.accents;
  return {
    ...tokens,
    palette: {
      ...palette,
      cover: ground(palette.cover),
      section: ground(palette.section),
      accent: swap(palette.accent),
      accents: [swap(first), part === 'accent-2' ? color : swap(second), part === 'accent-3' ? color : swap(third)],
      rule: swap(palette.rule),
      strong: swap(palette.strong),
      chart: palette.chart.map(swap),
    },
  };
}

/** A colour that cannot be read where it is meant to be, so that pages show another in its place. */
export interface UnreadableColor {
  readonly part: ThemeColor;
  /** Its contrast with the page (WCAG 2.2), 1 to 21. */
  readonly contrast: number;
  /** The nearest colour that can be read. */
  readonly fix: string;
}

/** Colours of texts that pages do not show as they are chosen. */
export function unreadableColors(tokens: StyleTokens): UnreadableColor[] {
  const { page, ink, accent } = tokens.palette;
  return [
    { part: 'ink' as const, color: ink, ratio: PLAIN_RATIO },
    { part: 'accent' as const, color: accent, ratio: MIN_CONTRAST.largeText },
  ].flatMap(({ part, color, ratio }) => {
    const shown = contrast(color, page.base);
    return shown >= ratio ? [] : [{ part, contrast: shown, fix: readableColor(color, page.base, ratio) }];
  });
}

export type FontRole = 'heading' | 'body';

/** Families that texts of a language can be set in. */
export function familiesFor(language: Language): FontFamily[] {
  const script = isCjk(language) ? language : undefined;
  return FONT_FAMILIES.filter(({ cjk }) => cjk === script);
}

/** Name of the family that a role has in a language. */
export function themeFont({ fonts }: StyleTokens, role: FontRole, language: Language): string {
  return (fonts[role].by?.[language] ?? fonts[role]).family;
}

/** Figures go with the headings, labels with the texts. */
export function withThemeFont(tokens: StyleTokens, role: FontRole, family: string, language: Language): StyleTokens {
  const { fonts } = tokens;
  const set = <Pairing extends FontPairing>(pairing: Pairing) => withFamily(pairing, fontFamily(family), language);
  return {
    ...tokens,
    fonts:
      role === 'heading'
        ? { ...fonts, heading: set(fonts.heading), figure: set(fonts.figure) }
        : { ...fonts, body: set(fonts.body), label: set(fonts.label) },
  };
}

function withFamily<Pairing extends FontPairing>(pairing: Pairing, family: FontFamily, language: Language): Pairing {
  const { weight, letterSpacing } = pairing.by?.[language] ?? pairing;
  const choice = {
    family: family.name,
    weight: nearestWeight(family, weight),
    ...(letterSpacing === undefined ? {} : { letterSpacing }),
  };
  return isCjk(language) ? { ...pairing, by: { ...pairing.by, [language]: choice } } : { ...pairing, ...choice };
}

/** px. */
export const THEME_LIMITS = {
  radius: { min: 0, max: 40 },
  gap: { min: 12, max: 48 },
  /** A multiple of the usual size. */
  text: { min: 0.8, max: 1.3 },
} as const;

/** Corners of cards, pictures and bars. */
export function withRadius(tokens: StyleTokens, radius: number): StyleTokens {
  return {
    ...tokens,
    shape: { ...tokens.shape, radius },
    chart: { ...tokens.chart, barRadius: Math.min(12, Math.round(radius / 2)) },
  };
}

/** How airy pages are: what stands within cards and at the page's sides follows the gap between things. */
export function withGap(tokens: StyleTokens, gap: number): StyleTokens {
  const { rhythm } = tokens;
  const times = gap / rhythm.gap;
  return {
    ...tokens,
    rhythm: {
      ...rhythm,
      gap,
      cardPadding: within(Math.round(rhythm.cardPadding * times), 8, 64),
      inset: within(Math.round(rhythm.inset * Math.sqrt(times)), 32, 140),
    },
  };
}

/** Sizes of all texts, in the proportions that they have. */
export function withTextSize(tokens: StyleTokens, body: number): StyleTokens {
  const { scale } = tokens;
  const times = body / scale.body;
  const sized = (size: number) => within(Math.round(size * times * 100) / 100, 0.5, 2);
  return {
    ...tokens,
    scale: { display: sized(scale.display), title: sized(scale.title), body, figure: sized(scale.figure) },
  };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
