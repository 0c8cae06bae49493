import { expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';

const lines = [
  '家电板块收入 1.42 亿元，占 49.7%，毛利率 21.3%；',
  '照明板块收入 0.89 亿元，占 31.1%，毛利率 27.8%；',
  '新能源板块收入 0.55 亿元，占 19.2%，毛利率 12.4%。',
];

it('lines that name the same measures of three things are a table, with what their names end in as a measure', () => {
  expect(relationsOf(lines, 'zh-CN')).toMatchObject([
    {
      kind: 'records',
      fields: ['板块收入', '占', '毛利率'],
      rows: [
        ['家电', '1.42 亿元', '49.7%', '21.3%'],
        ['照明', '0.89 亿元', '31.1%', '27.8%'],
        ['新能源', '0.55 亿元', '19.2%', '12.4%'],
      ],
    },
  ]);
});

it('is as long as there are lines', () => {
  const more = ['North', 'South', 'East', 'West', 'Centre'].map(
    (name, at) => `${name}: sales ${at + 2}.4m, margin ${at + 11}%, staff ${at + 30}`,
  );
  const [table, ...others] = relationsOf(more, 'en-US');
  expect(others).toEqual([]);
  expect(table).toMatchObject({ kind: 'records', fields: ['sales', 'margin', 'staff'] });
  expect(table?.kind === 'records' && table.rows).toHaveLength(5);
});

it('is none of two things, and tears no name', () => {
  expect(relationsOf(lines.slice(0, 2), 'zh-CN').some(({ kind }) => kind === 'records')).toBe(false);
  const prizes = '一等奖2项，奖金各10000元；二等奖5项，奖金各5000元；三等奖10项，奖金各2000元。';
  expect(JSON.stringify(relationsOf(prizes, 'zh-CN'))).not.toContain('"一"');
});
