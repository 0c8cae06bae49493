import { expect, it } from 'vitest';
import { documentOf, heading, list, paragraph } from '../testing/fixtures.ts';
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

it('a bullet that asks, over a paragraph, heads its answer, however long it is', () => {
  const asked = 'The office leads the wheel: how do we hear officially who was chosen, for our budget service?';
  const answer = paragraph('Once somebody is chosen, the office writes to whoever asked.');
  const blocks = [heading('Questions'), list([asked]), answer, list(['Who pays for the trains?']), answer];
  expect(headingsOf(blocks)).toEqual(['Questions', asked, 'Who pays for the trains?']);
});

it('a line behind two dashes heads what follows, unless it says who said what stands above or is an entry', () => {
  const text = paragraph('They spoke of the schema for an hour');
  expect(headingsOf([heading('Minutes'), text, paragraph('-- Security profile'), text])).toEqual([
    'Minutes',
    'Security profile',
  ]);
  const said = paragraph('You are the sun and I am a black hole.');
  expect(headingsOf([heading('Words'), said, paragraph('-- Stephen Hawking'), text])).toEqual(['Words']);
  const parts = ['--第1部分：通用要求；', '--第2部分：安全性能；', '--第3部分：程序。'].map((line) => paragraph(line));
  expect(headingsOf([heading('前言'), ...parts, text])).toEqual(['前言']);
});
