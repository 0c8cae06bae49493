import { expect, it } from 'vitest';
import { blocksOfLines } from './text-lines.ts';

const kindsOf = (text: string): string[] => blocksOfLines(text.split('\n')).map(({ kind }) => kind);

it('short lines behind `>` below what leads to them are entries, sentences of somebody else a quotation', () => {
  expect(kindsOf('What we ask\n> two evenings a week\n> a driving licence\n> patience')).toContain('list');
  expect(kindsOf('Hello Ann,\n> Shall we meet on Monday?\n> I can be there at nine.\n> Tell me.\nYes.')).toContain(
    'quote',
  );
  expect(kindsOf('He wrote:\n\n> the sea lay still\n> the boats came in\n> we counted them')).toContain('quote');
});

it.each([
  'Anna wrote:\n> thanks for your mail\n> see you on Friday\n> Anna',
  'Hello\n> Dear Ben\n> see you on Friday\n> Anna',
])('what somebody wrote is a quotation, though it has no stops: %s', (text) =>
  expect(kindsOf(text)).toContain('quote'),
);
