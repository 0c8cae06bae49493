import { describe, expect, it } from 'vitest';
import { type PdfLine, pdf } from '../../testing/pdf.ts';
import { readPdf } from '../pdf.ts';

/** Lines downwards from a place, 14 pt apart. */
function lines(texts: readonly string[], x: number, top: number, own: Partial<PdfLine> = {}): PdfLine[] {
  return texts.map((text, index) => ({ x, y: top - index * 14, size: 11, text, ...own }));
}

async function told(page: readonly PdfLine[]): Promise<string[]> {
  const { blocks } = await readPdf('a.pdf', pdf([page]), []);
  return blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.map(({ text, level }) => `${level} ${text}`);
    return 'text' in block ? [`${block.kind}: ${block.text}`] : [];
  });
}

const FULL = 'The harbour stays open all winter and the ferries go twice a day, on feast days three times,';

describe('the prose of a PDF', () => {
  it('has an entry of its own for each name and colon behind a line that ended early', async () => {
    const page = lines(
      [FULL, 'and so it is.', 'Garden: No report', 'Bees: Chickens are coming in April.', FULL],
      60,
      700,
    );
    const blocks = await told(page);
    expect(blocks).toContain('paragraph: Garden: No report');
    expect(blocks.some((text) => text.startsWith('paragraph: Bees: Chickens'))).toBe(true);
  });

  it('takes bold lines that a plain one goes on from for stressed words, not for headings', async () => {
    const stressed = lines(
      [
        'At last the ministry gives six hundred and seventy millions to the programme of the',
        'harbours of tomorrow and to those who',
      ],
      60,
      640,
      { bold: true },
    );
    const page = [
      ...lines([FULL, FULL, 'and never at night.'], 60, 700),
      ...stressed.map((line) => ({ ...line, y: line.y - 10 })),
      ...lines(['build them, for six years at least.', FULL, FULL], 60, 602),
    ];
    expect((await told(page)).some((text) => text.startsWith('heading'))).toBe(false);
  });

  it('takes bold lines that end in several sentences for text, and tells lines apart that pair two things each', async () => {
    const bold = lines(
      [
        'WE NEED ALL MEMBERS OF THE HARBOUR SOCIETY TO COME AND TO CONSIDER',
        'STANDING FOR ONE OF THE VACANT SEATS OF',
        'THE BOARD. THE FUTURE OF THE HARBOUR DEPENDS ON YOU.',
      ],
      60,
      640,
      { bold: true },
    );
    const pairs = ['President - vacant', '1st Vice President - Ada Moreau', 'Secretary - vacant until the autumn'];
    const page = [
      { x: 60, y: 760, size: 20, text: 'News of the harbour' },
      ...lines([FULL, FULL, FULL], 60, 700),
      ...bold,
      ...lines(pairs, 60, 580),
      ...lines([FULL], 60, 510),
    ];
    const blocks = await told(page);
    expect(blocks.filter((text) => text.startsWith('heading'))).toEqual(['heading: News of the harbour']);
    for (const pair of pairs) expect(blocks).toContain(`paragraph: ${pair}`);
  });

  it('reads a column of short notes before the text beside it, though few of its lines are full', async () => {
    const notes = [0, 1, 2, 3, 4, 5].flatMap((day) => [
      `November ${day + 7}: the ferry leaves the quay at nine sharp`,
      `with Ada, Bea and Cleo of the crew and pilot ${day}`,
      `Lind at the helm ${day}`,
      `Bring a rope ${day}`,
      `and gloves ${day}`,
    ]);
    const news = Array.from(
      { length: 28 },
      (_, index) => `the council has painted quay ${index} with all its lamps and`,
    );
    const page: PdfLine[] = [
      { x: 200, y: 760, size: 10, text: 'NEWS OF THE HARBOUR IN WINTER' },
      ...notes.map((text, index) => ({ x: 40, y: 700 - index * 12 - (index % 5) * 0.4, size: 10, text })),
      ...['Monday', 'Tuesday', 'Friday'].flatMap((day, index) => [
        { x: 40, y: 330 - index * 12, size: 10, text: `${day}:` },
        { x: 140, y: 330 - index * 12, size: 10, text: `Pilot Dan Berg the ${index}th` },
      ]),
      ...news.map((text, index) => ({ x: 330, y: 694.5 - index * 12.3, size: 10, text })),
    ];
    const all = (await told(page)).join(' ');
    expect(all).toContain('pilot 0 Lind at the helm 0');
    expect(all).toContain('quay 0 with all its lamps and the council has painted quay 1 with');
  });

  it('reads two columns of items under an introduction over both, each as deep as the other', async () => {
    const item = (side: string, index: number): string[] => [
      `o Clear the ${side} gutters of leaves and part ${index}`,
      'and keep the boards under them dry all year.',
    ];
    const side = (name: string): string[] => [0, 1, 2, 3, 4].flatMap((index) => item(name, index));
    const page = [
      ...lines([FULL, FULL, FULL, 'and prepare your boats:'], 50, 760),
      ...lines(side('left'), 50, 680, { size: 10 }),
      ...lines(side('right'), 320, 680, { size: 10 }),
    ];
    const items = (await told(page)).filter((text) => /^\d /.test(text));
    expect(items).toHaveLength(10);
    expect(items.every((text) => text.startsWith('0 Clear the'))).toBe(true);
    expect(items[4]).toBe('0 Clear the left gutters of leaves and part 4 and keep the boards under them dry all year.');
  });
});
