import type { Outline } from '@pagewright/model/outline';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeLocal } from '../engine.ts';
import { documentOf, heading, list, paragraph } from '../testing/fixtures.ts';
import { withoutRepetitions } from './repetitions.ts';

type Blocks = Parameters<typeof documentOf>[0];

const SENTENCES = [
  'The bakery sold 48,000 loaves in 2025.',
  '我们的平台在本季度完成了三十个项目。',
  'Le chiffre est de 12 %',
  'パン屋は二月に開店した。',
] as const;

/** The ways in which somebody types one sentence many times. */
const TYPED: Readonly<Record<string, (sentence: string, times: number) => Blocks>> = {
  'in one paragraph': (sentence, times) => [paragraph(Array(times).fill(sentence).join(' '))],
  'without space': (sentence, times) => [paragraph(sentence.repeat(times))],
  'as paragraphs': (sentence, times) => Array(times).fill(paragraph(sentence)),
  'as headings': (sentence, times) => Array(times).fill(heading(sentence, 1)),
  'as entries': (sentence, times) => [list(Array(times).fill(sentence))],
};

/** The title, that of the page, and what the page says. */
const MOST_TELLINGS = 3;

function composed(blocks: Blocks, mode: 'condense' | 'preserve'): Outline {
  return composeLocal({
    documents: [documentOf(blocks)],
    prompt: '',
    pageCount: 'auto',
    mode,
    format: 'ppt-16-9',
  });
}

describe('one sentence typed many times', () => {
  it.each(Object.entries(TYPED))('%s makes a document that tells it once', (_, typed) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SENTENCES),
        fc.integer({ min: 3, max: 120 }),
        fc.constantFrom('condense' as const, 'preserve' as const),
        (sentence, times, mode) => {
          const again = composed(typed(sentence, times), mode);
          expect(again.pages.length).toBeGreaterThan(0);
          expect(again.pages).toEqual(composed(typed(sentence, 3), mode).pages);
          expect(tellings(again, sentence)).toBeLessThanOrEqual(MOST_TELLINGS);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('leaves its neighbours and refrains as they are', () => {
    const texts = [
      'No! No! said the baker. No!',
      'First things first. The oven is hot. The oven is hot. Bread needs an oven.',
      '哈哈哈哈哈哈',
      '1. 1. 1. 1.',
      '1,000 1,000 1,000',
    ];
    const blocks = documentOf([
      ...texts.map((text) => paragraph(text)),
      heading('Costs', 2),
      paragraph('Costs'),
    ]).blocks;
    expect(withoutRepetitions(blocks)).toEqual(blocks);
  });

  it('takes nothing but the repetitions out of what stands around them', () => {
    const [block] = withoutRepetitions(
      documentOf([paragraph('The oven is hot. Bread is made. Bread is made. Bread is made. We are open.')]).blocks,
    );
    expect(block).toMatchObject({ text: 'The oven is hot. Bread is made. We are open.' });
  });
});

function tellings(outline: Outline, sentence: string): number {
  return JSON.stringify(outline.pages).split(sentence.replace(/[.。]$/, '')).length - 1;
}
