import { componentOf } from '@pagewright/components/fixtures';
import type { Page } from '@pagewright/components/models';
import { expect, it } from 'vitest';
import { wholeFidelity } from '../fidelity.ts';
import { fidelityLines } from '../fidelity-text.ts';
import { pageOf } from '../testing/proof-pages.ts';
import { provePdf } from './prove-pdf.ts';

const PICTURE = '/Im0 Do';

/** A PDF with a page for each content stream; its font is one that readers have and files need not. */
function pdfOf(contents: readonly string[]): Uint8Array {
  const pages = contents.map((_, index) => 5 + 2 * index);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((id) => `${id} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    streamOf('<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8', '0'),
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 720 405] /Contents ${6 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> /XObject << /Im0 4 0 R >> >> >>`,
      streamOf('<<', content),
    ]),
  ];
  let file = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new TextEncoder().encode(`${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`);
}

function streamOf(dictionary: string, content: string): string {
  return `${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

function written(...lines: readonly string[]): string {
  return lines.map((line, index) => `BT /F1 12 Tf 20 ${380 - 20 * index} Td (${line}) Tj ET`).join('\n');
}

function pageWith(...texts: readonly string[]): Page {
  return pageOf(texts.map((text) => componentOf('text', { text, width: 1200, height: 40 } as never)));
}

function linesOf(proof: Awaited<ReturnType<typeof provePdf>>): string[] {
  return fidelityLines({ ...wholeFidelity('drawn', 1), proof }, 'en-US').slice(1);
}

it('finds every word where it is, however a file breaks and spells it', async () => {
  const pdf = pdfOf([written('Costs fell by 12 %', 'in the \\(long\\) run'), written('It isn\\222t over')]);
  const proof = await provePdf(pdf, [pageWith('in the (long) run', 'Costs fell by 12 %'), pageWith('It isn’t over')]);
  expect(proof).toMatchObject({ words: 11, away: 0, missing: [], pictures: [], fonts: 1 });
  expect(linesOf(proof)).toEqual([
    'Read back: all 11 words are in the file.',
    'No page is a picture.',
    // It relies on the reader's own.
    'Fonts that are not embedded: Helvetica',
  ]);
});

it('names the words that a file lacks, and the pages that are pictures only', async () => {
  const pdf = pdfOf([written('Costs fell'), PICTURE, written('twice')]);
  const pages = [pageWith('Costs fell by half'), pageWith('Outlook'), pageWith('twice', 'twice or thrice')];
  const proof = await provePdf(pdf, [...pages, pageWith('Annex')]);
  expect(proof.missing).toEqual([
    { page: 1, word: 'by' },
    { page: 1, word: 'half' },
    { page: 2, word: 'Outlook' },
    // It stands there once, and ought to twice.
    { page: 3, word: 'twice' },
    { page: 3, word: 'or' },
    { page: 3, word: 'thrice' },
    { page: 4, word: 'Annex' },
  ]);
  expect(proof.pictures).toEqual([2]);
  expect(linesOf(proof)).toEqual([
    'Missing on page 1: by, half',
    'Missing on page 2: Outlook',
    'Missing on page 3: twice, or, thrice',
    'Missing on page 4: Annex',
    'Pages that are pictures only: 2',
    'Fonts that are not embedded: Helvetica',
  ]);
});

it('tells some of very many words, and how many there are', async () => {
  const words = Array.from({ length: 50 }, (_, index) => `word${index}`);
  const proof = await provePdf(pdfOf([written('nothing')]), [pageWith(words.join(' '))]);
  expect(proof).toMatchObject({ words: 50, away: 50 });
  expect(proof.missing).toHaveLength(20);
  expect(linesOf(proof)).toContain('30 more words are missing');
});

it('stops when it is told to', async () => {
  const signal = AbortSignal.abort(new Error('enough'));
  await expect(provePdf(pdfOf([written('a')]), [pageWith('a')], { signal })).rejects.toThrow('enough');
});
