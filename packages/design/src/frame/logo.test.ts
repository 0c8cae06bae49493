import type { Component, Page } from '@pagewright/components/models';
import type { StyleTokens } from '@pagewright/model/style-tokens';
import { STYLE_IDS } from '@pagewright/model/styles';
import { lintPage } from '@pagewright/page/lint';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { describe, expect, it } from 'vitest';
import { designOutline } from '../design.ts';
import { SAMPLE_FORMS, sampleBrief, sampleOutline } from '../fixtures/fixtures.ts';
import { pageLookOf } from '../redesign/document-look.ts';
import { redesign, type StoredPage } from '../redesign/redesign.ts';
import { STYLES } from '../styles.ts';

const PICTURE = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`;

const withLogo = (style: StyleTokens, aspect = 3): StyleTokens => ({
  ...style,
  logo: { imageUrl: PICTURE, alt: 'Acme', aspect },
});

/** One of every medium, and the other way up. */
const FORMATS = ['ppt-16-9', 'ppt-4-3', 'a4-portrait', 'a4-landscape', 'a3', 'note', 'long-3'] as const;

const logoOn = ({ components }: Page): Component | undefined => components.find(({ repeat }) => repeat === 'logo');

const outline = sampleOutline(
  'en-US',
  SAMPLE_FORMS.map((form, index) => ({ ...sampleBrief(form, 'en-US', 'usual', index), id: `p${index}` })),
);

describe('the logo of a style', () => {
  it('stands on every page of every format beside what the page says', () => {
    for (const [at, format] of FORMATS.entries()) {
      const style = withLogo(STYLES[STYLE_IDS[at % STYLE_IDS.length] ?? 'warm'], at % 2 === 0 ? 4 : 0.7);
      const pages = designOutline(outline, { format, style });
      const found = pages.flatMap((page) => lintPage(page)).map(({ rule, componentIds }) => [rule, componentIds]);
      expect(found, format).toEqual([]);
      // Posters and covers may be full to their edges.
      const without = pages.filter((page) => !logoOn(page)).length;
      expect(without / pages.length, `${format} ${without} of ${pages.length}`).toBeLessThan(0.1);
    }
  });

  it('stands on a plate where the ground is another than that of the pages', () => {
    const forms = (['cover', 'bullets'] as const).map((form) => sampleBrief(form, 'en-US', 'usual', 0));
    const style = withLogo(STYLES.professional);
    const pages = designOutline(sampleOutline('en-US', forms), { format: 'ppt-16-9', style });
    const grounds = pages
      .map((page) => logoOn(page)?.props)
      .map((props) => props && 'backgroundColor' in props && props.backgroundColor);
    expect(grounds).toEqual([STYLES.professional.palette.page.base, 'transparent']);
  });
});

describe('the logo of a document that gets another style', () => {
  const of = (style: StyleTokens) => ({ format: 'ppt-16-9' as const, style });
  const plain = of(STYLES.warm);
  const kit = of(withLogo(STYLES.elegant));
  const other = of(withLogo({ ...STYLES.elegant, id: 'other' }, 2));
  const stored = (look: typeof plain): StoredPage[] =>
    designOutline(outline, pageLookOf(look)).map((page, index) => {
      const text = printPage(page);
      return { briefIndex: index, sameBrief: true, generatedText: text, styledText: text, kept: undefined };
    });
  const run = (pages: readonly StoredPage[], from: typeof plain, to: typeof plain) =>
    redesign({ outline, pages, from, to }).map(({ styledText }) => parsePage(styledText));

  it('comes with a brand kit, also onto pages that were made by hand, and goes with it', () => {
    const [first, ...rest] = stored(plain);
    if (!first) throw new Error('no page');
    const byHand = { ...first, briefIndex: undefined, generatedText: '' };
    const kitPages = run([byHand, ...rest.slice(0, 3)], plain, kit);
    expect(kitPages.map((page) => logoOn(page) !== undefined)).toEqual([true, true, true, true]);
    const [made] = kitPages;
    const back = run([{ ...byHand, styledText: made ? printPage(made) : '' }], kit, plain);
    expect(back.map((page) => logoOn(page))).toEqual([undefined]);
  });

  it('stays where a person moved it, and away where they took it away', () => {
    const [, , moved, removed] = stored(kit);
    if (!moved || !removed) throw new Error('no pages');
    const change = (page: StoredPage, by: (one: Component) => Component[]) => {
      const left = parsePage(page.styledText);
      const components = left.components.flatMap((one) => (one.repeat === 'logo' ? by(one) : [one]));
      return { ...page, styledText: printPage({ ...left, components }) };
    };
    const pages = [change(moved, (one) => [{ ...one, position: { x: 40, y: 40 } }]), change(removed, () => [])].map(
      (page, index) => ({ ...page, briefIndex: index + 2 }),
    );
    for (const isOwn of [false, true]) {
      const given = pages.map((page) => (isOwn ? { ...page, briefIndex: undefined, generatedText: '' } : page));
      expect(
        run(given, kit, other).map((page) => logoOn(page)?.position),
        `${isOwn}`,
      ).toEqual([{ x: 40, y: 40 }, undefined]);
    }
  });
});
