import { describe, expect, it } from 'vitest';
import type { ScanReader, UnreadPage } from '../../ocr/scanned-page.ts';
import { readBytes } from '../../read-bytes.ts';
import { type PdfLine, pdf } from '../../testing/pdf.ts';

/** Head and foot of a printed web page, longer together than a stamp. */
const edges = (page: number): PdfLine[] => [
  { x: 40, y: 815, size: 8, text: 'Minutes of the founding assembly of the society – copy' },
  { x: 40, y: 20, size: 8, text: `${page} of 3    printed on 20 January 2022 at 5:25 PM` },
];
const body: PdfLine = { x: 72, y: 600, size: 11, text: 'The assembly adopts the statutes without a vote against.' };

/** A reader that keeps what it was asked for and reads nothing. */
function asking(): { readonly asked: UnreadPage[]; readonly scans: ScanReader } {
  const asked: UnreadPage[] = [];
  return {
    asked,
    scans: async ({ pages }) => {
      asked.push(...pages);
      return [];
    },
  };
}

describe('pages with nothing but a head and a foot in text', () => {
  const bytes = pdf([edges(1), edges(2), edges(3)]);

  it('are read as pictures', async () => {
    const { asked, scans } = asking();
    await expect(readBytes('print.pdf', bytes, scans)).rejects.toMatchObject({ code: 'file/scan-unreadable' });
    expect(asked).toEqual([1, 2, 3].map((number) => ({ number, letters: 0 })));
  });

  it('are said to be pictures where none can be read', async () => {
    await expect(readBytes('print.pdf', bytes)).rejects.toMatchObject({ code: 'file/scanned' });
  });

  it('alone are, beside pages of text', async () => {
    const { asked, scans } = asking();
    const read = await readBytes(
      'print.pdf',
      pdf([edges(1), [...edges(2), body, { ...body, y: 560 }], edges(3)]),
      scans,
    );
    expect(asked.map(({ number }) => number)).toEqual([1, 3]);
    expect(read.blocks.length).toBeGreaterThan(0);
  });
});
