import { expect, it } from 'vitest';
import { documentOf, heading, paragraph } from '../testing/fixtures.ts';
import { raiseHeadings } from './raised-headings.ts';

const headingsOf = (drafts: Parameters<typeof documentOf>[0]) =>
  raiseHeadings(documentOf(drafts).blocks, new Set()).flatMap((block) =>
    block.kind === 'heading' ? [block.text] : [],
  );

it('a line in capitals is a heading, but in front of the title it says whose paper it is', () => {
  const text = paragraph('Everybody wears glasses past the yellow line, and nobody works alone.');
  const paper = [paragraph('LOOM AND LATHE LTD'), paragraph('Unit 4, Mill Lane'), heading('Rules of the shop'), text];
  expect(headingsOf(paper)).toEqual(['Rules of the shop']);
  expect(headingsOf([...paper, paragraph('BEFORE YOU START'), text])).toEqual([
    'Rules of the shop',
    'BEFORE YOU START',
  ]);
});
