import type { Language } from '@pagewright/model/languages';
import { expect, it } from 'vitest';
import { list } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';

const tasksOf = (entries: string[], language: Language, heading: string) =>
  relationsOf([list(entries)], language, heading).flatMap((own) =>
    own.kind === 'actions' ? own.items.map(({ who, what, when }) => [who?.text, what.text, when?.text]) : [],
  );

const ENTRIES = [
  '运营部：12月1日前上线冬季菜单，王蓓负责。',
  '采购部：与两家供应商签约，把缺货率压到5%以内。',
  '财务部测算调价方案，周三提交。',
  '请各区域经理于周五18:00前报送排班表。',
];

it.each(['下周重点', '下周工作安排', '行动项'])('groups under `%s` have what follows as their tasks', (heading) => {
  expect(tasksOf(ENTRIES, 'zh-CN', heading)).toEqual([
    ['运营部', '上线冬季菜单，王蓓负责', '12月1日前'],
    ['采购部', '与两家供应商签约，把缺货率压到5%以内', undefined],
    ['财务部', '测算调价方案，周三提交', '周三'],
    ['各区域经理', '报送排班表', '周五18:00前'],
  ]);
});

it('what groups have done is no task', () => {
  const done = ['运营部：上线了冬季菜单，好评率达到92%。', '采购部：与两家供应商签约，缺货率降到4%。'];
  expect(tasksOf(done, 'zh-CN', '上周进展')).toEqual([]);
});

it('groups in Japanese have theirs', () => {
  expect(tasksOf(['営業部：12月1日までに見積もりを提出', '開発チーム：試験環境を準備'], 'ja-JP', '来週の作業')).toEqual(
    [
      ['営業部', '見積もりを提出', '12月1日までに'],
      ['開発チーム', '試験環境を準備', undefined],
    ],
  );
});
