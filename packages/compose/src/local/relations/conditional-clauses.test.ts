import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';

const valuesOf = (text: string, language: Language) =>
  relationsOf([text], language).flatMap((own) => (own.kind === 'figure' ? [own.stat.value] : []));

describe('figures of a clause that says in which case something is so', () => {
  it.each<[string, Language, string[]]>([
    ['If the rent rises by 8%, we lose about 60 members.', 'en-US', ['60']],
    ['Drain the tank when the water falls below 4 °C.', 'en-US', []],
    ['We lose about 60 members if the rent rises by 8%.', 'en-US', ['60']],
    ['円が2円高くなると、年間の利益は約0.7億円減少します。', 'ja-JP', ['約0.7億円']],
    ['水温が60度を超えた場合は、電源を切ってください。', 'ja-JP', []],
    ['夏天高于35度时要打开风扇。', 'zh-CN', []],
    ['如果租金上涨8%，我们会少赚12万元。', 'zh-CN', ['12万元']],
    ['Si le loyer augmente de 8 %, nous perdons 1 200 €.', 'fr-FR', ['1 200 €']],
  ])('are none of what is so: %s', (text, language, values) => {
    expect(valuesOf(text, language)).toEqual(values);
  });

  it.each<[string, Language, string[]]>([
    ['Sales rose by 8% when the second shop opened.', 'en-US', ['8%']],
    ['Notre équipe a gagné 14 % de clients, aussi à Lille.', 'fr-FR', ['14 %']],
    ['售价降到15元时装版本卖得最好，占38%。', 'zh-CN', ['38%']],
  ])('nothing else is taken for one: %s', (text, language, values) => {
    expect(valuesOf(text, language)).toEqual(values);
  });

  it('nobody of whom something is so has a figure', () => {
    expect(valuesOf('None of the boxes stays below 5 °C.', 'en-US')).toEqual([]);
    expect(valuesOf('Aucune boîte ne reste sous 5 °C.', 'fr-FR')).toEqual([]);
  });
});
