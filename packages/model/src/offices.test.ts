import { expect, it } from 'vitest';
import { isOfficeName } from './offices.ts';

it.each(['管理組合理事会', '总务部', '青葉町内会', '学生事务中心', '實行委員會'])('%s is an office', (name) => {
  expect(isOfficeName(name)).toBe(true);
});

it.each(['会場：本社会議室', '今年の予算', 'Board of trustees', '施工会社'])('%s is none', (line) => {
  expect(isOfficeName(line)).toBe(false);
});
