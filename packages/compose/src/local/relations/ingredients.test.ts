import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { list } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';

describe('what is needed, however much of each', () => {
  it.each<[string, Language, number]>([
    ['400 g beans, 2 leeks, 4 potatoes, 1 l stock, salt', 'en-US', 5],
    ['Pour 6 : 1 pâte, 5 poires, 3 œufs, 20 cl de lait, 80 g de sucre', 'fr-FR', 5],
    ['材料：排骨600克，萝卜2根，姜3片，料酒2勺', 'zh-CN', 4],
    ['豆腐2丁、だし80ml、しょうゆ小さじ1、塩少々', 'ja-JP', 4],
  ])('%s is a list', (text, language, count) => {
    const relations = relationsOf(text, language);
    expect(relations.map(({ kind }) => kind)).toEqual(['list']);
    expect(relations.flatMap((own) => (own.kind === 'list' ? own.items : []))).toHaveLength(count);
  });

  it.each<[string, Language, string, string[]]>([
    [
      'You need 3 eggs, 90 g of flour, 150 ml of milk and a pinch of salt.',
      'en-US',
      'You need',
      ['3 eggs', '90 g of flour', '150 ml of milk', 'a pinch of salt'],
    ],
    [
      'Il vous faut 180 g de farine, 2 œufs et un litre de lait.',
      'fr-FR',
      'Il vous faut',
      ['180 g de farine', '2 œufs', 'un litre de lait'],
    ],
    [
      '材料は、小麦粉180g、卵3個、牛乳120ml、砂糖大さじ2です。',
      'ja-JP',
      '材料',
      ['小麦粉180g', '卵3個', '牛乳120ml', '砂糖大さじ2'],
    ],
    ['需要面粉250克、鸡蛋3个、牛奶180毫升。', 'zh-CN', '需要', ['面粉250克', '鸡蛋3个', '牛奶180毫升']],
    [
      'We need 4 developers, 3 testers and 1 designer by June.',
      'en-US',
      'We need',
      ['4 developers', '3 testers', '1 designer by June'],
    ],
    ['Pack your passport, some cash and two jumpers.', 'en-US', 'Pack', ['your passport', 'some cash', 'two jumpers']],
  ])('%s stands under the words that say so', (text, language, head, items) => {
    const [only, ...others] = relationsOf(text, language);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ kind: 'list', head: { text: head } });
    expect(only?.kind === 'list' && only.items.map((own) => own.text)).toEqual(items);
  });

  it('a clause that goes on is none of them', () => {
    const kinds = relationsOf('We need a plan, a budget and a team that believes in it, or we fail.', 'en-US');
    expect(kinds.map(({ kind }) => kind)).toEqual(['said']);
  });

  it('shares of a whole stay parts', () => {
    expect(relationsOf('Material: oak 60%, ash 30%, pine 10%', 'en-US').map(({ kind }) => kind)).toEqual(['parts']);
    expect(relationsOf('The fleet: cars 40%, vans 35%, bikes 25%.', 'en-US').map(({ kind }) => kind)).toEqual([
      'parts',
    ]);
  });
});

it('rules for work that are laid down are no way of making something', () => {
  const head = '自9月1日起，对弹性工作制作如下调整';
  const [only] = relationsOf([list(['核心时间为10点。', '每周可申请居家办公。', '加班需审批。'], true)], 'zh-CN', head);
  expect(only?.kind).toBe('list');
});

it('what is needed may stand behind a colon, with figures that are no whole ones', () => {
  const [only, ...others] = relationsOf('You need: a 1.5 l pan, 250 ml milk, 2 eggs.', 'en-US');
  expect(others).toEqual([]);
  expect(only?.kind === 'list' && only.items.map(({ text }) => text)).toEqual(['a 1.5 l pan', '250 ml milk', '2 eggs']);
  expect(relationsOf('开始体重70.5kg，现在66.2kg，一共减了4.3kg，体脂降到21%。', 'zh-CN')).not.toMatchObject([
    { kind: 'list' },
  ]);
});
