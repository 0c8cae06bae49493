import { expect, it } from 'vitest';
import { textDocument } from '../formats/txt.ts';

const texts = (text: string): string[] =>
  textDocument('note.txt', text).blocks.flatMap((block) =>
    'text' in block ? [block.text] : block.kind === 'list' ? block.items.map((item) => item.text) : [],
  );

it.each(['——', '─────', '━━━', '* * *', '- - -', '＝＝＝', '-----', '=-=-=-'])(
  'a line of one sign parts a text and says nothing: %s',
  (rule) => {
    const said = texts(`Moving house\n\nThe van comes at nine.\n${rule}\nKeys are with the porter.`);
    expect(said).toEqual(['Moving house', 'The van comes at nine.', 'Keys are with the porter.']);
  },
);

it.each(['—', '— the end —', '* * one', '~ ~'])(
  'a line that says something, or has one sign alone, stays: %s',
  (line) => {
    expect(texts(`Moving house\n\nThe van comes at nine.\n\n${line}\n\nKeys are here.`).join('|')).toMatch(
      /nine\.\|.+\|Keys/u,
    );
  },
);
