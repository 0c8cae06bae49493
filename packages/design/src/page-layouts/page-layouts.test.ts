import { lowerPage } from '@pagewright/components/lower-page';
import { FORMAT_IDS } from '@pagewright/model/formats';
import { LANGUAGES } from '@pagewright/model/languages';
import { STYLE_IDS } from '@pagewright/model/styles';
import { lintPage } from '@pagewright/page/lint';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { describe, expect, it } from 'vitest';
import { STYLES } from '../styles.ts';
import { newPage, PAGE_LAYOUTS } from './page-layouts.ts';
import { PLACEHOLDER_WORDS } from './placeholder-words.ts';

const PLACE = { pageNumber: 4, documentTitle: 'Mill Street', sectionNumber: 2 };
const FORMATS = FORMAT_IDS.filter((format) => format !== 'custom');

function made(layout: (typeof PAGE_LAYOUTS)[number], language: (typeof LANGUAGES)[number] = 'en-US') {
  return newPage(layout, { format: 'ppt-16-9', style: STYLES.professional }, { ...PLACE, language });
}

/** What a page would print. */
function printed(page: ReturnType<typeof made>): string[] {
  return lowerPage(page, { assets: () => undefined }).primitives.flatMap((primitive) =>
    primitive.type === 'text' ? primitive.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')) : [],
  );
}

describe('new pages', () => {
  it.each(LANGUAGES)('ask in the language of the document and print none of it: %s', (language) => {
    const words = new Set(Object.values(PLACEHOLDER_WORDS[language]));
    for (const layout of PAGE_LAYOUTS) {
      const page = made(layout, language);
      const asked = page.components.flatMap(({ props }) => ('placeholder' in props ? [props.placeholder] : []));
      expect(asked.length > 0, layout).toBe(layout !== 'blank');
      expect(printed(page).filter((text) => words.has(text))).toEqual([]);
    }
  });

  it('have the frame of the style, its fields among them, and nothing else where they are blank', () => {
    const slots = (layout: 'text' | 'blank') => made(layout).components.flatMap(({ slot }) => slot ?? []);
    expect(slots('blank').toSorted()).toEqual(['page-number', 'running-head']);
    expect(slots('text')).toEqual(expect.arrayContaining(['title', 'page-number', 'running-head']));
    expect(printed(made('blank'))).toEqual(expect.arrayContaining(['4', 'Mill Street']));
  });

  it('are in every style and format what the catalogue draws there, each another than the next', () => {
    for (const style of STYLE_IDS) {
      for (const format of FORMATS) {
        const texts = PAGE_LAYOUTS.map((layout) => {
          const page = newPage(layout, { format, style: STYLES[style] }, { ...PLACE, language: 'zh-CN' });
          expect(parsePage(printPage(page))).toEqual(page);
          return printPage(page);
        });
        expect(new Set(texts).size, `${style} ${format}`).toBe(PAGE_LAYOUTS.length);
      }
    }
  });

  it('say of every place that it is still to be filled, until it is', () => {
    const page = made('two-column');
    const unfilled = lintPage(page).filter(({ rule }) => rule === 'placeholder');
    const asked = page.components.filter(({ props }) => 'placeholder' in props);
    expect(unfilled.flatMap(({ componentIds }) => componentIds)).toEqual(asked.map(({ id }) => id));
    const [first] = asked;
    const filled = page.components.map((one) =>
      one === first && one.type === 'heading' ? { ...one, props: { ...one.props, text: 'Words' } } : one,
    );
    const left = lintPage({ ...page, components: filled }).filter(({ rule }) => rule === 'placeholder');
    expect(left).toHaveLength(unfilled.length - 1);
    for (const layout of ['figure', 'chart', 'table'] as const) {
      const kinds = new Set(
        lintPage(made(layout)).flatMap(({ rule, componentIds: [id] }) =>
          rule === 'placeholder'
            ? made(layout)
                .components.filter((one) => one.id === id)
                .map(({ type }) => type)
            : [],
        ),
      );
      expect(kinds, layout).toContain({ figure: 'image', chart: 'aiEchart', table: 'aiTable' }[layout]);
    }
  });
});
