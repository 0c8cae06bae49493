import type { Language } from '@pagewright/model/languages';
import { expect, it } from 'vitest';
import { readQuantities } from '../spans/quantities.ts';
import { relationsOf } from './fixtures.ts';

/** What figures are called. */

const statsOf = (text: string, language: Language) =>
  relationsOf([text], language).flatMap((own) => (own.kind === 'figure' ? [own.stat] : []));

it('the end of a word is no approximation, and a verb keeps its second half', () => {
  expect(statsOf('保守契約 8,200万円', 'ja-JP')).toMatchObject([{ value: '8,200万円', label: { text: '保守契約' } }]);
  expect(readQuantities('予約120件', 'ja-JP')).toMatchObject([{ text: '120件' }]);
  expect(readQuantities('約120件の予約', 'ja-JP')).toMatchObject([{ text: '約120件' }]);
  expect(statsOf('去年賣出1.8億杯。', 'zh-TW')).toMatchObject([{ label: { text: '去年賣出' } }]);
});

it('how much a figure moved, in a bracket behind it, stands with its name', () => {
  const lines = ['Payments: 1.32M (+4%)', 'Success rate: 97.8% (-0.3 pt)', 'Churn: 0.61% (+0.05 pt)'];
  expect(relationsOf(lines, 'en-US', 'Numbers')).toMatchObject([
    {
      kind: 'figures',
      stats: [
        { value: '1.32M', label: { text: 'Payments (+4%)' } },
        { value: '97.8%', label: { text: 'Success rate (-0.3 pt)' } },
        { value: '0.61%', label: { text: 'Churn (+0.05 pt)' } },
      ],
    },
  ]);
});

it('what is said of a thing in front of its figure is no name of a part', () => {
  const said = 'Notia costs €6 a month, Papyr €4, Slate is free up to 10 users and then €8.';
  const relations = relationsOf(said, 'en-US');
  expect(relations.map(({ kind }) => kind)).not.toContain('parts');
  expect(JSON.stringify(relations)).not.toContain('"Slate is free"');
});

it('measures with the name of a place or a maker behind them are compared', () => {
  expect(relationsOf('Repairs took 14 days in Leeds, 9 in Hull and 21 in York.', 'en-US')).toMatchObject([
    { kind: 'parts', head: { text: 'Repairs took' }, items: [{ name: 'Leeds' }, { name: 'Hull' }, { name: 'York' }] },
  ]);
  const counted = relationsOf('We stayed 12 guests in all, 8 adults and 4 children in Nice.', 'en-US');
  expect(JSON.stringify(counted)).not.toContain('"name":"Nice"');
});
