import { expect, it } from 'vitest';
import { coverLinesOf } from './cover-lines.ts';
import type { PdfLine, PdfPage } from './pdf-page.ts';

const line = (text: string, size: number, bold = false): PdfLine => ({
  text,
  size,
  bold,
  x: 50,
  y: 100,
  right: 200,
  mono: false,
  cells: [],
  columnLeft: 50,
  columnRight: 500,
});
const page = (number: number, ...lines: PdfLine[]): PdfPage => ({ number, width: 595, height: 842, lines });

it('counts the short lines of other pages that are set as one of the first page', () => {
  const pages = [
    page(1, line('Tides at the outer quay', 14), line('Who pays', 12, true), line('Skippers do.', 10)),
    page(2, line('Who does not', 12, true), line('2. Who pays later', 12, true), line('Nobody else.', 10)),
    page(3, line('Who pays at night', 12, true), line('12.5', 12, true), line('Pilots do.', 10)),
  ];
  expect(coverLinesOf(pages, [], 10).map(({ rivals }) => rivals)).toEqual([0, 2, 0]);
});
