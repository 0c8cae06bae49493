import { contrast, parseColor } from '@pagewright/model/color';
import type { FontPairing } from '@pagewright/model/style-tokens';
import { STYLE_IDS } from '@pagewright/model/styles';
import { FONT_FAMILIES } from '@pagewright/typography/catalogue';
import { describe, expect, it } from 'vitest';
import { STYLES } from './styles.ts';
import { toneOn } from './tone.ts';

describe.each(STYLE_IDS)('%s', (id) => {
  const tokens = STYLES[id];
  const { palette } = tokens;

  it('is readable on every ground of its palette', () => {
    const grounds = [
      palette.page.base,
      palette.cover.base,
      palette.section.base,
      palette.surface,
      palette.surfaceAlt,
      palette.strong,
      ...palette.accents,
    ];
    for (const ground of grounds) {
      const tone = toneOn(tokens, ground);
      for (const ink of [tone.ink, tone.soft, tone.accent])
        expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('is readable on both ends of its gradients', () => {
    for (const ground of [palette.page, palette.cover, palette.section]) {
      const stops = ground.fill.type === 'solid' ? [ground.fill.color] : ground.fill.stops.map((stop) => stop.color);
      const tone = toneOn(tokens, ground.base);
      for (const stop of stops) {
        for (const ink of [tone.ink, tone.soft, tone.accent])
          expect(contrast(ink, stop), `${ink} on ${stop}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('uses families and weights of the catalogue', () => {
    const pairings: FontPairing[] = Object.values(tokens.fonts);
    for (const choice of pairings.flatMap((pairing) => [pairing, ...Object.values(pairing.by ?? {})])) {
      const family = FONT_FAMILIES.find((candidate) => candidate.name === choice.family);
      expect(family, choice.family).toBeDefined();
      expect(family?.weights, choice.family).toContain(choice.weight);
    }
  });

  it('has six or more distinct chart colours', () => {
    expect(new Set(palette.chart).size).toBe(palette.chart.length);
    expect(palette.chart.length).toBeGreaterThanOrEqual(6);
    for (const color of palette.chart) expect(parseColor(color)).toBeDefined();
  });
});

describe('the ten styles', () => {
  it('differ in art, title, marker, card and cover colour', () => {
    const all = STYLE_IDS.map((id) => STYLES[id]);
    for (const part of ['art', 'title', 'marker', 'card'] as const)
      expect(new Set(all.map((tokens) => tokens[part])).size, part).toBe(all.length);
    expect(new Set(all.map((tokens) => tokens.palette.cover.base)).size).toBe(all.length);
  });
});
