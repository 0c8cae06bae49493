import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';

describe('alternatives with a letter or a number each', () => {
  it.each<[string, Language, readonly string[]]>([
    [
      'A方案便宜但慢，B方案贵一些，但两周就能做完，C方案要外包。',
      'zh-CN',
      ['A方案便宜但慢', 'B方案贵一些，但两周就能做完', 'C方案要外包'],
    ],
    ['甲方案省钱但占地，乙方案贵一点但半月完工。', 'zh-CN', ['甲方案省钱但占地', '乙方案贵一点但半月完工']],
    [
      '我們比較了三個方案：方案一自建機房；方案二租用雲端；方案三混合部署。',
      'zh-TW',
      ['方案一自建機房', '方案二租用雲端', '方案三混合部署'],
    ],
    [
      'Plan A is cheap but slow, plan B costs more and plan C must be outsourced.',
      'en-US',
      ['Plan A is cheap but slow', 'plan B costs more', 'plan C must be outsourced'],
    ],
    [
      'A案は安いが遅い、B案は高いが早い、C案は外注が必要だ。',
      'ja-JP',
      ['A案は安いが遅い', 'B案は高いが早い', 'C案は外注が必要だ'],
    ],
    [
      "L'option 1 est rapide, l'option 2 coûte moins cher, l'option 3 ne demande aucun travail.",
      'fr-FR',
      ["L'option 1 est rapide", "l'option 2 coûte moins cher", "l'option 3 ne demande aucun travail"],
    ],
  ])('are entries of one list: %s', (text, language, items) => {
    const lists = relationsOf(text, language).flatMap((own) => (own.kind === 'list' ? [own.items] : []));
    expect(lists).toMatchObject([items.map((item) => ({ text: item }))]);
  });

  it.each<[string, Language]>([
    ['方案A、方案B、方案C都要评审。', 'zh-CN'],
    ['Plan A, plan B and plan C are all open.', 'en-US'],
    ['Plan C is late, plan A is ready and plan B is paid.', 'en-US'],
  ])('are none where only their names stand, or in another order: %s', (text, language) =>
    expect(relationsOf(text, language).filter(({ kind }) => kind === 'list')).toEqual([]),
  );
});
