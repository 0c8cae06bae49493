import { ERROR_CODES } from '@pagewright/model/errors';
import { LANGUAGES } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { ERROR_MESSAGES } from './messages/errors.ts';
import { errorMessage, fillMessage } from './messages.ts';

describe('error messages', () => {
  it('stand in every language for every code, with the same values', () => {
    for (const code of ERROR_CODES) {
      const places = LANGUAGES.map((language) => {
        const text = ERROR_MESSAGES[code][language];
        expect(text.trim(), `${code} ${language}`).not.toBe('');
        return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
      });
      if (code === 'file/data') continue;
      for (const one of places) expect(one, code).toEqual(places[0]);
    }
    expect(Object.keys(ERROR_MESSAGES).sort()).toEqual([...ERROR_CODES].sort());
  });

  it('are those of the specification where it gives them', () => {
    expect(errorMessage('account/password-mismatch', 'zh-CN')).toBe('两次输入的密码不一致');
    expect(errorMessage('request/project-id', 'zh-CN')).toBe('项目ID格式无效');
    expect(errorMessage('print/failed', 'zh-CN')).toBe('PDF创建失败');
    expect(errorMessage('print/no-pages', 'zh-CN')).toBe('没有可导出的页面元素');
  });

  it('fill their places and leave out a bracketed part whose value is missing', () => {
    expect(fillMessage('a {x}[ ({y} s)].', { x: 1, y: 2 })).toBe('a 1 (2 s).');
    expect(fillMessage('a {x}[ ({y} s)].', { x: 1 })).toBe('a 1.');
    expect(fillMessage('a {constructor}', {})).toBe('a {constructor}');
    expect(errorMessage('file/missing', 'en-US', { file: 'a[1].txt' })).toContain('a[1].txt');
  });

  it('tell a long wait in minutes, and a short one in seconds', () => {
    const told = (seconds: number) => errorMessage('request/too-many', 'en-US', { seconds });
    expect(told(42)).toBe('Too many requests. Please try again in 42 s.');
    expect(told(898)).toBe('Too many requests. Please try again in 15 min.');
    expect(errorMessage('request/too-many', 'zh-CN', { seconds: 898 })).toBe('请求过于频繁，请在 15 分钟后重试');
    expect(errorMessage('request/too-many', 'en-US')).toBe('Too many requests. Please try again.');
  });

  it('name the file', () => {
    for (const code of ERROR_CODES.filter((one) => one.startsWith('file/') && one !== 'file/too-many')) {
      for (const language of LANGUAGES)
        expect(errorMessage(code, language, { file: 'Bericht.x' })).toContain('Bericht.x');
    }
  });
});
