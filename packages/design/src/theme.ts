import { type FormatId, type Medium, pageFormat } from '@pagewright/model/formats';
import { isCjk, type Language } from '@pagewright/model/languages';
import type { FontPairing, StyleTokens } from '@pagewright/model/style-tokens';
import type { Rect, Size } from '@pagewright/model/units';
import type { TextLook } from './text-look.ts';
import { type Tone, toneOn } from './tone.ts';

/** Largest text of a text component, px (`characterStyle`). */
const MAX_FONT_SIZE = 400;

/** What a document is to look like. */
export interface PageLook {
  readonly format: FormatId;
  readonly customSize?: Size;
  readonly style: StyleTokens;
}

export type TextRole = 'display' | 'title' | 'lead' | 'heading' | 'body' | 'small' | 'label' | 'figure' | 'numeral';

interface RoleSize {
  /** px at the medium's reference size. */
  readonly size: number;
  /** Never smaller, px. */
  readonly min: number;
}

/** Sizes per medium, px: slides at 1280x720, documents at 992 wide, posters and long images at 1080 wide. */
const ROLE_SIZES: Readonly<Record<Medium, Readonly<Record<TextRole, RoleSize>>>> = {
  slide: roles(70, 40, 21, 22, 20, 13.5, 14, 62, 32, 12),
  document: roles(54, 29, 17, 18, 15, 12.5, 12.5, 38, 22, 12),
  poster: roles(82, 42, 27, 27, 23, 16, 17, 64, 36, 14),
  long: roles(88, 46, 30, 30, 26, 18, 19, 76, 40, 16),
};

function roles(
  display: number,
  title: number,
  lead: number,
  heading: number,
  body: number,
  small: number,
  label: number,
  figure: number,
  numeral: number,
  least: number,
): Record<TextRole, RoleSize> {
  return {
    display: { size: display, min: least * 1.5 },
    title: { size: title, min: least * 1.15 },
    lead: { size: lead, min: least },
    heading: { size: heading, min: least },
    body: { size: body, min: least },
    small: { size: small, min: 12 },
    label: { size: label, min: 12 },
    figure: { size: figure, min: least * 1.5 },
    numeral: { size: numeral, min: least },
  };
}

/** A style resolved for one page size and language: every size in px. */
export interface Theme {
  readonly tokens: StyleTokens;
  readonly language: Language;
  readonly cjk: boolean;
  readonly medium: Medium;
  readonly format: FormatId;
  readonly size: Size;
  /** Multiple of the medium's reference size. */
  readonly unit: number;
  /** Free edge of the page that lint holds everything but decoration within, px. */
  readonly margin: number;
  /** Where content stands. */
  readonly content: Rect;
  readonly gap: number;
  readonly page: Tone;
  readonly surface: Tone;
  readonly surfaceAlt: Tone;
  readonly strong: Tone;
  readonly cover: Tone;
  readonly section: Tone;
}

const themes = new WeakMap<StyleTokens, Map<string, Theme>>();

/** Themes that are kept of a style. */
const KEPT = 50;

export function themeOf(look: PageLook, language: Language): Theme {
  const { size } = pageFormat(look.format, look.customSize);
  let own = themes.get(look.style);
  if (!own) {
    own = new Map();
    themes.set(look.style, own);
  }
  const key = `${look.format}|${size.width}x${size.height}|${language}`;
  let theme = own.get(key);
  if (!theme) {
    if (own.size > KEPT) own.clear();
    theme = makeTheme(look, language);
    own.set(key, theme);
  }
  return theme;
}

function makeTheme(look: PageLook, language: Language): Theme {
  const { medium, size } = pageFormat(look.format, look.customSize);
  const tokens = look.style;
  const unit = unitOf(medium, size);
  const inset = Math.round(insetOf(medium, tokens.rhythm.inset) * unit);
  const margin = Math.round(Math.min(inset, (medium === 'slide' ? 30 : 40) * unit));
  const on = (color: string) => toneOn(tokens, color);
  return {
    tokens,
    language,
    cjk: isCjk(language),
    medium,
    format: look.format,
    size,
    unit,
    margin,
    content: { x: inset, y: inset, width: size.width - inset * 2, height: size.height - inset * 2 },
    gap: Math.round(tokens.rhythm.gap * unit * (medium === 'document' ? 0.8 : 1)),
    page: on(tokens.palette.page.base),
    surface: on(tokens.palette.surface),
    surfaceAlt: on(tokens.palette.surfaceAlt),
    strong: on(tokens.palette.strong),
    cover: on(tokens.palette.cover.base),
    section: on(tokens.palette.section.base),
  };
}

function insetOf(medium: Medium, inset: number): number {
  if (medium === 'slide') return inset;
  return medium === 'document' ? Math.max(60, inset * 1.05) : Math.max(56, inset * 0.95);
}

/** Sizes grow with the page; less than in proportion between slides of one height, so that text stays readable. */
function unitOf(medium: Medium, size: Size): number {
  if (medium === 'slide') {
    const byArea = Math.sqrt((size.width * size.height) / (1280 * 720));
    return Math.max(0.5, Math.min(byArea, (size.height / 720) * 1.08, (size.width / 960) * 1.2));
  }
  const shortSide = Math.min(size.width, size.height);
  return Math.max(0.5, shortSide / (medium === 'document' ? 992 : 1080));
}

function fontOf(pairing: FontPairing, language: Language) {
  return pairing.by?.[language] ?? pairing;
}

const LINE_HEIGHT: Readonly<Record<TextRole, readonly [latin: number, cjk: number]>> = {
  display: [1.12, 1.25],
  title: [1.2, 1.3],
  lead: [1.45, 1.6],
  heading: [1.3, 1.4],
  body: [1.5, 1.62],
  small: [1.4, 1.5],
  label: [1.35, 1.4],
  figure: [1.08, 1.12],
  numeral: [1.1, 1.15],
};

/** The look of a role at `scale` times its size, in a colour. Sizes are halves of a px. */
export function textLook(theme: Theme, role: TextRole, color: string, scale = 1): TextLook {
  const { size, min } = ROLE_SIZES[theme.medium][role];
  const { tokens, language } = theme;
  const pairing = pairingOf(theme, role);
  const font = fontOf(pairing, language);
  const fontSize = Math.min(
    MAX_FONT_SIZE,
    Math.max(min, Math.round(size * styleScale(tokens, role) * theme.unit * scale * 2) / 2),
  );
  const leading = role === 'body' || role === 'lead' ? tokens.rhythm.leading : 1;
  const uppercase = role === 'label' && tokens.fonts.label.uppercase && !theme.cjk;
  return {
    fontFamily: font.family,
    fontSize,
    fontWeight: font.weight,
    lineHeight: Math.round(LINE_HEIGHT[role][theme.cjk ? 1 : 0] * leading * 100) / 100,
    // -2 to 10 px (spec §5): the tracking of very large type stays within it.
    letterSpacing: Math.min(10, Math.max(-2, Math.round((font.letterSpacing ?? 0) * (fontSize / 16) * 10) / 10)),
    textTransform: uppercase ? 'uppercase' : 'none',
    fontStyle: 'normal',
    language,
    color,
  };
}

function pairingOf(theme: Theme, role: TextRole): FontPairing {
  const { fonts } = theme.tokens;
  if (role === 'display' || role === 'title' || role === 'heading') return fonts.heading;
  if (role === 'figure' || role === 'numeral') return fonts.figure;
  return role === 'label' ? fonts.label : fonts.body;
}

function styleScale(tokens: StyleTokens, role: TextRole): number {
  if (role === 'display') return tokens.scale.display;
  if (role === 'title') return tokens.scale.title;
  if (role === 'figure' || role === 'numeral') return tokens.scale.figure;
  return tokens.scale.body;
}

/** The same look with some parts changed; letter spacing follows the size. */
export function withLook(look: TextLook, change: Partial<TextLook>): TextLook {
  const fontSize = Math.min(MAX_FONT_SIZE, change.fontSize ?? look.fontSize);
  const letterSpacing = change.letterSpacing ?? spacing((look.letterSpacing * fontSize) / look.fontSize);
  return { ...look, ...change, fontSize, letterSpacing };
}

/** Letter spacing in tenths of a px, within what a text component takes (spec §5). */
function spacing(px: number): number {
  return Math.min(10, Math.max(-2, Math.round(px * 10) / 10));
}
