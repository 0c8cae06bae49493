import { expect, it } from 'vitest';
import { withLedNumbers } from './led-numbers.ts';

it('puts the first entry of a counted list on a line of its own, where the second begins the next', () => {
  expect(withLedNumbers(['附件：1. 自查表', '      2. 分组名单'])).toEqual([
    '附件：',
    '      1. 自查表',
    '      2. 分组名单',
  ]);
  expect(withLedNumbers(['Steps: 1) Open it', '2) Close it'])).toEqual(['Steps:', '1) Open it', '2) Close it']);
});

it('leaves a number alone that nothing counts on from', () => {
  const lines = ['附件：1. 自查表', '安全部', 'Version: 1.2 of the paper', '2. Next part', 'Steps: 1) Open', '2. Part'];
  expect(withLedNumbers(lines)).toEqual(lines);
});
