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

/** What stands right below a person's name, and below it under a heading that others have too. */
function personGroup(name: string, load: number): Group {
  return textGroup(passage('People', name), load);
}

function skillsGroup(name: string): Group {
  return textGroup({ ...passage('People', 'Skills'), path: ['People', name] }, 120);
}

function textGroup(own: Passage, load: number): Group {
  const atoms = [0, 1].map(
    (place): Atom => ({
      kind: 'sentence',
      statement: { text: `${own.heading} ${place}`, origins: [], rank: 1 },
      paragraph: 0,
      place,
      origin: formatOrigin({ file: 'a.docx', block: 0 }),
      rank: 0.5,
      load: load / 2,
    }),
  );
  return groupOf([{ passage: own, atoms }], () => 1);
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
    // One tells much of herself, the next little: a page of her skills and of him would be the emptiest.
    const people = ['Ada', 'Cem'].flatMap((name) => [
      personGroup(name, 840),
      skillsGroup(name),
      personGroup(`${name}'s brother`, 120),
    ]);
    const options = { favour: () => 1, views: () => [], priceOfDropping: 12, keepsWords: false, leastDivided: 1.2 };
    for (const { parts } of reduceGroups(people, 4, options)) {
      const [first] = parts;
      if (first?.passage.heading === 'Skills') expect(parts).toHaveLength(1);
    }
  });
});
