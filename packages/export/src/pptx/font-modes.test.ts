import { componentOf } from '@pagewright/components/fixtures';
import { lowerPage } from '@pagewright/components/lower-page';
import type { Component } from '@pagewright/components/models';
import type { Rect } from '@pagewright/model/units';
import { describe, expect, it } from 'vitest';
import { fidelityLines } from '../fidelity-text.ts';
import { letters, OFFICE, placedByOffice } from '../testing/office.ts';
import { NO_PRESS } from '../testing/presses.ts';
import { pageOf, place, textPage } from '../testing/proof-pages.ts';
import { all, type Element, ReadPackage } from '../testing/read-package.ts';
import { exportPptx } from './export-pptx.ts';
import type { PptxOptions } from './format.ts';

const PROSE =
  'The ferry leaves the northern quay at six in the morning and is back before noon, whatever the weather does, ' +
  'and whoever wants to go with it should be there a quarter of an hour earlier with warm clothes and a hat.';
const FAMILIES = ['Inter', 'Source Sans 3', 'Sora', 'Barlow Condensed', 'Lora', 'Source Serif 4', 'Cormorant Garamond'];

async function exported(components: readonly Component[], fonts: PptxOptions['fonts'], page = pageOf(components)) {
  const { bytes, fidelity } = await exportPptx(
    [page],
    { lines: 'auto', fonts },
    { title: 'Fonts', language: 'en-US', picture: async () => undefined, press: NO_PRESS },
  );
  return { bytes, fidelity, slide: new ReadPackage(bytes).xml('ppt/slides/slide1.xml') };
}

/** Names and languages of each run. */
function runsOf(slide: Element) {
  return all(slide, 'a:r').map((run) => {
    const [properties] = all(run, 'a:rPr');
    if (!properties) throw new Error('no properties');
    const face = (name: string) => all(properties, name)[0]?.attributes.typeface;
    const words = all(run, 'a:t')
      .map(({ text }) => text)
      .join('');
    const { lang, altLang, b } = properties.attributes;
    return { words, latin: face('a:latin'), eastAsian: face('a:ea'), lang, altLang, bold: b === '1' };
  });
}

function isWithin(point: { x: number; y: number }, { x, y, width, height }: Rect): boolean {
  return point.x >= x - 5 && point.x < x + width + 20 && point.y >= y && point.y < y + height;
}

const textOf = ({ text }: { text: string }): string => text;

const prose = (fontFamily: string, index: number) =>
  componentOf(
    'text',
    { text: PROSE, fontFamily, fontSize: 18, padding: 0 },
    place(40 + 310 * (index % 4), 30 + 330 * Math.floor(index / 4), 280, 300),
  );

describe('fonts that are safe everywhere', () => {
  it('are as near in width as can be had, named in the report, and letters are spaced so that words stay as wide', async () => {
    const { fidelity, slide } = await exported(FAMILIES.map(prose), 'safe');
    expect(fidelity.fonts).toEqual(['Arial', 'Arial Narrow', 'Times New Roman']);
    expect(fidelity.replaced).toContainEqual({ family: 'Barlow Condensed', by: 'Arial Narrow' });
    expect(fidelityLines(fidelity, 'en-US').at(-1)).toContain('Lora → Times New Roman');
    const spaced = new Set(all(slide, 'a:rPr').map(({ attributes }) => Math.sign(Number(attributes.spc ?? 0))));
    expect(spaced).toEqual(new Set([-1, 0, 1]));
  });

  it.each([
    ['zh-CN', 'Noto Serif SC', 'SimSun', 'Noto Sans SC', 'Microsoft YaHei'],
    ['zh-TW', 'Noto Serif TC', 'PMingLiU', 'Noto Sans TC', 'Microsoft JhengHei'],
    ['ja-JP', 'Shippori Mincho', 'ＭＳ 明朝', 'M PLUS Rounded 1c', 'Yu Gothic'],
  ] as const)('have serifs in %s where the page has them', async (language, serif, safeSerif, sans, safeSans) => {
    const texts = [serif, sans].map((fontFamily, index) =>
      componentOf('text', { text: '山川', fontFamily }, place(0, 80 * index, 600, 60)),
    );
    const { bytes, slide } = await exported([], 'safe', pageOf(texts, { language }));
    const [minor] = all(new ReadPackage(bytes).xml('ppt/theme/theme1.xml'), 'a:minorFont');
    const theme = minor && all(minor, 'a:ea')[0]?.attributes.typeface;
    const named = runsOf(slide).map(({ eastAsian }) => (eastAsian === '+mn-ea' ? theme : eastAsian));
    expect(named).toEqual([safeSerif, safeSans]);
  });

  it.skipIf(!OFFICE)('break lines where ours break (LibreOffice; skipped where it is not installed)', async () => {
    const texts = FAMILIES.map(prose);
    const { bytes } = await exported(texts, 'safe');
    const [placed = []] = await placedByOffice(bytes, 'pptx');
    const { primitives, size } = lowerPage(pageOf(texts), { assets: () => undefined });
    for (const primitive of primitives) {
      if (primitive.type !== 'text') continue;
      const { box, paragraphs } = primitive;
      const within = placed.filter(({ x, y }) => isWithin({ x: x * size.width, y: y * size.width }, box));
      const lines = Map.groupBy(within, ({ y }) => Math.round(y * 1000));
      const shown = [...lines].sort(([a], [b]) => a - b).map(([, words]) => letters(words.map(textOf).join('')));
      expect(shown).toEqual(
        paragraphs.flatMap(({ lines: ours }) => ours.map(({ start, end }) => letters(PROSE.slice(start, end)))),
      );
    }
  });
});

describe('fonts of Google Slides', () => {
  const weights = [400, 500, 600, 700, 800].map((fontWeight, index) =>
    componentOf('text', { text: `Weight ${fontWeight}`, fontWeight }, place(40, 40 + 60 * index, 400, 40)),
  );

  it('are named in the weights of the pages', async () => {
    const { slide, fidelity } = await exported(weights, 'google-slides');
    expect(runsOf(slide).map(({ latin, bold }) => [latin, bold])).toEqual([
      ['+mn-lt', false],
      ['Inter Medium', false],
      ['Inter SemiBold', false],
      ['+mn-lt', true],
      ['Inter ExtraBold', false],
    ]);
    expect(all(slide, 'a:rPr').every(({ attributes }) => attributes.spc === undefined)).toBe(true);
    expect(fidelity.replaced).toEqual([]);
    expect(fidelityLines(fidelity, 'en-US').at(-1)).toMatch(/^Fonts, which Google Slides has: Inter, /);
  });

  it('are Noto’s for Chinese and Japanese, one face for each run', async () => {
    const text = componentOf(
      'text',
      { text: '面包房 Mill 的 12 台烤箱', fontFamily: 'ZCOOL KuaiLe' },
      place(0, 0, 600, 60),
    );
    const { slide, fidelity } = await exported([text], 'google-slides', pageOf([text], { language: 'zh-CN' }));
    expect(fidelity.replaced).toEqual([{ family: 'ZCOOL KuaiLe', by: 'Noto Sans SC' }]);
    expect(fidelity.fonts).toEqual(['Noto Sans SC']);
    expect(runsOf(slide).map(({ words }) => words)).toEqual(['面包房 ', 'Mill ', '的 ', '12 ', '台烤箱']);
  });
});

describe('runs', () => {
  it('say the language of their script', async () => {
    const { slide } = await exported([], 'designed', textPage('zh-CN'));
    expect(new Set(runsOf(slide).map(({ lang, altLang }) => `${lang} ${altLang}`))).toEqual(new Set(['zh-CN en-US']));
    const text = componentOf('text', { text: '由 Ada Lovelace 写成' }, place(0, 0, 600, 60));
    const mixed = await exported([text], 'designed', pageOf([text], { language: 'zh-CN' }));
    expect(runsOf(mixed.slide).map(({ words, lang, altLang }) => [words, lang, altLang])).toEqual([
      ['由 ', 'zh-CN', 'en-US'],
      ['Ada Lovelace ', 'en-US', 'zh-CN'],
      ['写成', 'zh-CN', 'en-US'],
    ]);
  });
});
