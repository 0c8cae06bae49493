import { expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';

it('lines that end with one field are a table of what they say and its values', () => {
  const lines = [
    'Show where the driver is from 30 minutes before. Effort: medium.',
    'Make letters scalable to 200%. Effort: small.',
    'Photo of a list: a prototype only.',
  ];
  const [table, ...rest] = relationsOf(lines, 'en-US', 'Recommendations');
  expect(table).toMatchObject({
    kind: 'records',
    fields: ['Effort'],
    rows: [
      ['Show where the driver is from 30 minutes before', 'medium'],
      ['Make letters scalable to 200%', 'small'],
    ],
  });
  expect(rest).toHaveLength(1);
});

it('lines with names of their own and fields behind them are no such table', () => {
  const lines = ['电梯：故障11次。费用：9000元。', '水泵：故障3次。费用：1200元。'];
  expect(relationsOf(lines, 'zh-CN', '设备')).not.toMatchObject([{ kind: 'records', fields: ['费用'] }]);
});
