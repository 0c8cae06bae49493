import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { documentOf, list, paragraph } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';
import { relationsOfPassage } from './of-passage.ts';
import type { Relation } from './relation.ts';

function only<Kind extends Relation['kind']>(
  relations: readonly Relation[],
  kind: Kind,
): Extract<Relation, { kind: Kind }> {
  const found = relations.filter((own): own is Extract<Relation, { kind: Kind }> => own.kind === kind);
  if (found.length !== 1 || !found[0])
    throw new Error(`${found.length} ${kind} among ${relations.map((own) => own.kind)}`);
  return found[0];
}

describe('relations', () => {
  it('lines with dates in front are one timeline', () => {
    const lines = ['1月 选址签约', '2月 装修设计', '3月 施工', '4月 招聘', '5月 试营业', '6月 正式开业'].map(paragraph);
    const { events } = only(relationsOf(lines, 'zh-CN'), 'timeline');
    expect(events.map(({ date, text }) => `${date} ${text.text}`)).toEqual(
      lines.map((own) => ('text' in own ? own.text : '')),
    );
  });

  it.each<[string, Language, string[], string[]]>([
    [
      'months with a capital, whose events have commas',
      'fr-FR',
      ['Mars : nettoyage des berges', 'Juin : fête du canal, 3 jours, budget 4 500 €', 'Septembre : inauguration'],
      ['Mars', 'Juin', 'Septembre'],
    ],
    [
      'days with the weekday behind either end',
      'ja-JP',
      ['4月2日（金） ビジネスマナー', '4月5日（月）〜9日（金） 部門別実習', '4月12日（月） 成果発表会'],
      ['4月2日（金）', '4月5日（月）〜9日（金）', '4月12日（月）'],
    ],
  ])('%s are one timeline', (_, language, lines, dates) => {
    const { events } = only(relationsOf(lines.map(paragraph), language), 'timeline');
    expect(events.map(({ date }) => date)).toEqual(dates);
  });

  it('a short list inside an entry stays below it', () => {
    const { items } = only(
      relationsOf(
        [list(['放假时间：3天', '安全要求：关闭电源；重要物品上锁；车辆停放在指定区域', '出差审批：由部门负责人审批'])],
        'zh-CN',
      ),
      'list',
    );
    expect(items.map(({ text, children }) => children?.map((own) => own.text) ?? text)).toEqual([
      '3天',
      ['关闭电源', '重要物品上锁', '车辆停放在指定区域'],
      '由部门负责人审批',
    ]);
  });

  it('a total with its parts is one relation', () => {
    const parts = only(
      relationsOf([paragraph('预算合计48万元：装修18万，设备12.5万，库存17.5万。')], 'zh-CN'),
      'parts',
    );
    expect(parts).toMatchObject({ isWhole: true, total: { value: '48万元' }, head: { text: '预算合计48万元' } });
    expect(parts.items.map(({ name, quantity }) => [name, quantity.text])).toEqual([
      ['装修', '18万'],
      ['设备', '12.5万'],
      ['库存', '17.5万'],
    ]);
    const french = only(
      relationsOf(
        [paragraph('Dépenses par personne : train 74 €, auberge 68 €, visites et vélo 38 €, soit 180 €')],
        'fr-FR',
      ),
      'parts',
    );
    expect(french.items.map(({ name }) => name)).toEqual(['train', 'auberge', 'visites et vélo']);
    expect(french).toMatchObject({ isWhole: true, total: { value: '180 €' } });
  });

  it('of a change both figures are kept, whichever stands first', () => {
    const stats = (text: string, language: Language) =>
      relationsOf([paragraph(text)], language).flatMap((own) =>
        own.kind === 'figure' ? [[own.stat.from, own.stat.value]] : [],
      );
    expect(stats('Churn went from 3.1% in Q2 to 4.4% in Q3.', 'en-US')).toEqual([['3.1%', '4.4%']]);
    expect(stats('Reserve fund stands at £12,480, down from £14,900 in September.', 'en-US')).toEqual([
      ['£14,900', '£12,480'],
    ]);
    expect(stats('Panier moyen 34,50 € contre 31,20 € en 2024.', 'fr-FR')).toEqual([['31,20 €', '34,50 €']]);
    expect(stats('毛利率从31.5％降到29.8％。', 'zh-CN')).toEqual([['31.5％', '29.8％']]);
    expect(stats('取引先が86社から131社に増えた。', 'ja-JP')).toEqual([['86社', '131社']]);
  });

  it('a colon with an enumeration is a list, a comma between clauses is none', () => {
    expect(only(relationsOf([paragraph('加分项：二建；懂多媒体；会英语')], 'zh-CN'), 'list')).toMatchObject({
      head: { text: '加分项' },
    });
    const said = relationsOf([paragraph('补充：客服那边反映，群里没有统一口径，有的坐席不知道')], 'zh-CN');
    expect(said.map(({ kind }) => kind)).toEqual(['said']);
  });

  it('who does what by when is told apart', () => {
    const { items } = only(
      relationsOf(
        [list(['Mara – order the sensor – by 6 March', 'Lind – put up notices – 9 March'])],
        'en-US',
        'Actions',
      ),
      'actions',
    );
    expect(items.map(({ who, what, when }) => [who?.text, what.text, when?.text])).toEqual([
      ['Mara', 'order the sensor', 'by 6 March'],
      ['Lind', 'put up notices', '9 March'],
    ]);
  });

  it('things built alike are a table of their fields', () => {
    const lines = ['甲：报价36万，工期45天，质保2年', '乙：报价41.5万，工期30天，质保3年'].map(paragraph);
    expect(
      only(relationsOf([list(lines.map((own) => ('text' in own ? own.text : '')))], 'zh-CN'), 'records'),
    ).toMatchObject({
      fields: ['报价', '工期', '质保'],
      rows: [
        ['甲', '36万', '45天', '2年'],
        ['乙', '41.5万', '30天', '3年'],
      ],
    });
  });

  it('ingredients are a list, however much of each', () => {
    const lines = ['1 pâte brisée', '600 g de poireaux', '3 œufs', '20 cl de crème'].map(paragraph);
    expect(only(relationsOf(lines, 'fr-FR', 'Ingrédients'), 'list').items).toHaveLength(4);
  });
});

it('each paragraph of a passage is read once, however many readers look at it', () => {
  const texts = Array.from(
    { length: 60 },
    (_, index) => `The market of street ${index} opens at nine. It closes at six.`,
  );
  const { blocks } = documentOf(texts.map(paragraph));
  const read: string[] = [];
  relationsOfPassage({
    heading: undefined,
    blocks,
    language: 'en-US',
    rankOf: (text) => {
      read.push(text);
      return 0.5;
    },
  });
  expect(read).toEqual(texts);
});
