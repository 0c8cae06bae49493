import type { SourceBlock, TableBlock } from '@pagewright/model/source-document';
import { describe, expect, it } from 'vitest';
import { readText } from '../read.ts';
import { cellDifference } from './cell-difference.ts';
import { matchBlocks } from './match-blocks.ts';
import { wordDifference } from './word-difference.ts';

const blocksOf = (text: string): SourceBlock[] => readText(text).blocks;
const REPORT = `# Harbour report

The harbour took 4,200 ships in 2024.

Repairs of the quay cost 310,000 euros.

The lighthouse was painted white.

Tugs burn less since the engines were changed.`;

function told(older: string, newer: string) {
  const [before, after] = [blocksOf(older), blocksOf(newer)];
  return matchBlocks(before, after).filter(({ is }) => is !== 'same');
}

describe('matchBlocks', () => {
  it('finds nothing between equal texts', () => {
    expect(told(REPORT, REPORT)).toEqual([]);
  });

  it('knows a block whose figure was changed, one that came and one that went, and shifts nothing else', () => {
    const newer = REPORT.replace('4,200', '4,900')
      .replace('The lighthouse was painted white.\n\n', '')
      .replace('# Harbour report\n', '# Harbour report\n\nThis is the second edition.\n');
    expect(told(REPORT, newer)).toEqual([
      { is: 'added', to: 1 },
      { is: 'changed', from: 1, to: 2, isMoved: false },
      { is: 'removed', from: 3 },
    ]);
  });

  it('knows what moved, also where it was changed on the way', () => {
    const moved = REPORT.replace('Repairs of the quay cost 310,000 euros.\n\n', '').concat(
      '\n\nRepairs of the quay cost 325,000 euros.',
    );
    expect(told(REPORT, moved)).toEqual([{ is: 'changed', from: 2, to: 4, isMoved: true }]);
  });

  it('pairs each block at most once', () => {
    const lines = Array.from({ length: 40 }, (_, index) => `Line ${index % 7} of the list says ${index}.`);
    const before = blocksOf(lines.join('\n\n'));
    const after = blocksOf(lines.toReversed().join('\n\n'));
    const matches = matchBlocks(before, after);
    const from = matches.flatMap((match) => ('from' in match ? [match.from] : []));
    const to = matches.flatMap((match) => ('to' in match ? [match.to] : []));
    expect(from.toSorted((a, b) => a - b)).toEqual(before.map((_, index) => index));
    expect(to.toSorted((a, b) => a - b)).toEqual(after.map((_, index) => index));
  });
});

describe('wordDifference', () => {
  it('takes figures whole and Han one by one', () => {
    expect(wordDifference('Rent is 1,350 euros.', 'Rent is 1,400 euros.')).toEqual([
      { is: 'same', text: 'Rent is ' },
      { is: 'removed', text: '1,350' },
      { is: 'added', text: '1,400' },
      { is: 'same', text: ' euros.' },
    ]);
    expect(wordDifference('销售额增长12%', '销售额下降12%').map(({ text }) => text)).toEqual([
      '销售额',
      '增长',
      '下降',
      '12%',
    ]);
  });
});

describe('cellDifference', () => {
  const table = (rows: string[][]): TableBlock => {
    const text = rows.map((row) => `| ${row.join(' | ')} |`);
    const [head = '', ...body] = text;
    const [block] = blocksOf([head, `|${' --- |'.repeat(rows[0]?.length ?? 0)}`, ...body].join('\n'));
    if (block?.kind !== 'table') throw new Error('no table');
    return block;
  };

  it('marks cells that were changed, rows that came and rows that went', () => {
    const before = table([
      ['Part', 'Cost'],
      ['Masonry', '42,000'],
      ['Signs', '2,300'],
    ]);
    const after = table([
      ['Part', 'Cost'],
      ['Masonry', '44,500'],
      ['Lamps', '900'],
    ]);
    expect(cellDifference(before, after)).toEqual([
      { is: 'same', cells: [{ text: 'Part' }, { text: 'Cost' }] },
      { is: 'changed', cells: [{ text: 'Masonry' }, { text: '44,500', was: '42,000' }] },
      { is: 'removed', cells: [{ text: 'Signs' }, { text: '2,300' }] },
      { is: 'added', cells: [{ text: 'Lamps' }, { text: '900' }] },
    ]);
  });
});
