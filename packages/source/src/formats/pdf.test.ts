import { createCanvas } from '@napi-rs/canvas';
import type { SourceDocument, SourceWarning } from '@pagewright/model/source-document';
import { describe, expect, it } from 'vitest';
import type { ScannedPage, ScanRequest } from '../ocr/scanned-page.ts';
import { type PdfLine, pdf, scannedPdf } from '../testing/pdf.ts';
import { readPdf } from './pdf.ts';

const SENTENCES = [
  'The company opened twelve new offices in the first quarter and the number of its customers',
  'grew by eighteen percent. The team kept to the budget in all regions and replaced three of',
  'the suppliers without interruption. The next step is to bring the process to all other sites',
  'and to review it after six months.',
];

/** Lines of running text downwards from a place. */
function lines(texts: readonly string[], x: number, top: number, size = 11): PdfLine[] {
  return texts.map((text, index) => ({ x, y: top - index * size * 1.3, size, text }));
}

function read(pages: readonly (readonly PdfLine[])[]): Promise<SourceDocument> {
  return readPdf('report.pdf', pdf(pages), []);
}

const words = (document: SourceDocument) =>
  document.blocks.map((block) => ('text' in block ? block.text : block.kind)).join('\n');

describe('PDF files', () => {
  it('headings by size and weight, paragraphs joined from their lines', async () => {
    const chapter = (title: string): PdfLine[] => [
      { x: 60, y: 720, size: 15, text: title, bold: true },
      ...lines(SENTENCES, 60, 695),
    ];
    const cover = { x: 60, y: 770, size: 24, text: 'Annual Report', bold: true };
    const { blocks } = await read([[cover, ...chapter('Growth')], chapter('Outlook')]);
    const text = SENTENCES.join(' ');
    expect(blocks).toMatchObject([
      { kind: 'heading', level: 1, text: 'Annual Report' },
      { kind: 'heading', level: 2, text: 'Growth' },
      { kind: 'paragraph', text },
      { kind: 'heading', level: 2, text: 'Outlook' },
      { kind: 'paragraph', text },
    ]);
    expect(blocks[0]?.origin).toContain('report.pdf');
  });

  it('drops running heads and page numbers', async () => {
    const pages = Array.from({ length: 6 }, (_, index) => [
      { x: 60, y: 810, size: 9, text: 'Northern Division, internal' },
      { x: 60, y: 740, size: 16, text: `Chapter ${'ABCDEF'[index]}`, bold: true },
      ...lines(SENTENCES, 60, 710),
      { x: 290, y: 30, size: 9, text: String(index + 1) },
    ]);
    const text = words(await read(pages));
    expect(text).toContain('Chapter F');
    expect(text).not.toContain('internal');
    expect(text).not.toMatch(/^\d$/m);
  });

  it('joins words that were divided at the end of a line', async () => {
    const text = words(
      await read([
        lines(
          [
            'The team finished the develop-',
            'ment of the new product in time',
            'for the fair in the autumn of the year.',
          ],
          60,
          700,
        ),
      ]),
    );
    expect(text).toBe(
      'The team finished the development of the new product in time for the fair in the autumn of the year.',
    );
  });

  it('reads two columns one after the other', async () => {
    const column = (name: string): string[] =>
      Array.from({ length: 6 }, (_, index) => [
        `The ${name} column tells of its part ${index} in lines`,
        'that are as long as the column is wide, and then',
        'ends with a shorter one.',
      ]).flat();
    const text = words(await read([[...lines(column('left'), 50, 760, 10), ...lines(column('right'), 320, 760, 10)]]));
    expect(text.indexOf('left column tells of its part 5')).toBeGreaterThan(0);
    expect(text.indexOf('left column tells of its part 5')).toBeLessThan(
      text.indexOf('right column tells of its part 0'),
    );
  });

  it('reads the boxes of a slide one after the other, each under its name', async () => {
    const card = (name: string, texts: readonly string[], x: number, top: number): PdfLine[] => [
      { x, y: top, size: 12, text: name, bold: true },
      ...lines(texts, x, top - 18, 10),
    ];
    const { blocks } = await read([
      [{ x: 60, y: 500, size: 32, text: 'The garden', bold: true }],
      [
        { x: 60, y: 760, size: 26, text: 'How a garden grows', bold: true },
        ...card('Sow', ['Seeds go into warm soil as', 'soon as nights stay mild.'], 60, 700),
        ...card('Water', ['Young plants drink in the', 'morning and rest at noon.'], 240, 700),
        ...card('Harvest', ['Beans are picked twice a', 'week, pumpkins once.'], 420, 700),
        { x: 240, y: 560, size: 18, text: 'What comes next', bold: true },
        ...lines(['- Build a second bed along', 'the southern wall'], 240, 530, 16),
        ...lines(['- Ask the neighbours for', 'their old windows'], 240, 480, 16),
      ],
    ]);
    expect(blocks.slice(2)).toMatchObject([
      { kind: 'heading', text: 'Sow' },
      { kind: 'paragraph', text: 'Seeds go into warm soil as soon as nights stay mild.' },
      { kind: 'heading', text: 'Water' },
      { kind: 'paragraph', text: 'Young plants drink in the morning and rest at noon.' },
      { kind: 'heading', text: 'Harvest' },
      { kind: 'paragraph', text: 'Beans are picked twice a week, pumpkins once.' },
      { kind: 'heading', text: 'What comes next' },
      {
        kind: 'list',
        items: [
          { text: 'Build a second bed along the southern wall' },
          { text: 'Ask the neighbours for their old windows' },
        ],
      },
    ]);
  });

  it('keeps a table without rules, whose cells stand in rows, a table', async () => {
    const rows = [
      ['Bed', 'Sown in', 'Kilograms'],
      ['South', 'April', '12'],
      ['North', 'May', '7'],
      ['West', 'June', '9'],
    ];
    const cells = rows.flatMap((row, index) =>
      row.map((text, column): PdfLine => ({ x: 60 + column * 150, y: 640 - index * 16, size: 11, text })),
    );
    const { blocks } = await read([[{ x: 60, y: 700, size: 20, text: 'Beds', bold: true }, ...cells]]);
    expect(blocks.find(({ kind }) => kind === 'table')).toMatchObject({
      rows: rows.map((row) => row.map((text) => ({ text }))),
    });
  });

  it('parts cells that are hardly further apart than words where the other rows are', async () => {
    const row = (y: number, name: string, figures: readonly string[], bold = false): PdfLine[] => [
      { x: 60, y, size: 11, text: name, bold },
      // Figures end below each other.
      ...figures.map((text, index) => ({ x: 195 + index * 50 - text.length * 6.1, y, size: 11, text, bold })),
    ];
    const rows = [
      ['Bed', 'Sown', 'Reaped'],
      ['South', '120', '90'],
      ['North', '80', '75'],
      ['West', '60', '44'],
      ['All beds', '125,260', '117,209'],
    ];
    const cells = rows.flatMap(([name = '', ...figures], index) => row(640 - index * 16, name, figures));
    const { blocks } = await read([[{ x: 60, y: 700, size: 20, text: 'Beds', bold: true }, ...cells]]);
    expect(blocks.find(({ kind }) => kind === 'table')).toMatchObject({
      rows: rows.map((own) => own.map((text) => ({ text }))),
    });
  });

  it('tells tables under the same heads apart, with what stands over each of them', async () => {
    const heads = ['Code', 'Course', 'Points', 'Hours', 'Term'];
    const course = (code: string, name: string, points: string, hours: string) => [code, name, points, hours, 'spring'];
    const at = (y: number, texts: readonly string[]): PdfLine[] =>
      texts.map((text, column) => ({ x: 60 + column * 90, y, size: 11, text }));
    const { blocks } = await read([
      [
        { x: 60, y: 740, size: 20, text: 'Courses', bold: true },
        ...at(700, heads),
        ...at(684, course('G1', 'Pruning', '3', '40')),
        ...at(668, course('G2', 'Grafting', '2', '24')),
        ...at(640, ['Of choice', '5 points']),
        ...at(612, heads),
        ...at(596, course('H1', 'Beekeeping', '5', '60')),
      ],
    ]);
    expect(blocks.filter(({ kind }) => kind === 'table')).toMatchObject([
      {
        rows: [heads, course('G1', 'Pruning', '3', '40'), course('G2', 'Grafting', '2', '24')].map((row) =>
          row.map((text) => ({ text })),
        ),
      },
      { rows: [heads, course('H1', 'Beekeeping', '5', '60')].map((row) => row.map((text) => ({ text }))) },
    ]);
    expect(words({ blocks } as SourceDocument)).toContain('Of choice 5 points');
  });

  it('reads terms beside what they mean as rows, also over pages', async () => {
    const terms = ['Bed', 'Compost', 'Cold frame', 'Mulch', 'Seedling'];
    const page = (own: readonly string[]): PdfLine[] => [
      { x: 60, y: 740, size: 16, text: 'Words of the garden', bold: true },
      { x: 180, y: 716, size: 11, text: 'As the old ones use them.' },
      ...own.flatMap((term, index) => [
        { x: 60, y: 700 - index * 42, size: 11, text: term },
        ...lines(
          [
            'A word that everybody uses here, and that means the same',
            'to all who dig, sow, weed and',
            `water in row ${index}.`,
          ],
          180,
          700 - index * 42,
        ),
      ]),
    ];
    const { blocks } = await read([page(terms), [{ x: 60, y: 700, size: 11, text: 'Nothing else.' }]]);
    expect(blocks).toContainEqual(expect.objectContaining({ text: 'As the old ones use them.' }));
    const table = blocks.find(({ kind }) => kind === 'table');
    expect(table).toMatchObject({
      rows: terms.map((term, index) => [
        { text: term },
        { text: expect.stringMatching(new RegExp(`^A word .* row ${index}\\.$`)) },
      ]),
    });
  });

  it('takes bold lines with letters for headings below those without, and no blanks of a form', async () => {
    const { blocks } = await read([
      [
        { x: 60, y: 780, size: 20, text: 'Rules of the allotment', bold: true },
        { x: 60, y: 740, size: 11, text: 'Paths', bold: true },
        ...lines(SENTENCES, 60, 722),
        { x: 60, y: 640, size: 11, text: 'a. Who mows them', bold: true },
        ...lines(SENTENCES, 60, 622),
        { x: 60, y: 540, size: 11, text: 'b. Who pays for gravel', bold: true },
        ...lines(SENTENCES, 60, 522),
        { x: 60, y: 440, size: 11, text: 'Name: ______________  Bed: ______', bold: true },
      ],
    ]);
    const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [[block.text, block.level]] : []));
    expect(headings).toEqual([
      ['Rules of the allotment', 1],
      ['Paths', 2],
      ['Who mows them', 3],
      ['Who pays for gravel', 3],
    ]);
  });

  it('calls no document by the address of its publisher, nor by a note in large letters', async () => {
    const pages = ['A', 'B', 'C'].map((part, index) => [
      {
        x: 60,
        y: index === 0 ? 700 : 740,
        size: 20,
        text: index === 0 ? 'Please replace all that stands in brackets.' : `Orchard plan ${part}`,
      },
      ...(index === 0 ? [{ x: 60, y: 640, size: 20, text: 'Orchard plan' }] : []),
      ...lines(SENTENCES, 60, 600),
      { x: 500, y: 30, size: 9, text: 'orchard.example' },
    ]);
    expect((await read(pages)).title).toBe('Orchard plan');
  });

  it('says that a scanned file has no text, and that a broken one is broken', async () => {
    await expect(readPdf('scan.pdf', scannedPdf(3), [])).rejects.toMatchObject({
      code: 'file/scanned',
      params: { file: 'scan.pdf', command: 'npm run add-ocr' },
    });
    const blind = async (): Promise<ScannedPage[]> => [];
    await expect(readPdf('scan.pdf', scannedPdf(3), [], blind)).rejects.toMatchObject({
      code: 'file/scan-unreadable',
      params: { file: 'scan.pdf', pages: 3 },
    });
    const broken = new TextEncoder().encode('%PDF-1.7\nthis is not a PDF at all');
    await expect(readPdf('broken.pdf', broken, [])).rejects.toMatchObject({ code: 'file/corrupt' });
  });

  it('has only the pages read off their pictures that have no text of their own', async () => {
    const text = (page: number): PdfLine[] =>
      Array.from({ length: 12 }, (_, line) => ({
        x: 60,
        y: 760 - line * 14,
        size: 10,
        text: `The harbour of page ${page} handled ${100 + line} ships on quay ${line} in that year.`,
      }));
    const picture = await createCanvas(60, 80).encode('webp');
    const asked: ScanRequest[] = [];
    const warnings: SourceWarning[] = [];
    const reader = async (request: ScanRequest): Promise<ScannedPage[]> => {
      asked.push(request);
      return [
        {
          ...scan(2, [
            ['The', 0.95],
            ['ferry', 0.4],
            ['sails', 0.95],
            ['on', 0.9],
            ['Mondays.', 0.9],
          ]),
          picture,
        },
        scan(4, [['|', 0.3]]),
      ];
    };
    const { blocks, scans, assets } = await readPdf('mixed.pdf', pdf([text(1), [], text(3), []]), warnings, reader);
    expect(asked).toEqual([{ pages: [2, 4].map((number) => ({ number, letters: 0 })), language: 'en-US' }]);
    expect(warnings).toEqual([
      { code: 'scan-read', params: { pages: 1 } },
      { code: 'scan-doubtful', params: { words: 1 } },
    ]);
    const read = blocks.filter((block) => block.scan !== undefined);
    expect(read).toMatchObject([
      {
        kind: 'paragraph',
        text: 'The ferry sails on Mondays.',
        origin: expect.stringMatching(/^mixed\.pdf#\d+@p2$/),
        scan: {
          places: [{ page: 2, left: 0.1, right: 0.58 }],
          doubtful: [{ text: 'ferry', confidence: 0.4, place: { page: 2, left: 0.2, right: 0.28 } }],
        },
      },
    ]);
    expect(assets[scans?.[2] ?? '']).toEqual({
      mime: 'image/webp',
      url: `data:image/webp;base64,${picture.toString('base64')}`,
      width: 60,
      height: 80,
    });
    expect(blocks.every(({ origin, scan: own }) => (own === undefined) === !origin.endsWith('@p2'))).toBe(true);
  });
});

/** A scanned page with one line of words, each with its confidence. */
function scan(number: number, words: readonly (readonly [string, number])[]): ScannedPage {
  const line = words.map(([text, confidence], index) => ({
    text,
    confidence,
    place: { page: number, left: (index + 1) / 10, right: (index + 1) / 10 + 0.08, top: 0.1, bottom: 0.115 },
  }));
  return {
    number,
    width: 595,
    height: 842,
    language: 'en-US',
    confidence: 0.82,
    lines: [{ words: line, baseline: 96, size: 10 }],
  };
}
