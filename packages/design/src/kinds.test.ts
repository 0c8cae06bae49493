import type { FormatId } from '@pagewright/model/formats';
import { PAIR_KINDS, PROCESS_KINDS, RECORD_KINDS, type SimpleBrief, TIMELINE_KINDS } from '@pagewright/model/outline';
import { STYLE_IDS } from '@pagewright/model/styles';
import { lintPage } from '@pagewright/page/lint';
import { describe, expect, it } from 'vitest';
import { designOutline } from './design.ts';
import { type SampleLength, sampleBrief, sampleOutline } from './fixtures/fixtures.ts';
import { STYLES } from './styles.ts';

/** Every kind of every form that has kinds: each has layouts of its own. */
function briefs(language: 'zh-CN' | 'fr-FR', length: SampleLength): SimpleBrief[] {
  return [
    ...TIMELINE_KINDS.map((kind) => ({ ...sampleBrief('timeline', language, length, 2), kind })),
    ...PROCESS_KINDS.map((kind) => ({ ...sampleBrief('process', language, length), kind })),
    ...RECORD_KINDS.map((kind) => ({ ...sampleBrief('records', language, length), kind })),
    ...PAIR_KINDS.map((kind) => ({ ...sampleBrief('pairs', language, length), kind })),
    ...(['pros-cons', 'before-after'] as const).map((kind) => ({
      ...sampleBrief('comparison', language, length),
      kind,
    })),
    sampleBrief('chart', language, length, 2),
  ];
}

const FORMATS: readonly FormatId[] = ['ppt-16-9', 'ppt-4-3', 'a4-portrait', 'note'];

describe('the layouts made for a kind', () => {
  it.each(['short', 'usual', 'huge'] as const)(
    'fit without a finding: %s',
    (length) => {
      for (const [at, format] of FORMATS.entries()) {
        for (const style of STYLE_IDS.filter((_, index) => index % FORMATS.length === at)) {
          const outline = sampleOutline(
            at % 2 === 0 ? 'fr-FR' : 'zh-CN',
            briefs(at % 2 === 0 ? 'fr-FR' : 'zh-CN', length),
          );
          const found = designOutline(outline, { format, style: STYLES[style] }).flatMap((page) =>
            lintPage(page).map(({ rule, componentIds }) => `${style} ${format} ${page.title}: ${rule} ${componentIds}`),
          );
          expect(found.filter((finding) => !finding.includes('figure-without-origin'))).toEqual([]);
        }
      }
    },
    120_000,
  );
});
