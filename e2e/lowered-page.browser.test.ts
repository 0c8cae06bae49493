import type { Page } from '@pagewright/components/models';
import { designOutline } from '@pagewright/design/design';
import { sampleComposite, sampleDeck, sampleOutline, sampleReport } from '@pagewright/design/fixtures';
import { STYLES } from '@pagewright/design/styles';
import { FORMAT_IDS, PAGE_FORMATS } from '@pagewright/model/formats';
import { LANGUAGES, type Language } from '@pagewright/model/languages';
import type { Outline } from '@pagewright/model/outline';
import { STYLE_IDS } from '@pagewright/model/styles';
import { printPage } from '@pagewright/page/source-text';
import type { BuiltPage } from '@pagewright/tools/built-page';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differences } from './lowered-page/compare.ts';
import { chartPage, plainPage, shapePage, tablePage, textPage } from './lowered-page/kinds.ts';
import type { DrawnComponent } from './proof-page/drawn.ts';
import { openProofPage } from './proof-page/open.ts';

/** A picture for whatever shows one. */
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="300" height="200"%3E%3Crect width="300" height="200" fill="teal"/%3E%3C/svg%3E';

let proof: BuiltPage;
beforeAll(async () => {
  proof = await openProofPage();
});
afterAll(() => proof?.close());

/** Draws the pages and says where their primitives are not what is drawn. */
async function found(pages: readonly Page[]): Promise<string[]> {
  const drawn = await proof.tab.evaluate(([sources, url]) => window.drawn(sources, url), [
    pages.map(printPage),
    PICTURE,
  ] as const);
  expect(drawn.every((components) => components.length > 0)).toBe(true);
  return pages.flatMap((page, at) =>
    differences(page, drawn[at] as DrawnComponent[], PICTURE).map((fault) => `page ${at + 1} ${fault}`),
  );
}

describe('a lowered page is the drawn one: boxes, lines, baselines', () => {
  it.each(LANGUAGES)('texts in %s', async (language) => {
    expect(await found([textPage(language)])).toEqual([]);
  });

  it.each(LANGUAGES)('tables in %s', async (language) => {
    expect(await found([tablePage(language)])).toEqual([]);
  });

  it('shapes, lines, icons, pictures, charts and diagrams', async () => {
    expect(await found([shapePage(), chartPage(), plainPage('en-US'), plainPage('zh-CN')])).toEqual([]);
  });

  const cases = STYLE_IDS.map((style, index) => ({
    style,
    format: FORMAT_IDS[index % FORMAT_IDS.length] as (typeof FORMAT_IDS)[number],
    language: LANGUAGES[index % LANGUAGES.length] as Language,
  }));
  it.each(cases)('designed pages: $style on $format in $language', async ({ style, format, language }) => {
    expect(await found(designOutline(outlineFor(format, language), { format, style: STYLES[style] }))).toEqual([]);
  });
});

function outlineFor(format: (typeof FORMAT_IDS)[number], language: Language): Outline {
  const { medium } = PAGE_FORMATS[format];
  if (medium === 'document') return sampleReport(language, 'usual');
  if (medium === 'slide') return sampleDeck(language, 'usual');
  const parts = ['stats', 'bullets', 'chart', 'process', 'table', 'quote', 'text', 'diagram'] as const;
  return sampleOutline(language, [sampleComposite(language, 'usual', [...parts], true)], format);
}
