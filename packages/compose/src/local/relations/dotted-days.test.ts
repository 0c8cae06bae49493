import { expect, it } from 'vitest';
import { list, paragraph } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';

const eventsOf = (...given: Parameters<typeof relationsOf>): string[] =>
  relationsOf(...given).flatMap((own) =>
    own.kind === 'timeline' ? own.events.map(({ date, text }) => `${date} | ${text.text}`) : [],
  );

it.each([
  [
    ['3.10 需求评审', '3.11-3.20 设计', '3.21-4.18 开发', '5.6 上线'],
    ['3.10 | 需求评审', '3.11-3.20 | 设计', '3.21-4.18 | 开发', '5.6 | 上线'],
  ],
  [
    ['签约 4.8', '开工 4.15', '验收 5.20'],
    ['4.8 | 签约', '4.15 | 开工', '5.20 | 验收'],
  ],
  [
    ['4.12 签约', '4.25 开工', '6.30 竣工'],
    ['4.12 | 签约', '4.25 | 开工', '6.30 | 竣工'],
  ],
])('%s are days, as lines and as a list', (lines, events) => {
  expect(eventsOf(lines.map(paragraph), 'zh-CN')).toEqual(events);
  expect(eventsOf([list(lines)], 'zh-CN')).toEqual(events);
});

it.each([
  [['3.1 背景', '3.2 目标', '3.3 范围']],
  [['重量 1.2', '长度 3.4', '宽度 5.6']],
  [['4.8 签约', '3.15 开工', '5.20 验收']],
])('%s are none: parts are counted, things measured, days go on', (lines) => {
  expect(eventsOf(lines.map(paragraph), 'zh-CN')).toEqual([]);
});
