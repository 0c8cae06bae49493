import { describe, expect, it } from 'vitest';
import { type Command, offeredCommands, searchCommands } from './search-commands.ts';

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

  it('finds whole words sooner than what only lies within others', () => {
    const commands = [
      command('Preparation', 'Insert', 'insert shape'),
      command('Keep proportions', '', 'aspect ratio'),
    ];
    expect(searchCommands(commands, 'ratio').map(({ label }) => label)).toEqual(['Keep proportions', 'Preparation']);
  });

  it('finds all for nothing, and nothing for what is not there', () => {
    expect(found(' ')).toEqual(COMMANDS.map(({ label }) => label));
    expect(found('left down')).toEqual([]);
  });
});

it('offers what cannot be done now only where it is looked for, behind what can', () => {
  const named = (label: string, isIdle: boolean) => ({ id: label, label, group: '', also: '', isIdle, run: () => {} });
  const commands = [named('Distribute', true), named('Find', false), named('Redistribute', false)];
  const labels = (query: string) => offeredCommands(commands, query).map(({ label }) => label);
  expect(labels('')).toEqual(['Find', 'Redistribute']);
  expect(labels('dist')).toEqual(['Redistribute', 'Distribute']);
});
