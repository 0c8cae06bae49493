import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { documentOf, heading, paragraph } from '../testing/fixtures.ts';
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
        "Le calendrier des travaux de la vieille école, d'une phase à l'autre.",
        'fr-FR',
      ),
    ).toEqual(['Calendrier', "Travaux de l'école", 'Phase II']);
  });

  it('stay as they are with a longer word that the text does not use, which may be a name', () => {
    const text = 'We sat in the old hall and read the news of the meeting.';
    const lines = ['MEETING WITH PRIYA SHAH', 'NEWS OF UNESCO', 'THE OLD HALL', 'PTA NEWS'];
    expect(recased(lines, text, 'en-US')).toEqual([lines[0], lines[1], 'The old hall', 'PTA news']);
    expect(recased(['VILLE DE MARSEILLE'], 'La ville a deux ports.', 'fr-FR')).toEqual(['VILLE DE MARSEILLE']);
  });

  it('keep the capitals that the text itself writes, and not those of another line in capitals', () => {
    expect(
      recased(['NEW PRICES FOR BREAD'], 'Subject: NEW PRICES FOR BREAD. The new prices for bread.', 'en-US'),
    ).toEqual(['New prices for bread']);
  });

  it('have small letters behind an apostrophe, and capitals in the names of months and days', () => {
    expect(recased(["DON'T FORGET PRIYA'S KEYS"], 'We forget the keys, which Priya don’t.', 'en-US')).toEqual([
      "Don't forget Priya's keys",
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
