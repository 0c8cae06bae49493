import { expect, it } from 'vitest';
import { entryLeads } from './entry-leads.ts';

const MET = 'You meet on your first day and settle when you will talk.';

it('a name up to a full stop leads where all entries have one', () => {
  const entries = [`Your manager. ${MET}`, `People Ops. ${MET}`, `Your team. ${MET}`];
  expect(entryLeads(entries.map((text) => ({ text })))).toEqual([
    { lead: 'Your manager', text: MET },
    { lead: 'People Ops', text: MET },
    { lead: 'Your team', text: MET },
  ]);
  expect(
    entryLeads([...entries, 'We also meet twice a year, in two cities.'].map((text) => ({ text }))),
  ).toBeUndefined();
  expect(entryLeads(entries.slice(1).map((text) => ({ text })))).toBeUndefined();
});

it('bold words lead to a sentence of its own, with or without a mark', () => {
  expect(
    entryLeads([
      { text: 'Atelier Figma Connaître les principes de base.', lead: 'Atelier Figma' },
      { text: 'Réseaux sociaux. Publier sans exclure.', lead: 'Réseaux sociaux.' },
      { text: 'Cartes : lire un plan.', lead: 'Cartes' },
    ]),
  ).toEqual([
    { lead: 'Atelier Figma', text: 'Connaître les principes de base.' },
    { lead: 'Réseaux sociaux', text: 'Publier sans exclure.' },
    { lead: 'Cartes', text: 'lire un plan.' },
  ]);
});

it.each([
  ['a subject', 'The office signs the papers.', 'The office'],
  ['a subject in Chinese', '项目经理负责验收。', '项目经理'],
])('bold words that are %s lead to nothing', (_, text, lead) => {
  expect(
    entryLeads([
      { text, lead },
      { text: 'Ann Signs the papers.', lead: 'Ann' },
    ]),
  ).toBeUndefined();
});
