import { describe, expect, it } from 'vitest';
import { filledBox, type PdfLine, pdf } from '../../testing/pdf.ts';
import { readPdf } from '../pdf.ts';

const text = (x: number, y: number, words: string, own: Partial<PdfLine> = {}): PdfLine => ({
  x,
  y,
  size: 11,
  text: words,
  ...own,
});

async function blocksOf(pages: readonly (readonly PdfLine[])[], drawn = '') {
  return (await readPdf('a.pdf', pdf(pages, drawn), [])).blocks;
}

async function headingsOf(pages: readonly (readonly PdfLine[])[]): Promise<string[]> {
  const blocks = await blocksOf(pages);
  return blocks.flatMap((block) => (block.kind === 'heading' ? [`${block.numbering ?? ''} ${block.text}`.trim()] : []));
}

const FULL = 'The harbour stays open all winter and the ferries go twice a day, on feast days three times,';
const PAGE_OF_TEXT = Array.from({ length: 8 }, (_, index) => text(60, 600 - index * 14, FULL));

describe('pages that office programs wrote', () => {
  it('are read in Chinese fonts that the file does not bring', async () => {
    const blocks = await blocksOf([
      [
        text(60, 700, '港口渡轮冬季照常开航，每天往返两次。', { han: true }),
        text(60, 680, '码头照明全部换新。', { han: true }),
      ],
    ]);
    expect(blocks.map((block) => ('text' in block ? block.text : '')).join('')).toContain('每天往返两次');
  });

  it('have one cell where Word fills each paragraph of a filled cell once more', async () => {
    const [rows, columns] = [
      [700, 640, 580, 520],
      [60, 200, 400],
    ] as const;
    const boxes = rows.slice(1).flatMap((bottom, row) =>
      [0, 1].flatMap((column) => {
        const [left = 0, right = 0] = [columns[column], columns[column + 1]];
        const height = (rows[row] ?? 0) - bottom;
        const paragraphs = [0, 1].map((line) =>
          filledBox(left + 5, bottom + height - 22 - line * 16, right - left - 10, 16, 0.8),
        );
        return [
          filledBox(left, bottom, right - left, height, 0.9),
          ...paragraphs,
          filledBox(left, bottom, right - left, 0.5),
          filledBox(left, bottom + height, right - left, 0.5),
          filledBox(left, bottom, 0.5, height),
          filledBox(right, bottom, 0.5, height),
        ];
      }),
    );
    const cell = (column: number, row: number, lines: readonly string[]): PdfLine[] =>
      lines.map((words, line) => text((columns[column] ?? 0) + 6, (rows[row] ?? 0) - 18 - line * 16, words));
    const blocks = await blocksOf(
      [
        [
          ...cell(0, 0, ['Term']),
          ...cell(1, 0, ['Meaning']),
          ...cell(0, 1, ['Quay']),
          ...cell(1, 1, ['A wall of stone where', 'ships are unloaded']),
          ...cell(0, 2, ['Pier']),
          ...cell(1, 2, ['A bridge that ends', 'over the water']),
        ],
      ],
      boxes.join('\n'),
    );
    const table = blocks.find((block) => block.kind === 'table');
    expect(table?.kind === 'table' && table.rows.map((row) => row.map((own) => own.text))).toEqual([
      ['Term', 'Meaning'],
      ['Quay', 'A wall of stone where ships are unloaded'],
      ['Pier', 'A bridge that ends over the water'],
    ]);
  });

  it('cut a line at the rule between two narrow cells', async () => {
    const rule = (x: number): string => filledBox(x, 560, 0.5, 120);
    const drawn = [rule(60), rule(96), rule(300), rule(420)];
    for (const y of [560, 600, 640, 680]) drawn.push(filledBox(60, y, 360, 0.5));
    const row = (index: number, step: string, words: string): PdfLine[] => [
      text(62, 665 - index * 40, step, { bold: true }),
      text(98, 665 - index * 40, words),
      text(310, 665 - index * 40, 'Office'),
    ];
    const page = [
      ...row(0, 'Step 0', 'Reading the letter'),
      ...row(1, 'Step 1', 'First meeting'),
      ...row(2, 'Step 2', 'A draft'),
    ];
    const blocks = await blocksOf([page], drawn.join('\n'));
    const table = blocks.find((block) => block.kind === 'table');
    expect(table?.kind === 'table' && table.rows.map((own) => own.map((cell) => cell.text))).toEqual([
      ['Step 0', 'Reading the letter', 'Office'],
      ['Step 1', 'First meeting', 'Office'],
      ['Step 2', 'A draft', 'Office'],
    ]);
  });

  it('have the headings that their contents list, whatever these look like, and no item that says the same', async () => {
    const entry = (index: number, name: string, page: number): PdfLine =>
      text(60, 700 - index * 20, `${name} ${'.'.repeat(60)} ${page}`);
    const headings = await headingsOf([
      [
        text(60, 740, 'Contents', { size: 16 }),
        entry(0, '1.1 The ferries of the northern harbours', 2),
        entry(1, '1.2 What the winter of the great ice has cost all of us', 2),
        entry(2, 'Lighthouses', 3),
        entry(3, 'Pilots and their boats', 3),
      ],
      [
        text(60, 700, '1.1 The ferries of the northern harbours'),
        ...PAGE_OF_TEXT.map((line) => ({ ...line, y: line.y + 60 })),
      ],
      [
        text(60, 720, '1.2 What the winter of the great ice has cost all of us'),
        ...PAGE_OF_TEXT.slice(0, 3).map((line) => ({ ...line, y: line.y + 90 })),
        text(60, 640, '\x95 Lighthouses'),
        text(60, 626, '\x95 Pilots'),
        ...PAGE_OF_TEXT.slice(4),
      ],
    ]);
    expect(headings).toEqual([
      '1.1 The ferries of the northern harbours',
      '1.2 What the winter of the great ice has cost all of us',
    ]);
  });

  it('keep a question in bold letters whole, and a bold sentence over two lines', async () => {
    const bold = { bold: true };
    const headings = await headingsOf([
      [
        ...PAGE_OF_TEXT,
        text(60, 460, 'When the old charts of the harbour are drawn anew, who says which of the wrecks,', bold),
        text(60, 446, 'stay on them and which of the lights go, and who pays for the survey of', bold),
        text(60, 432, 'the northern channel?', bold),
        text(60, 400, 'Remember to send your old charts to', bold),
        text(60, 386, 'the harbour office before the winter.', bold),
      ],
    ]);
    expect(headings).toEqual([]);
  });

  it('join the second line of an item to it, however far apart the lines of a slide stand', async () => {
    const blocks = await blocksOf([
      [
        ...PAGE_OF_TEXT,
        text(80, 440, '\x95 Winter timetable'),
        text(97, 420, 'of all ferries'),
        text(80, 400, '\x95 Open forum'),
      ],
    ]);
    const items = blocks.flatMap((block) => (block.kind === 'list' ? block.items.map((item) => item.text) : []));
    expect(items).toEqual(['Winter timetable of all ferries', 'Open forum']);
  });

  it('have the mark of a reference on its line, however far it is raised', async () => {
    const blocks = await blocksOf([
      [
        ...PAGE_OF_TEXT,
        text(60, 460, 'The pilots have known the northern channel for long'),
        text(318, 466, '[ 3]', { size: 6 }),
        text(60, 446, 'and never used it in winter.'),
      ],
    ]);
    const texts = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
    expect(texts.some((own) => /northern channel for long ?\[ 3\] and never/.test(own))).toBe(true);
  });

  it('have Chinese headings in the letters of the text, and none where such lines are items', async () => {
    const han = { han: true, size: 10 };
    const full = '港口渡轮冬季照常开航每天往返两次节日期间增开一班并由引航员随船值守直到航道解冻为止不得停航';
    const paragraph = (top: number): PdfLine[] => [
      text(80, top, full.slice(2), han),
      text(60, top - 16, full, han),
      text(60, top - 32, '直到春天。', han),
    ];
    const headings = await headingsOf([
      [
        text(80, 740, '一、冬季航班', han),
        ...paragraph(724),
        text(80, 676, '（二）码头的照明', han),
        ...paragraph(660),
        text(80, 612, '一、渡轮', han),
        text(80, 596, '二、码头', han),
        text(80, 580, '三、航道', han),
      ],
    ]);
    expect(headings).toContain('一、 冬季航班');
    expect(headings).toContain('（二） 码头的照明');
    expect(headings.some((own) => own.includes('渡轮') || (own.includes('码头') && !own.includes('照明')))).toBe(false);
  });

  it('have exponents that stay such, beside notes with the same number too', async () => {
    const mark = (x: number, words: string) => text(x, 706, words, { size: 6.5 });
    const blocks = await blocksOf([
      [
        text(60, 700, 'They fish 40 km'),
        mark(141, '2'),
        text(145, 700, ' of the sea and take 5 x 10'),
        mark(277, '6'),
        text(281, 700, ' or 10'),
        mark(312, '-3'),
        text(320, 700, ' herrings'),
        mark(366, '2'),
        ...PAGE_OF_TEXT,
        text(60, 80, '2 Counted by the harbour office.', { size: 8 }),
      ],
    ]);
    const [first] = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
    expect(first?.replace(/\s+/gu, ' ').replace(/ (?=[²⁶⁻])/gu, '')).toContain(
      'They fish 40 km² of the sea and take 5 x 10⁶ or 10⁻³ herrings',
    );
    expect(first).not.toMatch(/herrings ?[2²]/u);
  });

  it('have notes at the foot of each column, whose marks leave no words stuck together', async () => {
    const column = (x: number, name: string): PdfLine[] =>
      Array.from({ length: 22 }, (_, index) =>
        text(x, 760 - index * 14, `Ferries of the ${name} harbour sail all year`, { size: 10 }),
      );
    const blocks = await blocksOf([
      [
        ...column(50, 'northern').slice(0, -1),
        text(50, 466, 'and,', { size: 10 }),
        text(69, 469, '1', { size: 6 }),
        text(72, 466, 'since the new pier, also at', { size: 10 }),
        text(50, 420, '1 The pier was built by two villages for', { size: 7 }),
        text(50, 411, 'the fishing boats of both, and its', { size: 7 }),
        ...column(320, 'southern').map((line, index) =>
          index === 0 ? { ...line, text: 'night, when the lights are on.' } : line,
        ),
        text(320, 420, 'lamps burn oil.', { size: 7 }),
      ],
    ]);
    const texts = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
    expect(texts).toContain(
      '[1] The pier was built by two villages for the fishing boats of both, and its lamps burn oil.',
    );
    expect(texts.some((own) => own.includes('and, since the new pier, also at night, when'))).toBe(true);
  });

  it('have what stands behind the matter under a heading, in whatever letters', async () => {
    const headings = await headingsOf([
      [
        ...PAGE_OF_TEXT,
        text(60, 460, 'References:'),
        text(60, 446, 'Ada Nordby. Ferries of the north. Harbour Press, 1998.'),
      ],
    ]);
    expect(headings).toEqual(['References']);
  });

  it('have the bullets of two columns in each of them, though few of their items stand beside each other', async () => {
    const item = (x: number, y: number, lines: readonly string[]): PdfLine[] => [
      text(x, y, '\x95', { bold: true }),
      ...lines.map((words, line) => text(x + 20, y - line * 13, words)),
    ];
    const blocks = await blocksOf([
      [
        text(40, 780, 'Ferries and harbours this winter', { size: 18 }),
        ...item(40, 740, ['The ferry office has looked', 'at the winter timetable and', 'will change it in May.']),
        ...item(40, 660, ['The pilots have trained', 'two crews for the ice']),
        ...item(40, 600, ['One pier is closed']),
        ...item(40, 560, ['Lamps are new']),
        ...item(330, 735, ['Harbour dues stay']),
        ...item(330, 662, ['Four new berths', 'in the northern harbour']),
        ...item(330, 580, ['Two cranes are sold']),
        ...item(330, 540, ['Tickets are sold on board']),
      ],
    ]);
    const items = blocks.flatMap((block) => (block.kind === 'list' ? block.items.map((own) => own.text) : []));
    expect(items).toContain('The ferry office has looked at the winter timetable and will change it in May.');
    expect(items).toContain('The pilots have trained two crews for the ice');
    expect(items).toContain('Four new berths in the northern harbour');
  });

  it('are headed by lines in capitals over text, three at least, and not by a word that is shouted', async () => {
    const part = (head: string, y: number): PdfLine[] => [
      text(60, y, head),
      text(60, y - 14, FULL),
      text(60, y - 28, 'and nobody waits for long.'),
    ];
    const heads = ['SITE OF THE HARBOUR', 'IMPACT ON THE FERRIES', 'VISITORS IN WINTER'];
    expect(await headingsOf([heads.flatMap((head, index) => part(head, 700 - index * 80))])).toEqual(heads);
    expect(await headingsOf([heads.slice(1).flatMap((head, index) => part(head, 700 - index * 80))])).toEqual([]);
    const shouted = heads.flatMap((head, index) => [
      text(60, 700 - index * 80, FULL),
      text(60, 686 - index * 80, `${head} ${head} ${head}`),
      text(60, 672 - index * 80, FULL),
    ]);
    expect(await headingsOf([shouted])).toEqual([]);
  });

  it('are text in a box that is set larger, where it runs over a full line and ends with a full stop', async () => {
    const page = [
      ...PAGE_OF_TEXT,
      text(60, 440, 'The meeting of all ferry crews is held each winter in the old customs house at the', { size: 13 }),
      text(60, 424, 'Harbour Office, second floor.', { size: 13 }),
    ];
    expect(await headingsOf([page])).toEqual([]);
  });

  it('have their numbers above the edge dropped, in German too, and no figures that stand last on a page', async () => {
    const pages = (foot: (page: number) => string) =>
      [1, 2, 3, 4].map((page) => [
        ...PAGE_OF_TEXT.map((line) => ({ ...line, text: `${line.text} ${page}` })),
        text(400, 130, foot(page)),
      ]);
    const numbered = await blocksOf(pages((page) => `Seite ${page}`));
    expect(JSON.stringify(numbered)).not.toContain('Seite');
    const counted = await blocksOf(pages((page) => `${page * 40}`));
    expect(JSON.stringify(counted)).toContain('120');
  });

  it('are called by nothing that their contents list, though dashes lead to the numbers', async () => {
    const entries = ['Ferries in winter', 'Ferries in summer', 'Lamps of the pier', 'Berths'];
    const contents = [
      text(60, 700, 'Contents', { size: 20 }),
      ...entries.map((entry, index) =>
        text(60, 640 - index * 20, `${index + 1}. ${entry} ------------------- ${index + 2}`),
      ),
    ];
    const { title, blocks } = await readPdf('harbour-notes.pdf', pdf([contents, PAGE_OF_TEXT, PAGE_OF_TEXT]), []);
    expect(title).toBe('Harbour notes');
    expect(JSON.stringify(blocks)).not.toContain('----');
  });

  it('are called by two large lines with a small word between them, and by no small word', async () => {
    const page = [
      text(60, 760, 'Winter School', { size: 28 }),
      text(120, 734, 'on', { size: 22 }),
      text(60, 704, 'Lighting Harbours', { size: 27 }),
      text(60, 672, '12 to 16 January', { size: 14 }),
      ...PAGE_OF_TEXT,
    ];
    const { title, blocks } = await readPdf('a.pdf', pdf([page]), []);
    expect(title).toBe('Winter School on Lighting Harbours');
    expect(blocks.filter((block) => 'text' in block && block.text === 'on')).toEqual([]);
  });

  it('are called by the running head that says all lines of the title', async () => {
    const pages = [1, 2, 3, 4].map((page) => [
      text(60, 810, 'Rules of the Allotments by the Harbour', { size: 9 }),
      text(480, 810, `Seite ${page}`, { size: 9 }),
      ...(page === 1
        ? [
            text(60, 740, 'Rules', { size: 24, bold: true }),
            text(60, 712, 'of the Allotments by the Harbour', { size: 14 }),
          ]
        : []),
      ...PAGE_OF_TEXT.map((line) => ({ ...line, text: `${line.text} ${page}` })),
    ]);
    const { title, blocks } = await readPdf('a.pdf', pdf(pages), []);
    expect(title).toBe('Rules of the Allotments by the Harbour');
    expect(blocks[0]).toMatchObject({ kind: 'heading', text: title });
    expect(blocks[1]).toMatchObject({ kind: 'paragraph' });
    expect(JSON.stringify(blocks.slice(1))).not.toContain('of the Allotments');
  });

  it('have captions in the middle that do not go on in the text at the margin below them', async () => {
    const page = [
      ...PAGE_OF_TEXT,
      text(220, 440, 'Figure 3: The new lamps'),
      text(60, 424, 'They burn without oil and are seen from both islands, as far as the outer buoy.'),
    ];
    const texts = (await blocksOf([page])).flatMap((block) => ('text' in block ? [block.text] : []));
    expect(texts).toContain('Figure 3: The new lamps');
    const long = [
      ...PAGE_OF_TEXT,
      text(62, 440, 'Figure 3: The new lamps on the pier, which burn without oil and are seen from both'),
      text(62, 424, 'islands.'),
    ];
    const whole = (await blocksOf([long])).flatMap((block) => ('text' in block ? [block.text] : []));
    expect(whole.some((own) => own.endsWith('seen from both islands.'))).toBe(true);
  });

  it('have contents without numbers of pages left out, though each entry stands for a list', async () => {
    const parts = ['Ferries in winter', 'Lamps of the pier', 'Berths for crews'];
    const entries = parts.map((part, index) => text(80, 720 - index * 18, `${index + 1}. ${part}`));
    const matter = parts.flatMap((part, index) => [
      text(60, 620 - index * 90, `${index + 1}. ${part}`, { size: 15, bold: true }),
      text(60, 600 - index * 90, FULL),
      text(60, 586 - index * 90, 'and the pilots go with them whenever there is ice.'),
    ]);
    const blocks = await blocksOf([[text(60, 770, 'Plan of the harbour', { size: 24 }), ...entries, ...matter]]);
    const said = JSON.stringify(blocks);
    for (const part of parts) expect(said.split(part)).toHaveLength(2);
  });

  it('keep a counted section as a heading behind the title, and a counted line in front of it as a line', async () => {
    const large = { size: 15, bold: true } as const;
    const behind = [
      text(60, 770, 'Plan of the harbour', { size: 24 }),
      text(60, 720, '2. Lamps', large),
      text(60, 690, 'What burns and what does not', large),
      ...PAGE_OF_TEXT,
    ];
    expect(await headingsOf([behind])).toContain('2. Lamps');
    const front = [
      text(60, 770, 'Annex 7: Harbour days', large),
      text(60, 730, 'Notes for the pilots', { size: 24, bold: true }),
      ...PAGE_OF_TEXT,
    ];
    expect(await headingsOf([front])).toEqual(['Notes for the pilots']);
  });
});
