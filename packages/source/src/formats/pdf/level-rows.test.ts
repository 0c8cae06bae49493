import { describe, expect, it } from 'vitest';
import { filledBox, type PdfLine, pdf } from '../../testing/pdf.ts';
import { readPdf } from '../pdf.ts';

const text = (x: number, y: number, words: string, size = 12): PdfLine => ({ x, y, size, text: words });

const EDGES = [60, 340, 440] as const;

/** A frame of two columns with rules at some heights and none between them. */
function frame(heights: readonly number[]): string {
  const [top = 0, bottom = 0] = [heights[0], heights.at(-1)];
  return [
    ...heights.map((at) => filledBox(60, at, 380, 0.5)),
    ...EDGES.map((x) => filledBox(x, bottom, 0.5, top - bottom)),
  ].join(' ');
}

async function tableOf(lines: readonly PdfLine[], drawn: string): Promise<string[][]> {
  const { blocks } = await readPdf('a.pdf', pdf([lines], drawn), []);
  return blocks.flatMap((block) =>
    block.kind === 'table' ? block.rows.map((row) => row.map((cell) => cell.text)) : [],
  );
}

describe('rows of a ruled table that no rule parts', () => {
  const drinks = ['Tea', 'Coffee', 'Orange juice', 'Lemonade of the house'];
  const food = ['Soup', 'Bread'];
  const column = (x: number, y: number, names: readonly string[]): PdfLine[] =>
    names.map((name, index) => text(x, y - index * 20, name));

  it('are told apart by the prices on their level', async () => {
    const lines = [
      text(60, 760, 'Price list', 22),
      text(66, 700, 'Drinks'),
      text(346, 700, 'Price'),
      ...column(66, 676, drinks),
      ...column(346, 676, ['1.50 EUR', '2.00 EUR', '2.40 EUR', '3.10 EUR']),
      ...column(66, 586, food),
      ...column(346, 586, ['4.20 EUR', '0.80 EUR']),
    ];
    expect(await tableOf(lines, frame([720, 692, 602, 552]))).toEqual([
      ['Drinks', 'Price'],
      ['Tea', '1.50 EUR'],
      ['Coffee', '2.00 EUR'],
      ['Orange juice', '2.40 EUR'],
      ['Lemonade of the house', '3.10 EUR'],
      ['Soup', '4.20 EUR'],
      ['Bread', '0.80 EUR'],
    ]);
  });

  it('keep a name that goes on below its price', async () => {
    const lines = [
      text(66, 700, 'Drinks'),
      text(346, 700, 'Price'),
      ...column(66, 676, ['Tea from the hills', 'with milk', 'Coffee', 'Orange juice']),
      ...[676, 636, 616].map((y, index) => text(346, y, ['1.50', '2.00', '2.40'][index] ?? '')),
    ];
    expect(await tableOf(lines, frame([720, 692, 602]))).toContainEqual(['Tea from the hills with milk', '1.50']);
  });

  it('stay one row where texts wrap beside each other', async () => {
    const lines = [
      text(66, 700, 'Task'),
      text(346, 700, 'By'),
      ...column(66, 676, ['Repaint the harbour', 'wall and the two', 'small bridges']),
      ...column(346, 676, ['Ada and', 'the crew', 'of May']),
      text(66, 586, 'Order boats'),
      text(346, 586, 'Bea'),
    ];
    expect(await tableOf(lines, frame([720, 692, 602, 572]))).toHaveLength(3);
  });
});
