import type { ListBlock, SourceBlock } from '@pagewright/model/source-document';
import { expect, it } from 'vitest';
import { documentOf, heading, paragraph } from '../testing/fixtures.ts';
import { divideDeepLists } from './deep-lists.ts';

function nested(lines: string): ListBlock {
  const items = lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ text: line.trim(), level: (/^ */.exec(line)?.[0].length ?? 0) / 2 }));
  return { kind: 'list', ordered: false, origin: 'a.md#1' as ListBlock['origin'], items };
}

const shown = (blocks: readonly SourceBlock[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'heading') return [`${'#'.repeat(block.level)} ${block.text}`];
    if (block.kind === 'list') return block.items.map(({ text, level }) => `${' '.repeat(level)}- ${text}`);
    return 'text' in block ? [block.text] : [];
  });

const MINUTES = nested(`
Quick points
  Drive
    Nothing new
    Needs help
  Team
    Not started
    Ask again
Greetings from the club
Main points
  Assembly on 1 March
    Send the invitation
    Collect the points
  Ten years
    Publish in February
    Interview is done
  Statutes: reviewed
`);

it('entries over others head them, level by level; those with nothing below them come first', () => {
  const [first, last] = documentOf([heading('Minutes', 2), paragraph('End at 22:38')]).blocks;
  expect(shown(divideDeepLists([first as SourceBlock, MINUTES, last as SourceBlock]))).toEqual([
    '## Minutes',
    '- Greetings from the club',
    '### Quick points',
    '#### Drive',
    '  - Nothing new',
    '  - Needs help',
    '#### Team',
    '  - Not started',
    '  - Ask again',
    '### Main points',
    ' - Statutes: reviewed',
    '#### Assembly on 1 March',
    '  - Send the invitation',
    '  - Collect the points',
    '#### Ten years',
    '  - Publish in February',
    '  - Interview is done',
    'End at 22:38',
  ]);
});

it('a list that a page holds stays one', () => {
  const list = nested('Drive\n  Nothing new\n  Needs help\nTeam\n  Not started\n  Ask again');
  expect(divideDeepLists([list])).toEqual([list]);
});

it('a long list of one level stays one', () => {
  const list = nested(Array.from({ length: 30 }, (_, index) => `Entry ${index}`).join('\n'));
  expect(divideDeepLists([list])).toEqual([list]);
});
