import { formatOrigin } from '@pagewright/model/origin';
import type { SourceBlock } from '@pagewright/model/source-document';
import { growthOf } from '@pagewright/model/testing/growth';
import { describe, expect, it } from 'vitest';
import { phrasesOf } from './language/phrases.ts';
import type { Atom } from './material/atoms.ts';
import { naturalGroups } from './material/groups.ts';
import type { Passage } from './reading/passages.ts';
import { comparedLines } from './relations/compared-lines.ts';
import { relationsOfPassage } from './relations/of-passage.ts';
import { answeredBySigns, questionsFrom } from './relations/questions.ts';
import { type SourceText, sourceText } from './relations/source-text.ts';
import { documentOf, paragraph } from './testing/fixtures.ts';

/** Times as much work for four times as much: 4 where it goes with the amount, 16 where it goes with its square. */
const MOST = 8;

const many = <One>(count: number, oneOf: (index: number) => One): One[] =>
  Array.from({ length: count }, (_, index) => oneOf(index));

function lineOf(text: string): SourceText {
  return sourceText(text, formatOrigin({ file: 'notes.txt', block: 0 }), 0.5, 'en-US');
}

describe('work goes with the number of', () => {
  it('lines that compare the same sides', () => {
    const lines = (count: number) => many(count, (i) => lineOf(`Size: Pram £${100 + i}, Buggy £${200 + i}`));
    expect(growthOf(50, lines, comparedLines)).toBeLessThan(MOST);
  });

  it('dates in one text', () => {
    const text = (count: number) => many(count, (i) => `on ${1 + (i % 28)} May 2024 room ${i} was let`).join(', ');
    expect(growthOf(1_000, text, lineOf)).toBeLessThan(MOST);
  });

  it('clauses of one sentence, each with a figure', () => {
    const text = (count: number) => many(count, (i) => `in shop ${i} sales rose to ${i + 20}% of the plan`).join(', ');
    expect(growthOf(160, text, lineOf)).toBeLessThan(MOST);
  });

  it('letters in a row, in which an address may stand', () => {
    expect(
      growthOf(
        4_000,
        (count) => 'a'.repeat(count),
        (text) => phrasesOf(text, 'ja-JP'),
      ),
    ).toBeLessThan(MOST);
  });

  it('questions, with answers that a sign marks and without', () => {
    const asked = (mark: string) => (count: number) =>
      documentOf(
        many(count, (i) => [paragraph(`Q: Is there room for number ${i}?`), paragraph(`${mark}There is.`)]).flat(),
      ).blocks;
    expect(growthOf(400, asked('A: '), (blocks) => questionsFrom(blocks, 0))).toBeLessThan(MOST);
    expect(growthOf(100, asked(''), answeredBySigns)).toBeLessThan(MOST);
  });

  it.each(['·', '. ', '，', '、', '!'])('marks in a row: %s', (mark) => {
    const text = (count: number): SourceBlock[] =>
      documentOf([paragraph(`The Gull costs 40 euros, the Tern 52 euros ${mark.repeat(count)} in all.`)]).blocks;
    const relations = (blocks: SourceBlock[]): unknown =>
      relationsOfPassage({ heading: undefined, blocks, language: 'en-US', rankOf: () => 0.5 });
    expect(growthOf(1_000, text, relations)).toBeLessThan(MOST);
  });

  it('statements of one passage', () => {
    const origin = formatOrigin({ file: 'notes.txt', block: 0 });
    const statement = { text: 'It is so.', origins: [origin], rank: 0.5 };
    const passage: Passage = {
      heading: 'Part',
      numbering: undefined,
      origin: undefined,
      path: [],
      section: '',
      sectionOrigin: undefined,
      document: 0,
      blocks: [],
      standing: 'body',
    };
    const atoms = (count: number) =>
      many(count, (): Atom => ({ kind: 'sentence', statement, origin, rank: 0.5, load: 9, paragraph: 0, place: 0 }));
    expect(growthOf(1_000, atoms, (own) => naturalGroups(passage, own, () => 1))).toBeLessThan(MOST);
  });
});
