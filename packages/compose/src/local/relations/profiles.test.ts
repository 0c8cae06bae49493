import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';

function tablesOf(text: string | readonly string[], language: Language): string[][] {
  return relationsOf([text].flat(), language).flatMap((own) =>
    own.kind === 'records' ? [own.fields.join('|'), ...own.rows.map((row) => row.join('|'))].map((row) => [row]) : [],
  );
}

describe('names that deny', () => {
  it('are none', () => {
    expect(tablesOf('甲店没有卖出40台，退货3台。乙店卖出52台，退货9台。', 'zh-CN')).toEqual([]);
  });
});

describe('sentences that say the same of one thing each', () => {
  it.each<[string, Language, string[]]>([
    [
      'Three vans were offered. The Corda costs £14,900, carries 1.2 tonnes and has a 3-year warranty. The Lynx Plus costs £17,250, carries 1.4 tonnes and has a 5-year warranty. The Moss costs £12,300, carries 0.9 tonnes and has a 1-year warranty.',
      'en-US',
      [
        'Costs|Carries|Warranty',
        'Corda|£14,900|1.2 tonnes|3-year',
        'Lynx Plus|£17,250|1.4 tonnes|5-year',
        'Moss|£12,300|0.9 tonnes|1-year',
      ],
    ],
    [
      'Vélia facture 3 % par vente et paie sous 5 jours. Nolo facture 1,5 % par vente, mais demande 60 € par mois, et paie sous 20 jours.',
      'fr-FR',
      ['Facture|Paie sous|', 'Vélia|3 % par vente|5 jours|', 'Nolo|1,5 % par vente|20 jours|demande 60 € par mois'],
    ],
    [
      '甲方案成本12万元，工期30天。乙方案成本15万元，工期22天。',
      'zh-CN',
      ['成本|工期', '甲方案|12万元|30天', '乙方案|15万元|22天'],
    ],
    [
      '湖畔會館可容納180人，場租52,000元。城東禮堂可容納260人，場租88,000元。',
      'zh-TW',
      ['可容納|場租', '湖畔會館|180人|52,000元', '城東禮堂|260人|88,000元'],
    ],
    [
      '青葉社の価格は30万円で、納期は4週間です。緑川社の価格は28万円で、納期は6週間です。',
      'ja-JP',
      ['価格|納期', '青葉社|30万円|4週間', '緑川社|28万円|6週間'],
    ],
  ])('%s', (text, language, table) => {
    expect(tablesOf(text, language).flat()).toEqual(table);
  });

  it('what was in two years is no comparison of things', () => {
    const text = 'In 2023 sales were 5 million and costs 4 million. In 2024 sales were 7 million and costs 6 million.';
    expect(tablesOf(text, 'en-US')).toEqual([]);
  });

  it('what else is said stays beside them', () => {
    const said = relationsOf(
      ['We tried two. The Brio weighs 12 kg and costs 890 euros. The Duo weighs 15 kg and costs 990 euros. Both fold.'],
      'en-US',
    ).flatMap((own) => (own.kind === 'said' ? [own.item.text] : []));
    expect(said).toEqual(['We tried two.', 'Both fold.']);
  });
});

describe('lines that compare the same sides', () => {
  it('names keep their numbers, and a measure may stand in front of a comma', () => {
    const lines = [
      '价格方面，澄泉B3 2,180元，乐饮 1,950元，云泉 1,480元。',
      '出水：澄泉B3 40升，乐饮 60升，云泉 30升。',
      '滤芯：澄泉B3 6个月，乐饮 4个月，云泉 3个月。',
    ];
    expect(tablesOf(lines, 'zh-CN').flat()).toEqual([
      '澄泉B3|乐饮|云泉',
      '价格|2,180元|1,950元|1,480元',
      '出水|40升|60升|30升',
      '滤芯|6个月|4个月|3个月',
    ]);
  });
});
