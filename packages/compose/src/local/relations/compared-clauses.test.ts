import type { Language } from '@pagewright/model/languages';
import { formatOrigin } from '@pagewright/model/origin';
import { describe, expect, it } from 'vitest';
import { documentOf, paragraph } from '../testing/fixtures.ts';
import { comparedClauses } from './compared-clauses.ts';
import { relationsOfPassage } from './of-passage.ts';
import { sourceText } from './source-text.ts';

const tableOf = (text: string, language: Language): string[] | undefined => {
  const found = comparedClauses(sourceText(text, formatOrigin({ file: 'a.txt', block: 0 }), 0.5, language));
  return found && [found.sides.join('|'), ...found.rows.map(({ label, cells }) => [label, ...cells].join('|'))];
};

describe('one sentence that says the same measures of several things', () => {
  it.each<[string, Language, string[]]>([
    [
      'Model A costs 40 euros and weighs 2 kg, Model B 55 euros and 1.4 kg.',
      'en-US',
      ['Model A|Model B', 'costs|40 euros|55 euros', 'weighs|2 kg|1.4 kg'],
    ],
    [
      'The ferry takes 40 minutes and costs £3, the bridge takes 25 minutes and costs £7, and a boat takes 20 minutes and costs £28.',
      'en-US',
      ['ferry|bridge|boat', 'takes|40 minutes|25 minutes|20 minutes', 'costs|£3|£7|£28'],
    ],
    ['Pine: £129, 480 g; Oak: £149, 410 g.', 'en-US', ['Pine|Oak', '|£129|£149', '|480 g|410 g']],
    [
      'La salle A contient 80 places et coûte 220 €, la salle B en contient 120 et coûte 350 €.',
      'fr-FR',
      ['salle A|salle B', 'contient|80 places|120', 'coûte|220 €|350 €'],
    ],
    ['甲方案需 3 周、12 万元，乙方案需 5 周、8 万元。', 'zh-CN', ['甲方案|乙方案', '需|3 周|5 周', '|12 万元|8 万元']],
    [
      '南楼（旧）月租2.1万元，离车站300米；北楼（新）月租3.4万元，离车站1.1公里。',
      'zh-CN',
      ['南楼（旧）|北楼（新）', '月租|2.1万元|3.4万元', '离车站|300米|1.1公里'],
    ],
    [
      'A案は費用80万円で期間3か月、B案は費用120万円で期間2か月です。',
      'ja-JP',
      ['A案|B案', '費用|80万円|120万円', '期間|3か月|2か月'],
    ],
    [
      '輕旅包售價980元、重0.4公斤，登山包售價2,300元、重1.1公斤。',
      'zh-TW',
      ['輕旅包|登山包', '售價|980元|2,300元', '重|0.4公斤|1.1公斤'],
    ],
  ])('%s', (text, language, table) => {
    expect(tableOf(text, language)).toEqual(table);
  });

  it.each<[string, Language]>([
    ['We hired 3 people and spent 40 euros, fired 2 people and saved 10 euros.', 'en-US'],
    ['If Model A costs 40 euros and weighs 2 kg, Model B must cost 55 euros and weigh 1.4 kg.', 'en-US'],
    ['Does Model A cost 40 euros and weigh 2 kg, Model B 55 euros and 1.4 kg?', 'en-US'],
    ['She said: “Model A costs 40 euros and weighs 2 kg, Model B 55 euros and 1.4 kg.”', 'en-US'],
    ['Last year the choir sold 40 tickets for £320, this year the choir sold 55 tickets for £440.', 'en-US'],
    ['Le prix est passé de 40 à 45 euros et le poids de 2 à 1,8 kg.', 'fr-FR'],
    ['去年卖了40台、赚了8万元，今年卖了60台、赚了12万元。', 'zh-CN'],
    ['The boat is 12 m long, 4 m wide, 3 m high and 2 m deep.', 'en-US'],
  ])('is none in: %s', (text, language) => {
    expect(tableOf(text, language)).toBeUndefined();
  });

  it('is one table with what other sentences say of the two by shorter names and in turn, and leaves what is said of both', () => {
    const { blocks } = documentOf([
      paragraph(
        'Le Coral coûte 1 890 € et pèse 41 kg, le Nérée 2 450 € et 56 kg, tous deux sont garantis. Le premier consomme 3 litres et le second 5 litres.',
      ),
    ]);
    const relations = relationsOfPassage({ heading: undefined, blocks, language: 'fr-FR', rankOf: () => 0.5 });
    expect(relations).toMatchObject([
      {
        kind: 'records',
        fields: ['Coral', 'Nérée'],
        rows: [
          ['Coûte', '1 890 €', '2 450 €'],
          ['Pèse', '41 kg', '56 kg'],
          ['Consomme', '3 litres', '5 litres'],
        ],
      },
      { kind: 'said', item: { text: 'tous deux sont garantis.' } },
    ]);
  });
});
