import { expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';

it.each([
  [
    'Trois devis : Batirenov 212 000 € (garantie 10 ans, 5 mois), Lenoir SARL 199 000 € (garantie 8 ans, 6 mois). Lenoir est retenu.',
    'fr-FR',
    'Trois devis',
    [
      ['Batirenov', '212 000 €', 'garantie 10 ans', '5 mois'],
      ['Lenoir SARL', '199 000 €', 'garantie 8 ans', '6 mois'],
    ],
  ],
  [
    '三家报价：甲公司36万元（工期45天，质保2年）、乙公司41万元（工期30天，质保3年）和丙公司33万元（工期60天，质保1年）。建议选乙。',
    'zh-CN',
    '三家报价',
    [
      ['甲公司', '36万元', '工期45天', '质保2年'],
      ['乙公司', '41万元', '工期30天', '质保3年'],
      ['丙公司', '33万元', '工期60天', '质保1年'],
    ],
  ],
] as const)('things with a figure and as many values in brackets are a table: %s', (text, language, head, rows) => {
  expect(relationsOf(text, language)[0]).toMatchObject({ kind: 'records', head: { text: head }, rows });
});

it('a figure with one value behind it is a part', () => {
  const text = 'Money: hall £400 (two days), food £250 (for 60), music £150 (a trio).';
  expect(relationsOf(text, 'en-US').map(({ kind }) => kind)).not.toContain('records');
});
