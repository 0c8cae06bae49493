import { describe, expect, it } from 'vitest';
import { shownName, timeBeside, timestampName } from './project-name.ts';

const words = { untitled: '未命名项目', justNow: '刚刚' };
const now = new Date(2026, 10, 20, 15, 30, 0);
const at = (...parts: [number, number, number, number, number]) =>
  timestampName(new Date(parts[0], parts[1] - 1, parts[2], parts[3], parts[4], 5));

describe('project names', () => {
  it('names a new project by its local time', () => {
    expect(timestampName(new Date(2026, 0, 2, 3, 4, 5))).toBe('Document_20260102_030405');
  });

  it.each([
    [at(2026, 11, 20, 15, 18), '11分钟前', '11 minutes ago'],
    [at(2026, 11, 20, 9, 5), '09:05', '09:05 AM'],
    [at(2026, 11, 19, 9, 5), '昨天 09:05', 'Yesterday 09:05 AM'],
    [at(2026, 11, 16, 9, 5), '星期一 09:05', 'Monday 09:05 AM'],
    [at(2026, 3, 4, 9, 5), '3月4日', 'March 4'],
    [at(2024, 3, 4, 9, 5), '2024年3月4日', 'March 4, 2024'],
    [at(2026, 11, 20, 15, 30), '刚刚', '刚刚'],
  ])('shows %s relatively', (name, chinese, english) => {
    expect(shownName(name, 'zh-CN', words, now)).toBe(chinese);
    expect(shownName(name, 'en-US', words, now).replaceAll('\u202f', ' ').replace(' at ', ' ')).toBe(english);
  });

  it('leaves names that people gave, and names untitled ones', () => {
    expect(shownName('Q3 回顾', 'zh-CN', words, now)).toBe('Q3 回顾');
    expect(shownName('  ', 'zh-CN', words, now)).toBe('未命名项目');
  });

  it('has the time small beside a name that does not say it', () => {
    const createTime = new Date(2026, 10, 19, 9, 5, 0).toISOString();
    expect(timeBeside({ name: 'Document_20261119_090500', createTime }, 'zh-CN', words.justNow, now)).toBe('');
  });

  it.each([
    [new Date(2026, 10, 20, 15, 15), '15分钟前', '15 min. ago'],
    [new Date(2026, 10, 19, 9, 5), '昨天', 'Yesterday'],
    [new Date(2026, 10, 16, 9, 5), '周一', 'Mon'],
    [new Date(2026, 8, 4, 9, 5), '9月4日', 'Sep 4'],
  ])('beside a name, which needs the room, %s is short', (made, chinese, english) => {
    const project = { name: 'Bees of the valley', createTime: made.toISOString() };
    expect(timeBeside(project, 'zh-CN', words.justNow, now)).toBe(chinese);
    expect(timeBeside(project, 'en-US', words.justNow, now)).toBe(english);
  });
});
