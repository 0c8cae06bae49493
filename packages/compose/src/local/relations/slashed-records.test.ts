import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { type Draft, documentOf, list, paragraph } from '../testing/fixtures.ts';
import { relationsOfPassage } from './of-passage.ts';
import type { Relation } from './relation.ts';

function relationsUnder(heading: string, drafts: readonly Draft[], language: Language): Relation[] {
  return relationsOfPassage({
    heading: { text: heading, origins: [], rank: 1 },
    blocks: documentOf(drafts).blocks,
    language,
    rankOf: () => 0.5,
  });
}

const tablesIn = (relations: readonly Relation[]) =>
  relations.flatMap((own) => (own.kind === 'records' ? [[own.fields, ...own.rows]] : []));

describe('what slashes set against each other', () => {
  it('stands under the names of the heading, in lines or in a list', () => {
    const lines = ['Price: $9 / $14 / $22', 'Storage: 5 GB / 50 GB / 500 GB', 'Support: none / mail / phone'];
    const table = [
      ['Basic', 'Plus', 'Pro'],
      ['Price', '$9', '$14', '$22'],
      ['Storage', '5 GB', '50 GB', '500 GB'],
      ['Support', 'none', 'mail', 'phone'],
    ];
    expect(tablesIn(relationsUnder('Basic / Plus / Pro', lines.map(paragraph), 'en-US'))).toEqual([table]);
    expect(tablesIn(relationsUnder('Basic / Plus / Pro', [list(lines)], 'en-US'))).toEqual([table]);
  });

  it('stands under the names of its first line', () => {
    const lines = ['甲方案 / 乙方案', '工期：30天 / 45天', '报价：8万 / 6.5万'];
    expect(tablesIn(relationsUnder('方案', lines.map(paragraph), 'zh-CN'))).toEqual([
      [
        ['甲方案', '乙方案'],
        ['工期', '30天', '45天'],
        ['报价', '8万', '6.5万'],
      ],
    ]);
  });

  it('is no table where a line has more or fewer values than there are names', () => {
    const lines = ['Price: $9 / $14', 'Storage: 5 GB / 50 GB'].map(paragraph);
    expect(tablesIn(relationsUnder('Basic / Plus / Pro', lines, 'en-US'))).toEqual([]);
    expect(tablesIn(relationsUnder('Terms', lines, 'en-US'))).toEqual([]);
  });
});
