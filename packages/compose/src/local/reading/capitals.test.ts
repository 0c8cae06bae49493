import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { documentOf, heading, paragraph } from '../fixtures.ts';
import { withoutCapitals } from './capitals.ts';

function recased(lines: readonly string[], text: string, language: Language): string[] {
  const { blocks } = documentOf([...lines.map((line) => heading(line)), paragraph(text)]);
  const own = withoutCapitals('', blocks, language);
  return own.blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
}

describe('headings in capitals', () => {
  it('are written as the text writes their words', () => {
    expect(
      recased(
        ['WORK ON THE CALDER LINE', 'WHAT THE RSPB ASKS'],
        'This year the work on the Calder and its line goes on. What the RSPB asks of us, and what it says, is said below.',
        'en-US',
      ),
    ).toEqual(['Work on the Calder line', 'What the RSPB asks']);
    expect(
      recased(
        ['CALENDRIER', "TRAVAUX DE L'ÉCOLE", 'PHASE II'],
        'Les travaux de la vieille école durent un an.',
        'fr-FR',
      ),
    ).toEqual(['Calendrier', "Travaux de l'école", 'Phase II']);
  });

  it('keep names that the text does not use, and their own capitals beside a line in capitals', () => {
    expect(recased(['MEETING WITH PRIYA SHAH'], 'We sat in the old hall.', 'en-US')).toEqual([
      'Meeting with Priya Shah',
    ]);
    expect(
      recased(['NEW PRICES FOR BREAD'], 'Subject: NEW PRICES FOR BREAD. The new prices for bread.', 'en-US'),
    ).toEqual(['New prices for bread']);
  });

  it('have small letters behind an apostrophe, and capitals in the names of months and days', () => {
    expect(recased(["DON'T FORGET PRIYA'S KEYS"], 'We sat in the old hall.', 'en-US')).toEqual([
      "Don't Forget Priya's Keys",
    ]);
    expect(
      recased(
        ['MINUTES OF THE MEETING, MONDAY 13 MAY 2024', 'WHAT THE MEETING MAY ASK'],
        'These minutes say what the meeting and its members ask.',
        'en-US',
      ),
    ).toEqual(['Minutes of the meeting, Monday 13 May 2024', 'What the meeting may ask']);
  });

  it('stay where they are names, other scripts, or words that the text writes with accents', () => {
    expect(recased(['FAQ', 'SWOT'], 'Words.', 'en-US')).toEqual(['FAQ', 'SWOT']);
    expect(recased(['ETUDE DU MARCHE'], "L'étude du marché dure un mois.", 'fr-FR')).toEqual(['ETUDE DU MARCHE']);
    expect(recased(['PROJEKT BERICHT'], '本文です。', 'ja-JP')).toEqual(['PROJEKT BERICHT']);
  });
});
