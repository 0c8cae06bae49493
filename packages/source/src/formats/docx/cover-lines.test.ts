import { expect, it } from 'vitest';
import { coverLinesOf } from './cover-lines.ts';
import type { DocxBlock } from './docx-block.ts';

const paragraph = (text: string, strong: boolean, size = 22): DocxBlock => ({
  block: { kind: 'paragraph', text },
  look: { strong, size },
});

it('counts the lines of a file that are set as one of its first page, over text of their own', () => {
  const blocks = [
    paragraph('Tides at the outer quay', true),
    paragraph('Pilots wait for them.', false),
    paragraph('Who pays', true),
    paragraph('Skippers do.', false),
    paragraph('Who does not', true),
    paragraph('1. Who pays later', true),
    paragraph('Harbour masters do.', false),
  ];
  const rivals = (own: readonly DocxBlock[]): (number | undefined)[] =>
    coverLinesOf(own, 22).map((line) => line.rivals);
  // Those that count themselves and plain lines are compared with none of them.
  expect(rivals(blocks)).toEqual([2, 0, 2, 0, 2, 0, 0]);
  expect(rivals([paragraph('Tides at the outer quay', true, 30), ...blocks.slice(1)])[0]).toBe(0);
});
