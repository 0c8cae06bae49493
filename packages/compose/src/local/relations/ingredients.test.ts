import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
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

  it('shares of a whole stay parts', () => {
    expect(relationsOf('Material: oak 60%, ash 30%, pine 10%', 'en-US').map(({ kind }) => kind)).toEqual(['parts']);
    expect(relationsOf('The fleet: cars 40%, vans 35%, bikes 25%.', 'en-US').map(({ kind }) => kind)).toEqual([
      'parts',
    ]);
  });
});
