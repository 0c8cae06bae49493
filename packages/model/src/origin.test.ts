import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOrigin, parseOrigin } from './origin.ts';

describe('origin', () => {
  it.each([
    ['report.docx#3', { file: 'report.docx', block: 3 }],
    ['paper.pdf#14@p5', { file: 'paper.pdf', block: 14, place: 'p5' }],
    ['book.xlsx#2@Sheet1!A1:C9', { file: 'book.xlsx', block: 2, place: 'Sheet1!A1:C9' }],
    ['a#1@b.txt#7', { file: 'a#1@b.txt', block: 7 }],
  ])('reads %s', (text, parts) => {
    expect(parseOrigin(text)).toEqual(parts);
  });

  it('is undefined for other text', () => {
    expect(parseOrigin('report.docx')).toBeUndefined();
    expect(parseOrigin('report.docx#x')).toBeUndefined();
  });

  it('comes back from its text for any file name and any place', () => {
    const place = fc.string({ minLength: 1 }).filter((text) => !/#\d+(@|$)/.test(text));
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.option(place, { nil: undefined }), (file, block, at) => {
        const parts = at === undefined ? { file, block } : { file, block, place: at };
        expect(parseOrigin(formatOrigin(parts))).toEqual(parts);
      }),
    );
  });
});
