import { expect, it } from 'vitest';
import { sectionEntries } from '../../templates/section-entries.ts';
import { documentOf, heading, list, paragraph } from '../testing/fixtures.ts';

const under = (...drafts: Parameters<typeof documentOf>[0]) => [documentOf(drafts, { title: 'Week 47' })];

it.each([
  ['Done', 'Done this week'],
  ['Completed work', 'Done this week'],
  ['Obstacles', 'Issues and answers'],
  ['本周完成', '本周完成工作'],
  ['遇到的问题', '问题与对策'],
  ['完了したこと', '今週の成果'],
  ['Difficultés', 'Problèmes et solutions'],
  ['Budget', 'Budget'],
])('%s is the section of %s', (name, title) => {
  const documents = under(heading(name), list(['One entry', 'Another']), heading('Else'), paragraph('Not this.'));
  const entries = sectionEntries(documents, title);
  expect(entries.map(({ text }) => text)).toEqual(['One entry', 'Another']);
  expect(entries.every(({ origins }) => origins.length === 1)).toBe(true);
});

it.each([
  ['Open questions', 'Done this week'],
  ['What we have not yet decided, and who is to be asked', 'Issues and answers'],
  ['Done and issues', 'Issues and answers'],
  ['Abandoned', 'Done this week'],
  ['计划', '本周完成工作'],
  ['Risks', 'Issues and answers'],
])('%s is not the section of %s', (name, title) => {
  expect(sectionEntries(under(heading(name), paragraph('An entry.')), title)).toEqual([]);
});

it('takes nothing where two sections have the name, and no prose or lines that lead to something', () => {
  const done = [heading('Done'), paragraph('An entry.')];
  expect(sectionEntries(under(...done, ...done), 'Done this week')).toEqual([]);
  const long = paragraph('It was a long week. '.repeat(20));
  const mixed = under(heading('Done'), paragraph('What was done:'), long, paragraph('An entry.'));
  expect(sectionEntries(mixed, 'Done this week').map(({ text }) => text)).toEqual(['An entry.']);
});
