import type { KindInput } from '@pagewright/components/kind';
import type { rectangleModel } from '@pagewright/components/kinds/rectangle';
import { mix } from '@pagewright/model/color';
import type { CardTreatment } from '@pagewright/model/style-tokens';
import type { Rect } from '@pagewright/model/units';
import { type Box, box, limitOf } from '../box/box.ts';
import { onTone, type Setting, space } from '../setting.ts';
import type { Sheet } from '../sheet.ts';
import { type Tone, toneOn } from '../tone.ts';

/** A ground for a card and the way its edges are drawn. */
interface CardFace {
  readonly tone: Tone;
  readonly padding: Padding;
  draw(sheet: Sheet, rect: Rect): void;
}

interface Padding {
  /** px at the left and at the right. */
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

const MAX_GROWTH = 1.55;

/**
 * A panel in the style's manner around content that is built for the panel's ground.
 * @param options.fullHeight px that it grows to however little stands in it
 */
export function card(
  setting: Setting,
  index: number,
  content: (setting: Setting) => Box,
  options: { grow?: number; emphasis?: boolean; align?: 'start' | 'middle'; fullHeight?: number } = {},
): Box {
  const face = options.emphasis ? strongFace(setting) : cardFace(setting, index);
  const inner = content(onTone(setting, face.tone));
  const { x, top, bottom } = face.padding;
  const least = (width: number) => inner.height(width - x * 2) + top + bottom;
  return box({
    height: least,
    grow: options.grow ?? 1,
    limit: (width) => Math.max(options.fullHeight ?? 0, Math.round(least(width) * MAX_GROWTH + 24)),
    draw(sheet, rect) {
      face.draw(sheet, rect);
      const width = rect.width - x * 2;
      const height = rect.height - top - bottom;
      const own = options.align === 'middle' ? inner.height(width) : height;
      inner.draw(sheet, { x: rect.x + x, y: rect.y + top + Math.round((height - own) / 2), width, height: own });
    },
  });
}

/** For cards that stand beside others: as high as they are, however little stands in it. */
export const AS_HIGH_AS_ITS_ROW = { fullHeight: 20_000 } as const;

/** A quiet panel around an exhibit: table, chart, diagram. */
export function plainCard(setting: Setting, content: (setting: Setting) => Box): Box {
  const { tokens } = setting.theme;
  const surface = surfaceFor(setting);
  const inner = content(onTone(setting, surface));
  const padding = space(setting, tokens.rhythm.cardPadding * 0.9);
  return box({
    height: (width) => inner.height(width - padding * 2) + padding * 2,
    grow: inner.grow ?? 1,
    limit: (width) => limitOf(inner, width - padding * 2) + padding * 2,
    draw(sheet, rect) {
      panel(sheet, rect, {
        backgroundColor: surface.background,
        borderRadius: tokens.shape.radius,
        borderWidth: tokens.shape.borderWidth,
        borderColor: setting.tone.rule,
        boxShadow: tokens.shape.shadow,
      });
      inner.draw(sheet, {
        x: rect.x + padding,
        y: rect.y + padding,
        width: rect.width - padding * 2,
        height: rect.height - padding * 2,
      });
    },
  });
}

/** A card's ground as a component of its own. */
function panel(sheet: Sheet, rect: Rect, props: KindInput<typeof rectangleModel>): void {
  sheet.rectangle('card', rect, props);
}

function strongFace(setting: Setting): CardFace {
  const { tokens, strong } = setting.theme;
  return {
    tone: strong,
    padding: evenly(space(setting, tokens.rhythm.cardPadding)),
    draw: (sheet, rect) =>
      panel(sheet, rect, { backgroundColor: tokens.palette.strong, borderRadius: tokens.shape.radius }),
  };
}

/** What a card's face is made from. */
interface CardPlace {
  readonly setting: Setting;
  readonly index: number;
  readonly tone: Tone;
  /** The card colour that stands out from the ground. */
  readonly surface: Tone;
  readonly accent: string;
  /** px. */
  readonly inside: number;
  readonly padding: Padding;
}

/** How the style draws its `index`th card on the setting's ground. */
function cardFace(setting: Setting, index: number): CardFace {
  const { tone } = setting;
  const inside = space(setting, setting.theme.tokens.rhythm.cardPadding);
  const accent = tone.accents[index % tone.accents.length] ?? tone.accentFill;
  const place = { setting, index, tone, surface: surfaceFor(setting), accent, inside, padding: evenly(inside) };
  return FACES[setting.theme.tokens.card](place);
}

const FACES: Readonly<Record<CardTreatment, (place: CardPlace) => CardFace>> = {
  'top-rule': ({ setting, surface, tone, padding }) => ({
    tone: surface,
    padding,
    draw(sheet, rect) {
      panel(sheet, rect, { backgroundColor: surface.background });
      sheet.rectangle(
        'card-rule',
        { ...rect, height: Math.max(3, space(setting, 4)) },
        { backgroundColor: tone.accentFill },
      );
    },
  }),
  solid: ({ setting, index, tone, padding }) => {
    const { palette } = setting.theme.tokens;
    const wanted = [palette.strong, ...palette.accents][index % 4] ?? palette.strong;
    return filledFace(setting, wanted === tone.background ? mix(wanted, tone.ink, 0.12) : wanted, padding);
  },
  ruled: ({ tone, accent, padding }) => ({
    tone,
    padding,
    draw(sheet, rect) {
      panel(sheet, rect, { backgroundColor: 'transparent', borderWidth: 1, borderColor: tone.rule });
      sheet.rectangle('card-rule', { ...rect, height: 3 }, { backgroundColor: accent });
    },
  }),
  open: ({ setting, index, tone }) => ({
    tone,
    padding: { x: 0, top: space(setting, 18), bottom: 0 },
    draw(sheet, rect) {
      const backgroundColor = index === 0 ? tone.accentFill : tone.ink;
      sheet.rectangle('card-rule', { ...rect, height: space(setting, 3) }, { backgroundColor });
    },
  }),
  floating: ({ setting, surface, inside, padding }) => ({
    tone: surface,
    padding,
    draw(sheet, rect) {
      const { palette, shape } = setting.theme.tokens;
      panel(sheet, rect, { backgroundColor: surface.background, borderRadius: shape.radius, boxShadow: shape.shadow });
      const tab = { x: rect.x + inside, y: rect.y, width: space(setting, 44), height: space(setting, 5) };
      sheet.rectangle('card-tab', tab, gradientOf(palette.accents[0], palette.accents[1], 3));
    },
  }),
  'left-bar': ({ setting, surface, tone, accent, padding }) => ({
    tone: surface,
    padding,
    draw(sheet, rect) {
      const { radius } = setting.theme.tokens.shape;
      panel(sheet, rect, {
        backgroundColor: surface.background,
        borderRadius: radius,
        borderWidth: 1,
        borderColor: tone.rule,
      });
      const bar = {
        x: rect.x,
        y: rect.y + radius,
        width: space(setting, 5),
        height: Math.max(8, rect.height - radius * 2),
      };
      sheet.rectangle('card-bar', bar, { backgroundColor: accent });
    },
  }),
  frame: ({ setting, tone, padding }) => ({ tone, padding, draw: (sheet, rect) => drawFrame(sheet, rect, setting) }),
  panel: ({ setting, surface, accent, padding }) => ({
    tone: surface,
    padding,
    draw(sheet, rect) {
      const { radius } = setting.theme.tokens.shape;
      const borderColor = mix(surface.background, accent, 0.35);
      panel(sheet, rect, { backgroundColor: surface.background, borderRadius: radius, borderWidth: 1, borderColor });
      const glow = { x: rect.x + radius, y: rect.y, width: Math.max(8, rect.width * 0.36), height: 2 };
      sheet.rectangle('card-glow', glow, gradientOf(accent, surface.background, 0));
    },
  }),
  hairline: ({ tone, inside }) => ({
    tone,
    padding: { x: 0, top: Math.round(inside * 0.75), bottom: Math.round(inside * 0.4) },
    draw: (sheet, rect) => sheet.rectangle('card-rule', { ...rect, height: 1 }, { backgroundColor: tone.rule }),
  }),
  pastel: ({ setting, index, tone, padding }) => {
    const { palette } = setting.theme.tokens;
    return filledFace(setting, mix(tone.background, palette.accents[index % 3] ?? palette.accent, 0.2), padding);
  },
};

/** A panel of one colour. */
function filledFace(setting: Setting, fill: string, padding: Padding): CardFace {
  const { tokens } = setting.theme;
  return {
    tone: toneOn(tokens, fill),
    padding,
    draw: (sheet, rect) => panel(sheet, rect, { backgroundColor: fill, borderRadius: tokens.shape.radius }),
  };
}

function evenly(px: number): Padding {
  return { x: px, top: px, bottom: px };
}

/** The card colour that stands out from the ground it lies on. */
function surfaceFor(setting: Setting): Tone {
  const { surface, page, tokens } = setting.theme;
  const { background } = setting.tone;
  if (background === page.background) return surface;
  if (background === tokens.palette.surface || background === tokens.palette.surfaceAlt) return page;
  return toneOn(tokens, mix(background, setting.tone.ink, 0.09));
}

function drawFrame(sheet: Sheet, rect: Rect, setting: Setting): void {
  const { tone } = setting;
  const inset = space(setting, 5);
  panel(sheet, rect, { backgroundColor: 'transparent', borderWidth: 1, borderColor: tone.accentFill });
  sheet.rectangle(
    'card-frame',
    { x: rect.x + inset, y: rect.y + inset, width: rect.width - inset * 2, height: rect.height - inset * 2 },
    { backgroundColor: 'transparent', borderWidth: 1, borderColor: tone.rule },
  );
}

/** A plain horizontal gradient between two colours. */
export function gradientOf(from: string, to: string, borderRadius: number): KindInput<typeof rectangleModel> {
  return {
    backgroundColor: from,
    backgroundType: 'linear-gradient',
    gradientAngle: 90,
    gradientStops: [
      { color: from, position: 0 },
      { color: to, position: 100 },
    ],
    borderRadius,
  };
}
