import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';
import type { Relation } from './relation.ts';

const tablesOf = (relations: readonly Relation[]): unknown[] =>
  relations.flatMap((own) => (own.kind === 'records' ? [[own.fields, ...own.rows]] : []));

/** Two measures of two sides. */
const MEASURES: Partial<Record<Language, readonly string[]>> = {
  'en-US': ['The Gull burns 9 litres, the Tern 6 litres.', 'The Gull is 12 m long, the Tern is 9 m long.'],
  'fr-FR': ['Le bac fait 30 m, la vedette 12 m.', 'Le bac pèse 90 tonnes, la vedette 20 tonnes.'],
  'ja-JP': ['使用料は北港80万円、南港62万円です。', '荷役時間は北港が5時間、南港は8時間。'],
};

describe('what sentences say of two sides', () => {
  it.each<[string, Language, string[], string[][]]>([
    [
      'by subject, the measure in front',
      'ja-JP',
      [
        '北港は水深14m、南港は水深9m。1隻あたりの荷役時間は北港が5時間、南港は8時間。使用料は北港80万円、南港62万円です。',
      ],
      [
        ['北港', '南港'],
        ['水深', '14m', '9m'],
        ['1隻あたりの荷役時間', '5時間', '8時間'],
        ['使用料', '80万円', '62万円'],
      ],
    ],
    [
      'by subject, in paragraphs of their own, with names that only follow a mark elsewhere',
      'zh-CN',
      ['单程时间：大船40分钟，快艇25分钟。', '票价大船12元，快艇30元。', '晕船的人，大船少，快艇多。'],
      [
        ['大船', '快艇'],
        ['单程时间', '40分钟', '25分钟'],
        ['票价', '12元', '30元'],
        ['晕船的人', '少', '多'],
      ],
    ],
    [
      'behind the figures, with what a second clause leaves out',
      'fr-FR',
      [
        'Le trajet dure 40 minutes pour le bac contre 25 minutes pour la vedette. Le bac embarque 30 voitures, la vedette aucune.',
        'Le prix est de 4 euros pour le bac et de 9 euros pour la vedette.',
      ],
      [
        ['Bac', 'Vedette'],
        ['Le trajet dure', '40 minutes', '25 minutes'],
        ['', 'embarque 30 voitures', 'aucune'],
        ['Le prix', '4 euros', '9 euros'],
      ],
    ],
    [
      'with groups of people behind the figures',
      'en-US',
      [
        'Falls occurred in 11% of the walking group and 19% of the control group. Mean stay was 6 days in the walking group versus 9 days in the control group.',
      ],
      [
        ['Walking group', 'Control group'],
        ['Falls occurred', '11%', '19%'],
        ['Mean stay', '6 days', '9 days'],
      ],
    ],
  ])('%s', (_, language, paragraphs, table) => {
    const relations = relationsOf(paragraphs, language);
    expect(tablesOf(relations)).toEqual([table]);
    expect(relations.map((own) => 'head' in own && own.head?.text)).toContain(table[0]?.join(' · '));
  });

  it('goes over two sentences where the second sets the other side against the first', () => {
    const text =
      '北港丸は定員30名で、運賃は4千円です。一方、南風号は定員12名で、運賃は3千円。出航は北港丸が7時、南風号は9時。';
    expect(tablesOf(relationsOf([text], 'ja-JP'))).toEqual([
      [
        ['北港丸', '南風号'],
        ['定員', '30名', '12名'],
        ['運賃', '4千円', '3千円'],
        ['出航', '7時', '9時'],
      ],
    ]);
  });

  it('stands under each side where few measures have a name', () => {
    const relations = relationsOf(
      [
        "Le bac embarque 30 voitures et coûte 4 €, la vedette en prend 6 et coûte 9 €. Le bac n'a pas de toilettes ; la vedette a deux cabines.",
      ],
      'fr-FR',
    );
    expect(relations).toMatchObject([
      {
        kind: 'list',
        head: { text: 'Bac' },
        items: [{ text: 'embarque 30 voitures et coûte 4 €' }, { text: "n'a pas de toilettes" }],
      },
      { kind: 'list', head: { text: 'Vedette' }, items: [{}, { text: 'a deux cabines' }] },
    ]);
  });

  it('is none of two among more', () => {
    const text = '新規18名、継続24名、休止3名。9月は新規12名、継続22名、休止5名。';
    expect(tablesOf(relationsOf([text], 'ja-JP'))).toEqual([]);
  });

  it.each<[string, Language, string]>([
    [
      'a third side behind the second',
      'en-US',
      'The Gull costs 40 euros, the Tern costs 52 euros, and the Heron costs 60 euros.',
    ],
    ['a third side behind the second', 'fr-FR', 'Le bac coûte 4 euros, la vedette 9 euros et le canot 12 euros.'],
    ['a third side behind the second', 'ja-JP', '水深は北港14m、南港9m、西港7m。'],
    ['a question', 'en-US', 'Does the Gull take 40 guests, the Tern 12?'],
    ['two values of something else', 'en-US', 'Crew on shifts: 3 day / 2 night.'],
    ['two values that the measure names itself', 'en-US', 'Day and night: 3 hours / 2 hours.'],
  ])('leaves out what is not said of the two: %s, %s', (_, language, apart) => {
    const tables = tablesOf(relationsOf([...(MEASURES[language] ?? []), apart], language));
    expect(tables).toEqual(tablesOf(relationsOf(MEASURES[language] ?? [], language)));
    expect(tables).toHaveLength(1);
  });

  it('is none where only one sentence does, where it is of two times, or of the parts of a whole', () => {
    for (const text of [
      'The crane lifts 40 t, the tug pulls 12 t. It rained on most days.',
      'Last year the ferry carried 40,000 guests, this year the ferry carried 52,000. Last year it earned 3 million, this year 4 million.',
      'In 2023 sales were 120, in 2024 sales were 140. In 2023 staff were 11, in 2024 staff were 12.',
    ])
      expect(tablesOf(relationsOf([text], 'en-US'))).toEqual([]);
  });

  it('leaves what else is said in its place, and loses nothing', () => {
    const relations = relationsOf(
      [
        'Two boats are for sale. The Gull costs 40,000 euros, the Tern 52,000 euros. Both need paint.',
        'The Gull burns 9 litres an hour, the Tern 6 litres an hour.',
      ],
      'en-US',
    );
    expect(tablesOf(relations)).toEqual([
      [
        ['Gull', 'Tern'],
        ['Costs', '40,000 euros', '52,000 euros'],
        ['Burns', '9 litres an hour', '6 litres an hour'],
      ],
    ]);
    expect(relations.map((own) => (own.kind === 'said' ? own.item.text : own.kind))).toEqual([
      'Two boats are for sale.',
      'records',
      'Both need paint.',
    ]);
  });

  it('shows neither figure alone where each is of another group', () => {
    const relations = relationsOf(
      ['New sores appeared in 9% of group A and 14% of group B. Milk was 31 litres.'],
      'en-US',
    );
    expect(relations.map((own) => (own.kind === 'figure' ? own.stat.value : own.kind))).not.toContain('14%');
  });
});

it('of a list of several named figures the first and the last are no two sides', () => {
  const text = '华东1,820万，华南1,140万，华北760万，西南540万。华东仍是第一，西南增速最快（+46%）。';
  const [parts] = relationsOf(text, 'zh-CN');
  expect(parts?.kind === 'parts' && parts.items.map(({ name }) => name)).toEqual(['华东', '华南', '华北', '西南']);
});
