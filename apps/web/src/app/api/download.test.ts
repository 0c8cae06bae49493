import { describe, expect, it } from 'vitest';
import { downloadName } from './download.ts';

describe('name of a download', () => {
  it.each([
    [`attachment; filename="a.pdf"; filename*=UTF-8''%E5%AD%A3%E5%BA%A6.pdf`, '季度.pdf'],
    ['attachment; filename="all \\"pages\\".pdf"', 'all "pages".pdf'],
    ['attachment; filename=plain.pdf', 'plain.pdf'],
    [`attachment; filename="a.pdf"; filename*=UTF-8''%E5%A`, 'a.pdf'],
    ['attachment', 'fallback.pdf'],
    [null, 'fallback.pdf'],
  ])('%s', (header, expected) => {
    expect(downloadName(header, 'fallback.pdf')).toBe(expected);
  });
});
