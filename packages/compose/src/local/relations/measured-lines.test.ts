import { expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';

it('lines of a name and the same measures are a table, whatever figures the names hold', () => {
  const lines = [
    'TOP1《周末改造旧屋》曝光 31.2 万，点赞 8,930',
    'TOP2《这5样别买》曝光 22.7 万，点赞 5,120',
    'TOP3《200块搞定书桌》曝光 15.4 万，点赞 4,415',
  ];
  expect(relationsOf([...lines, '共同点：标题都有数字。'], 'zh-CN', '爆款')).toMatchObject([
    {
      kind: 'records',
      fields: ['曝光', '点赞'],
      rows: [
        ['TOP1《周末改造旧屋》', '31.2 万', '8,930'],
        ['TOP2《这5样别买》', '22.7 万', '5,120'],
        ['TOP3《200块搞定书桌》', '15.4 万', '4,415'],
      ],
    },
    {},
  ]);
});

it('lines that measure different things are none', () => {
  const lines = ['一楼面积 80 平方米，月租 6,000 元', '二楼客流 1,200 人，营业额 9 万元', '三楼员工 14 人，座位 60 个'];
  expect(relationsOf(lines, 'zh-CN').map(({ kind }) => kind)).not.toContain('records');
});
