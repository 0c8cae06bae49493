import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMAT_IDS, PAGE_FORMATS } from '@pagewright/model/formats';
import { STYLE_IDS } from '@pagewright/model/styles';
import { describe, expect, it } from 'vitest';
import { card } from '../blocks/card.ts';
import { prose } from '../blocks/prose.ts';
import { designOutline, LATEST_EDITION } from '../design.ts';
import { sampleBrief, sampleDeck, sampleOutline, samplePoster, sampleReport } from '../fixtures/fixtures.ts';
import { STYLES } from '../styles.ts';
import { LAYOUTS } from './all-layouts.ts';
import { catalogueOf } from './catalogue.ts';
import { layout } from './layout.ts';

/** Shows nothing but ever the same words, so that its pages are known. */
const added = layout<'bullets'>({
  name: 'bullets-added',
  form: 'bullets',
  since: LATEST_EDITION + 1,
  frame: 'top',
  dense: true,
  body: (setting) =>
    card(setting, 0, (inside) => prose(inside, [{ text: 'Drawn by the added layout', slot: 'added', origins: [] }]), {
      fullHeight: 2000,
    }),
});

const WITH_ADDED = catalogueOf([added, ...LAYOUTS]);

/** What documents of every medium are designed from. */
function documents() {
  return [sampleDeck('en-US'), sampleReport('zh-CN'), samplePoster('ja-JP')].map((outline) => ({
    ...outline,
    edition: LATEST_EDITION,
  }));
}

describe('the choice of layouts', () => {
  it('is not changed by a layout that came later', () => {
    for (const outline of documents()) {
      for (const format of ['ppt-16-9', 'ppt-4-3', 'a4-portrait', 'long-3'] as const) {
        const look = { format, style: STYLES.energetic };
        expect(designOutline(outline, look, WITH_ADDED)).toEqual(designOutline(outline, look));
      }
    }
  });

  it('gives documents made since what was added', () => {
    const pages = Array.from({ length: 9 }, (_, at) => sampleBrief('bullets', 'en-US', 'usual', at));
    const outline = { ...sampleOutline('en-US', pages), edition: LATEST_EDITION + 1 };
    const drawn = designOutline(outline, { format: 'ppt-16-9', style: STYLES.minimal }, WITH_ADDED);
    expect(drawn.some((page) => page.components.some(({ slot }) => slot === 'added'))).toBe(true);
  });

  it('does not depend on the order in which they are listed', () => {
    const reversed = catalogueOf(LAYOUTS.toReversed());
    for (const outline of documents()) {
      for (const format of ['ppt-16-9', 'a4-landscape', 'a3'] as const) {
        const look = { format, style: STYLES.tech };
        expect(designOutline(outline, look, reversed)).toEqual(designOutline(outline, look));
      }
    }
  });

  it('tells styles and documents apart', () => {
    const pages = [sampleBrief('bullets', 'en-US', 'usual', 0)];
    const places = (title: string, style: (typeof STYLE_IDS)[number]) =>
      JSON.stringify(
        designOutline({ ...sampleOutline('en-US', pages), title }, { format: 'ppt-16-9', style: STYLES[style] })
          .flatMap(({ components }) => components)
          .map(({ position, slot }) => (slot?.startsWith('items') ? position : undefined)),
      );
    expect(new Set(STYLE_IDS.map((style) => places('One', style))).size).toBeGreaterThan(3);
    expect(new Set(['One', 'Two', 'Three', 'Four', 'Five'].map((title) => places(title, 'warm'))).size).toBeGreaterThan(
      1,
    );
  });

  it('names every layout once, and only where it is', () => {
    const names = LAYOUTS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const root = join(import.meta.dirname, '..');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
    for (const name of names) {
      const holders = texts.filter((text) => text.includes(`'${name}'`));
      expect(holders, name).toHaveLength(1);
    }
  });

  it('has a layout for every form wherever it may stand', () => {
    for (const [form, layouts] of Object.entries(catalogueOf(LAYOUTS))) {
      for (const format of FORMAT_IDS) {
        const { medium } = PAGE_FORMATS[format];
        const part = layouts.filter(({ whole, kinds, media, leastWidth = 0 }) => {
          return !whole && !kinds && (!media || media.includes(medium)) && leastWidth <= 480;
        });
        expect(part.length, `${form} on ${format}`).toBeGreaterThan(0);
      }
    }
  });
});
