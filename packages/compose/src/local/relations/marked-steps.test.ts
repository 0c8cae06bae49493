import type { Language } from '@pagewright/model/languages';
import { expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';

it.each<[string, Language, string, string[]]>([
  [
    'Assembly takes an hour. Step 1: sort the screws. Step 2: fix the legs. Step 3: turn it over.',
    'en-US',
    '',
    ['sort the screws', 'fix the legs', 'turn it over'],
  ],
  ['第一步订票，第二步选座，第三步付款。', 'zh-CN', '', ['订票', '选座', '付款']],
  [
    '办证分三步：第一步，网上预约；第二步，现场拍照；第三步，领取证件。',
    'zh-CN',
    '办证分三步',
    ['网上预约', '现场拍照', '领取证件'],
  ],
  ['步骤一：拆箱。步骤二：装腿。', 'zh-CN', '', ['拆箱', '装腿']],
  ['手順1 栓を閉める。手順2 蓋を外す。手順3 部品を替える。', 'ja-JP', '', ['栓を閉める', '蓋を外す', '部品を替える']],
  ['Étape 1 : ouvrir. Étape 2 : remplir. Étape 3 : fermer.', 'fr-FR', '', ['ouvrir', 'remplir', 'fermer']],
])('%s', (text, language, head, titles) => {
  const [steps] = relationsOf(text, language).filter((own) => own.kind === 'steps');
  expect(steps?.head?.text ?? '').toBe(head);
  expect(steps?.steps.map(({ title }) => title.text)).toEqual(titles);
});

it.each<[string, Language]>([
  ['We are still in step 2, and step 3 begins in May.', 'en-US'],
  ['第二步最难，第三步最贵。', 'zh-CN'],
])('%s has no steps that count themselves', (text, language) => {
  expect(relationsOf(text, language).filter((own) => own.kind === 'steps')).toEqual([]);
});
