import { describe, expect, it } from 'vitest';
import { numberedBlocks } from '../from-blocks/numbered-blocks.ts';
import { documentOf, paragraph } from '../local/testing/fixtures.ts';
import { briefOfAnswer } from './brief-of-answer.ts';
import { ANSWER_FORMS, pageAnswer } from './page-answer.ts';

const blocks = numberedBlocks([documentOf([paragraph('Churn was 4.4% in Q3 and 3.1% in Q2.')], { title: 'Churn' })]);

describe('a figure that is given apart', () => {
  it.each(ANSWER_FORMS)('is never lost: %s', (form) => {
    const entries = [
      { lead: 'Churn', value: '4.4%', text: 'in Q3', group: 'Now' },
      { lead: '', value: '3.1%', text: 'in Q2', group: 'Before' },
    ].slice(0, form === 'quote' ? 1 : 2);
    const answer = pageAnswer.parse({ form, title: 'Churn', entries });
    const said = JSON.stringify(
      briefOfAnswer(answer, 'p1', { blocks, language: 'en-US', keepsWords: false }, undefined),
    );
    for (const { value } of entries) expect(said).toContain(value);
  });
});
