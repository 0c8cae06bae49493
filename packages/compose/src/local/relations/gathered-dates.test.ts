import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { type Draft, documentOf, list, paragraph } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';
import { withGatheredDates } from './gathered-dates.ts';
import { relationsOfPassage } from './of-passage.ts';
import type { Relation } from './relation.ts';

function gathered(passages: readonly (readonly Draft[])[], language: Language): readonly (readonly Relation[])[] {
  const relations = passages.map((drafts) =>
    relationsOfPassage({ heading: undefined, blocks: documentOf(drafts).blocks, language, rankOf: () => 0.5 }),
  );
  return withGatheredDates(relations, language);
}

const datesOf = (relations: readonly Relation[]): string[][] =>
  relations.flatMap((own) => (own.kind === 'timeline' ? [own.events.map(({ date }) => date)] : []));

describe('dates of a document', () => {
  it('a statement behind a timeline is an event of it', () => {
    const [relations = []] = gathered(
      [[paragraph('来週：4/7 机の搬入、4/9 配線、4/10 点検'), paragraph('開所式は5/20のままです。')]],
      'ja-JP',
    );
    expect(datesOf(relations)).toEqual([['4/7', '4/9', '4/10', '5/20']]);
    expect(relations.map(({ kind }) => kind)).not.toContain('said');
  });

  it.each([
    ['22 May', ['4 May: desks come', '9 May: cables', '22 May: opening'], ['4 May', '9 May', '22 May']],
    [
      '22 September',
      ['4 August: desks arrive', '18 August: wiring', '22 September: doors open'],
      ['4 August', '18 August', '22 September'],
    ],
  ])('what is said of a day that the timeline has, %s, is none of its events', (day, events, dates) => {
    const [relations = []] = gathered(
      [[paragraph(`We are behind, but the opening on ${day} stands.`), list(events)]],
      'en-US',
    );
    expect(datesOf(relations)).toEqual([dates]);
    expect(relations.map(({ kind }) => kind)).toContain('said');
  });

  it('dates of far passages are events where they say their year, in the order of time', () => {
    const rules = gathered(
      [
        [paragraph('The new rules apply from 1 July 2031.')],
        [paragraph('Nobody drives alone.')],
        [paragraph('Comments are collected until 30 September 2031, the final text follows on 15 October 2031.')],
      ],
      'en-US',
    );
    expect(rules.map(datesOf)).toEqual([[], [], [['1 July 2031', '30 September 2031', '15 October 2031']]]);
    const yearless = gathered(
      [
        [paragraph('The flood came on 19 June.')],
        [paragraph('We cleaned up.')],
        [list(['3 May: gates open', '8 May: first swim', '30 August: last day'])],
      ],
      'en-US',
    );
    expect(yearless.flatMap(datesOf)).toEqual([['3 May', '8 May', '30 August']]);
  });

  it('entries of a list stay in it, what may happen is no event', () => {
    const [relations = []] = gathered(
      [
        [
          list(['Leak in hall 2, Ira mends it on 4 May', 'Door 7 sticks, Ben sees to it on 6 May', 'Paint peels']),
          paragraph('Tests start on 9 May, the hall opens on 12 May.'),
          paragraph('If it rains on 10 May we wait.'),
        ],
      ],
      'en-US',
    );
    expect(datesOf(relations)).toEqual([['4 May', '6 May', '9 May', '12 May']]);
    expect(relations.map(({ kind }) => kind)).toContain('list');
  });
});

it('how things have stood since a day is told where it is said', () => {
  const [first = [], second = []] = gathered(
    [
      [paragraph('SSO for the admin panel, waiting for legal since 10 Nov')],
      [
        paragraph('23 Nov: login errors, an expired certificate.'),
        paragraph('26 Nov: the nightly job filled the disk.'),
      ],
    ],
    'en-US',
  );
  expect(first.map(({ kind }) => kind)).toEqual(['said']);
  expect(datesOf(second)).toEqual([['23 Nov', '26 Nov']]);
});

it('a day that says which people are meant is no event', () => {
  const passages = [
    ['2026年8月31日前入职的职工，共1,146人。'],
    ['第一批：9月21日—9月25日', '第二批：9月28日—9月30日', '第三批：10月9日—10月16日'],
  ].map((lines) => relationsOf(lines, 'zh-CN'));
  const [timeline] = withGatheredDates(passages, 'zh-CN')
    .flat()
    .filter(({ kind }) => kind === 'timeline');
  expect(timeline).toMatchObject({ events: [{ text: { text: '第一批' } }, {}, {}] });
});
