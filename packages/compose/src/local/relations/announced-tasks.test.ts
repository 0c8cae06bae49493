import { expect, it } from 'vitest';
import { documentOf, list, paragraph } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';
import { peopleIn } from './people.ts';

it('clauses under what is planned are tasks, each whole, where they name somebody', () => {
  const text =
    '下周安排：小顾周一把门锁换掉；海报加印到200张，阿杰跟印刷厂说，周二起发；投影仪报修由我来，周四前搞定。';
  const [tasks] = relationsOf(text, 'zh-CN');
  expect(tasks?.kind === 'actions' && tasks.items.map(({ who, when }) => [who?.text, when?.text])).toEqual([
    ['小顾', '周一'],
    ['阿杰', '周二起'],
    ['我', '周四前'],
  ]);
  expect(tasks?.kind === 'actions' && tasks.items[1]?.what.text).toBe('海报加印到200张，阿杰跟印刷厂说，周二起发');
});

it('what happens next without anybody stays a timeline', () => {
  const [only] = relationsOf('下周安排：周一开会；周二参观工厂；周四返程。', 'zh-CN');
  expect(only?.kind).toBe('timeline');
});

it('a message names the people that it is for', () => {
  const blocks = ['To: Mum, Dad, Callum', 'To: All staff', 'Cc: Residents'].map((text) => paragraph(text));
  expect(peopleIn(documentOf(blocks).blocks)).toEqual(['Callum', 'Mum', 'Dad']);
});

it.each([
  '下周安排：周三前下雨，外面冷。周四晴，家长来接。',
  '下周工作：报修由我来，周四前搞定。周二起换菜单，阿杰跟厨房说。',
  '下周安排：周一开会，小王来。周二休息。',
])('what stands behind a comma and its full stop is nobody, but a clause: %s', (text) => {
  const people = relationsOf(text, 'zh-CN').flatMap((own) => (own.kind === 'actions' ? own.items : []));
  for (const { who } of people) expect(['我', '阿杰', '小王', undefined]).toContain(who?.text);
});

it('what speaks for something names nobody', () => {
  const blocks = ['Pour : rapide, simple, gratuit', 'À : Nora, Paul'].map((text) => paragraph(text));
  expect(peopleIn(documentOf(blocks).blocks)).toEqual(['Nora', 'Paul']);
});

it('entries that all end in a role and a name are tasks of those', () => {
  const tasks = ['完成爆款预测（采购：老周）', '客服外包60个坐席（客服：小琴）', '上线前全量回归测试（技术：小鹏）'];
  expect(relationsOf([list(tasks)], 'zh-CN', '双十一怎么办')).toMatchObject([
    { kind: 'actions', items: [{ what: { text: '完成爆款预测' }, who: { text: '采购：老周' } }, {}, {}] },
  ]);
  const places = ['Concert (hall: Blue Room)', 'Supper (menu: Fish)'];
  expect(relationsOf([list(places)], 'en-US', 'The evening').map(({ kind }) => kind)).not.toContain('actions');
});
