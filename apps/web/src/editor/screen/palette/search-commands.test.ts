import { describe, expect, it } from 'vitest';
import { type Command, searchCommands } from './search-commands.ts';

const command = (label: string, group = '', also = ''): Command => ({ id: label, label, group, also, run: () => {} });
const COMMANDS = [
  command('Align left', 'Arrange', 'align left'),
  command('Left arrow', 'Insert', 'insert shape leftArrow'),
  command('Zoom in', 'View', 'zoom in'),
  command('Text', 'Insert', 'insert text'),
  command('左对齐', '排列', 'align left'),
];
const found = (query: string): string[] => searchCommands(COMMANDS, query).map(({ label }) => label);

describe('searching for a command', () => {
  it('finds every word, wherever it stands, and names that begin with it first', () => {
    expect(found('left')).toEqual(['Left arrow', 'Align left', '左对齐']);
    expect(found('LEFT align')).toEqual(['Align left', '左对齐']);
    expect(found('insert t')).toEqual(['Text', 'Left arrow']);
    expect(found('对齐')).toEqual(['左对齐']);
  });

  it('finds all for nothing, and nothing for what is not there', () => {
    expect(found(' ')).toEqual(COMMANDS.map(({ label }) => label));
    expect(found('left down')).toEqual([]);
  });
});
