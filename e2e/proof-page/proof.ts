import { loadForLowering } from '@pagewright/components/lower-page';
import type { Page } from '@pagewright/components/models';
import { designOutline } from '@pagewright/design/design';
import {
  type SampleLength,
  sampleComposite,
  sampleDeck,
  sampleOutline,
  sampleReport,
} from '@pagewright/design/fixtures';
import { STYLES } from '@pagewright/design/styles';
import { FORMAT_IDS, type FormatId, type Medium, PAGE_FORMATS } from '@pagewright/model/formats';
import { LANGUAGES, type Language } from '@pagewright/model/languages';
import type { Outline } from '@pagewright/model/outline';
import { STYLE_IDS } from '@pagewright/model/styles';
import { lintPage } from '@pagewright/page/lint';
import type { Page as Tab } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { differences } from '../lowered-page/compare.ts';
import { openProofPage } from './open.ts';
import { proofsOf } from './proofs-of.ts';

/** What fits at these fits between them: `long` is left to the unit tests. */
const LENGTHS: readonly SampleLength[] = ['short', 'usual', 'huge'];

/** Of how many drawn pages one is compared with its primitives, in turn. */
const COMPARED = 4;

/** What is designed for a format: a deck with every form, and what is composed for its medium. */
function outlinesFor(format: FormatId, language: Language, length: SampleLength): Outline[] {
  const { medium } = PAGE_FORMATS[format];
  const deck = sampleDeck(language, length);
  if (medium === 'document') return [deck, sampleReport(language, length)];
  if (medium === 'slide') return [deck];
  const poster = sampleComposite(language, length, ['stats', 'bullets', 'chart', 'process', 'quote', 'text'], true);
  return [deck, sampleOutline(language, [poster], format)];
}

/**
 * The proof that nothing overflows, and that the lowered pages are the drawn ones: every style × format × layout, with short, usual and very long texts in the five
 * languages by turns, drawn by the browser and measured there. By medium, so that the test files run side by side.
 */
export function proveEveryStyle(media: readonly Medium[]): void {
  let tab: Tab;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ tab, close } = await openProofPage());
  });
  afterAll(() => close?.());

  const cases = STYLE_IDS.flatMap((style, row) =>
    FORMAT_IDS.map((format, column) => ({ style, format, turn: row + column })),
  ).filter(({ format }) => media.includes(PAGE_FORMATS[format].medium));

  it.each(cases)('$style on $format', async ({ style, format, turn }) => {
    // Each case takes two lengths, in languages of its turn: over a style's formats, and over a format's styles, all come.
    for (const step of [0, 1]) {
      const length = LENGTHS[(turn + step) % LENGTHS.length] as SampleLength;
      const language = LANGUAGES[(turn + step) % LANGUAGES.length] as Language;
      for (const outline of outlinesFor(format, language, length)) {
        const pages = designOutline(outline, { format, style: STYLES[style] });
        const where = (at: number): string => `${language} ${length} ${outline.pages[at]?.form} (page ${at + 1})`;
        const found = pages.flatMap((page, at) =>
          lintPage(page)
            .filter(({ rule, severity }) => severity === 'error' && rule !== 'figure-without-origin')
            .map(({ rule, componentIds, params }) => ({ at: where(at), rule, componentIds, params })),
        );
        expect(found, 'lint').toEqual([]);
        const picture = outline.assets['sample-picture']?.url ?? '';
        const compared = pages.map((_, at) => (at + turn + step) % COMPARED === 0);
        const proofs = await proofsOf(tab, pages, picture, compared);
        const faults = proofs.flatMap((own, at) => own.faults.map((fault) => ({ at: where(at), ...fault })));
        expect(faults, 'measured').toEqual([]);
        await loadForLowering(pages);
        const other = proofs.flatMap(({ drawn }, at) =>
          drawn ? differences(pages[at] as Page, drawn, picture).map((fault) => ({ at: where(at), fault })) : [],
        );
        expect(other, 'lowered').toEqual([]);
      }
    }
  });
}
