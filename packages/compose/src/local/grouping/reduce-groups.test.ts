import { formatOrigin } from '@pagewright/model/origin';
import { describe, expect, it } from 'vitest';
import type { Atom } from '../material/atoms.ts';
import { type Group, groupOf } from '../material/groups.ts';
import type { Passage } from '../reading/passages.ts';
import { tableBlock } from '../testing/fixtures.ts';
import { reduceGroups } from './reduce-groups.ts';

function passage(section: string, heading: string): Passage {
  return {
    heading,
    numbering: undefined,
    origin: undefined,
    path: [section],
    section,
    sectionOrigin: undefined,
    document: 0,
    blocks: [],
    standing: 'body',
  };
}

/** A person's own text and what stands below it under a heading that all have. */
function personGroups(name: string): Group[] {
  const person = passage('People', name);
  const skills = { ...passage('People', 'Skills'), path: ['People', name] };
  return [person, skills].map((own, index) => {
    const text = `${own.heading} of ${name}`;
    const atoms = [0, 1].map(
      (at): Atom => ({
        kind: 'sentence',
        statement: { text: `${text} ${at}`, origins: [], rank: 1 },
        paragraph: at,
        place: 0,
        origin: formatOrigin({ file: 'a.docx', block: index }),
        rank: 0.5,
        load: 120,
      }),
    );
    return groupOf([{ passage: own, atoms }], () => 1);
  });
}

function tableGroup(section: string, heading: string): Group {
  const block = tableBlock([
    ['Berth', 'Depth'],
    ['North', 12],
    ['South', 14],
  ]);
  const atom: Atom = { kind: 'table', block, view: { as: 'auto' }, origin: block.origin, rank: 0.6, load: 400 };
  return groupOf([{ passage: passage(section, heading), atoms: [atom] }], () => 1);
}

describe('reducing groups', () => {
  it('keeps tables of other sections rather than the twentieth of one', () => {
    const many = Array.from({ length: 20 }, (_, at) => tableGroup('Screens', `Screen ${at + 1}`));
    const few = ['Costs', 'Staff', 'Rail'].map((name) => tableGroup(name, name));
    const options = { favour: () => 1, views: () => [], priceOfDropping: 12, keepsWords: false, leastDivided: 1.2 };
    const sections = reduceGroups([...many, ...few], 10, options).map(({ parts }) => parts[0]?.passage.section);
    expect(sections).toHaveLength(10);
    expect(sections).toEqual(expect.arrayContaining(['Costs', 'Staff', 'Rail']));
    expect(sections.filter((name) => name === 'Screens')).toHaveLength(7);
  });

  it('never shows what one person can beside the name of the next', () => {
    const people = ['Ada', 'Bo', 'Cem', 'Dag'].flatMap(personGroups);
    const options = { favour: () => 1, views: () => [], priceOfDropping: 12, keepsWords: false, leastDivided: 1.2 };
    const pages = reduceGroups(people, 4, options).map(({ parts }) =>
      parts.map(({ passage: own }) => (own.heading === 'Skills' ? own.path.at(-1) : own.heading)),
    );
    for (const names of pages) expect(new Set(names).size).toBe(1);
  });
});
