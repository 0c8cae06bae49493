import type { Language } from '@pagewright/model/languages';
import type { FontPairing } from '@pagewright/model/style-tokens';
import type { Restyling } from '@pagewright/page/restyle';
import { type Theme, themeOf } from '../theme.ts';
import type { Tone } from '../tone.ts';
import { type DocumentLook, pageLookOf } from './document-look.ts';

/** One style's colours and fonts for another's. Of a colour that stands for several things the first one counts. */
export function restylingBetween(from: DocumentLook, to: DocumentLook, language: Language): Restyling {
  const [before, after] = [themeOf(pageLookOf(from), language), themeOf(pageLookOf(to), language)];
  const ink = mapOf(inksOf(before), inksOf(after));
  const ground = mapOf(groundsOf(before), groundsOf(after));
  const fonts = (isHeading: boolean) => mapOf(familiesOf(before, isHeading), familiesOf(after, isHeading));
  const [ofHeadings, ofTexts] = [fonts(true), fonts(false)];
  return {
    ink: (color) => ink.get(color.toLowerCase()) ?? color,
    ground: (color) => ground.get(color.toLowerCase()) ?? color,
    font: (family, isHeading) => (isHeading ? ofHeadings : ofTexts).get(family.toLowerCase()) ?? family,
    plainInk: after.page.ink,
  };
}

function mapOf(before: readonly string[], after: readonly string[]): Map<string, string> {
  const map = new Map<string, string>();
  for (const [index, value] of before.entries()) {
    const other = after[index] ?? after.at(-1);
    if (other !== undefined && !map.has(value.toLowerCase())) map.set(value.toLowerCase(), other);
  }
  return map;
}

/** Series colours that every style has at least. */
const CHART_COLOURS = 6;

function inksOf(theme: Theme): string[] {
  const { page, surface, surfaceAlt, strong, cover, section, tokens } = theme;
  const { palette } = tokens;
  return [
    ...toneInks(page),
    palette.ink,
    palette.soft,
    palette.accent,
    ...palette.accents,
    palette.rule,
    ...palette.chart.slice(0, CHART_COLOURS),
    ...[surface, surfaceAlt, strong, cover, section].flatMap(toneInks),
  ];
}

function toneInks({ ink, soft, accent, accentFill, accents, rule }: Tone): string[] {
  return [ink, soft, accent, accentFill, accents[0] ?? accent, accents[1] ?? accent, accents[2] ?? accent, rule];
}

function groundsOf({ tokens: { palette } }: Theme): string[] {
  const { page, cover, section, surface, surfaceAlt, strong, accent, accents, rule, ink, chart } = palette;
  return [
    page.base,
    cover.base,
    section.base,
    surface,
    surfaceAlt,
    strong,
    accent,
    ...accents,
    rule,
    ink,
    ...chart.slice(0, CHART_COLOURS),
    ...[page, cover, section].map(({ fill }) =>
      fill.type === 'solid' ? fill.color : (fill.stops[0]?.color ?? '#ffffff'),
    ),
    ...[page, cover, section].map(({ fill, base }) =>
      fill.type === 'solid' ? base : (fill.stops.at(-1)?.color ?? base),
    ),
  ];
}

function familiesOf({ tokens: { fonts }, language }: Theme, isHeading: boolean): string[] {
  const family = (pairing: FontPairing) => (pairing.by?.[language] ?? pairing).family;
  const [heading, body, figure, label] = [fonts.heading, fonts.body, fonts.figure, fonts.label].map(family);
  const ordered = isHeading ? [heading, body, figure, label] : [body, heading, figure, label];
  return ordered.filter((one) => one !== undefined);
}
