import { z } from 'zod';
import { LANGUAGES } from './languages.ts';
import { cssShadow, fill } from './page.ts';

/**
 * A style as data: colours, faces, sizes, rhythm, and which of the known treatments it draws titles, cards, markers and
 * covers with. The ten styles are ten files of it; a brand kit is one more.
 */

/** An opaque colour, `#rrggbb`: contrast is reckoned with it. */
const opaque = z.string().regex(/^#[0-9a-f]{6}$/i, 'not a colour of the form #rrggbb');

/** A family of the font catalogue and a weight that it has. */
export const fontChoice = z.object({
  family: z.string().min(1).max(100),
  weight: z.number().int().min(100).max(900),
  /** px at 16 px size; scales with the size. */
  letterSpacing: z.number().min(-2).max(10).optional(),
});
export type FontChoice = z.infer<typeof fontChoice>;

/** A face for Latin text, and others where Chinese or Japanese wants its own. */
export const fontPairing = fontChoice.extend({ by: z.partialRecord(z.enum(LANGUAGES), fontChoice).optional() });
export type FontPairing = z.infer<typeof fontPairing>;

/** A ground that text stands on: what is painted, and the plainest colour of it that contrast is reckoned with. */
export const ground = z.object({ fill, base: opaque });

export const palette = z.object({
  page: ground,
  cover: ground,
  section: ground,
  /** Cards and panels on a page. */
  surface: opaque,
  /** A second, stronger surface: table heads, bands, zebra. */
  surfaceAlt: opaque,
  /** Panels that shout: filled with the accent or with ink. */
  strong: opaque,
  ink: opaque,
  soft: opaque,
  rule: opaque,
  accent: opaque,
  accents: z.tuple([opaque, opaque, opaque]),
  /** Series colours of charts. */
  chart: z.array(opaque).min(6).max(24),
});

/** How a page's title is set off. */
export const TITLE_TREATMENTS = [
  'rule-above',
  'highlight',
  'strip',
  'thick-bar',
  'dots',
  'side-bar',
  'centered-ornament',
  'bracket',
  'hairline',
  'underline-wave',
] as const;
export const MARKER_TREATMENTS = [
  'square',
  'slash',
  'dash',
  'block',
  'ring',
  'check',
  'diamond',
  'chevron',
  'hair',
  'dot',
] as const;
export const CARD_TREATMENTS = [
  'top-rule',
  'solid',
  'ruled',
  'open',
  'floating',
  'left-bar',
  'frame',
  'panel',
  'hairline',
  'pastel',
] as const;
export type CardTreatment = (typeof CARD_TREATMENTS)[number];
export const NUMERAL_TREATMENTS = ['padded', 'plain', 'roman', 'bracketed'] as const;
export const COVER_ARTS = [
  'columns',
  'diagonals',
  'ledger',
  'swiss',
  'orbs',
  'blocks',
  'frame',
  'grid',
  'circle',
  'hills',
] as const;
export type CoverArt = (typeof COVER_ARTS)[number];

/** Longest picture of a logo, characters of its `data:` URL: every page has it in its text. */
export const LOGO_LIMIT = 60_000;

/** The logo that stands on every page, small, at its foot. The style has its picture within itself wherever it goes. */
export const styleLogo = z.object({
  imageUrl: z
    .string()
    .max(LOGO_LIMIT)
    .regex(/^data:image\/(png|jpeg|svg\+xml);base64,[A-Za-z0-9+/]+=*$/, 'not a data: URL of a PNG, JPEG or SVG'),
  /** What it shows, for those who cannot see it. */
  alt: z.string().trim().min(1).max(100),
  /** Width over height. */
  aspect: z.number().min(0.1).max(12),
});
export type StyleLogo = z.infer<typeof styleLogo>;

/** A multiple of a usual size. */
const times = z.number().min(0.5).max(2);

export const styleTokens = z.object({
  /** Names the style; which layouts a document gets depends on it. */
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,47}$/, 'not a name of small letters, digits and hyphens'),
  dark: z.boolean(),
  palette,
  fonts: z.object({
    heading: fontPairing,
    body: fontPairing,
    figure: fontPairing,
    label: fontPairing.extend({ uppercase: z.boolean() }),
  }),
  /** Multiples of the medium's sizes. */
  scale: z.object({ display: times, title: times, body: times, figure: times }),
  rhythm: z.object({
    /** Side inset of a 1280 px slide, px; other sizes in proportion. */
    inset: z.number().min(32).max(140),
    gap: z.number().min(8).max(64),
    cardPadding: z.number().min(8).max(64),
    /** Multiple of the medium's line height. */
    leading: z.number().min(0.85).max(1.4),
  }),
  shape: z.object({
    /** px. */
    radius: z.number().min(0).max(60),
    borderWidth: z.number().min(0).max(8),
    shadow: cssShadow,
  }),
  title: z.enum(TITLE_TREATMENTS),
  marker: z.enum(MARKER_TREATMENTS),
  card: z.enum(CARD_TREATMENTS),
  numeral: z.enum(NUMERAL_TREATMENTS),
  art: z.enum(COVER_ARTS),
  chart: z.object({
    barRadius: z.number().min(0).max(30),
    smooth: z.boolean(),
    grid: z.enum(['solid', 'dashed', 'none']),
    area: z.boolean(),
  }),
  logo: styleLogo.optional(),
});
export type StyleTokens = z.infer<typeof styleTokens>;
