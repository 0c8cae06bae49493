import { componentOf } from '@pagewright/components/fixtures';
import type { Page } from '@pagewright/components/models';
import type { Proposal, ProposedPage } from '@pagewright/contract/assistant';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { describe, expect, it } from 'vitest';
import type { ComparedPage } from '../comparison/compare-pages.ts';
import { acceptedOf, chooseObject, choosePage, NOTHING_LEFT, objectsOf } from './proposal-choice.ts';
import { proposedDocument } from './proposed-document.ts';

function page(words: Readonly<Record<string, string>>): string {
  const components = Object.entries(words).map(([id, text]) => ({ ...componentOf('text', { text }), id }));
  const made: Page = {
    title: 'T',
    format: 'ppt-16-9',
    size: { width: 1280, height: 720 },
    language: 'en-US',
    background: { type: 'solid', color: '#ffffff' },
    margin: 0,
    components,
  };
  return printPage(made);
}

const WAS = page({ a: 'Old rent', b: 'Old flour', c: 'Same' });
const change = {
  id: 1,
  is: 'changed',
  text: page({ a: 'New rent', b: 'New flour', c: 'Same' }),
  byObject: true,
} as const;
const halves = [
  { id: 2, is: 'changed', text: page({ a: 'First half' }), byObject: false, with: [-1] },
  { id: -1, is: 'new', text: page({ a: 'Second half' }), byObject: false, with: [2] },
] as const satisfies ProposedPage[];
const proposal: Proposal = {
  id: 7,
  notes: [],
  rest: [],
  pages: [change, ...halves.map((half) => ({ ...half, with: [...half.with] }))],
  order: [1, 2, -1],
  look: {},
  receipt: { added: 4, removed: 3, changed: 0 },
  points: 0,
};
const before: ComparedPage[] = [1, 2].map((id) => ({ id, text: WAS, name: '', hidden: false, section: '' }));
const objects = (one: ProposedPage) => objectsOf(WAS, one);
const half = proposal.pages[1] as ProposedPage;

describe('what of a proposal is accepted', () => {
  it('is all of it at first', () => {
    expect(acceptedOf(proposal, NOTHING_LEFT, objects)).toBeUndefined();
  });

  it('is without a page that is left out, and without those that go with it', () => {
    const without = choosePage(NOTHING_LEFT, half, false);
    expect(acceptedOf(proposal, without, objects)).toEqual([{ id: 1 }]);
    const again = choosePage(without, proposal.pages[2] as ProposedPage, true);
    expect(acceptedOf(proposal, again, objects)).toBeUndefined();
  });

  it('is without an object that is left out, until it is taken in again', () => {
    expect(objects(change)).toEqual(['a', 'b']);
    const without = chooseObject(NOTHING_LEFT, change, objects(change), 'a', false);
    expect(acceptedOf(proposal, without, objects)).toEqual([{ id: 1, objects: ['b'] }, { id: 2 }, { id: -1 }]);
    expect(acceptedOf(proposal, chooseObject(without, change, ['a', 'b'], 'a', true), objects)).toBeUndefined();
  });

  it('is without a page of which every object is left out; it comes back with the one that is taken in', () => {
    const one = chooseObject(NOTHING_LEFT, change, ['a', 'b'], 'a', false);
    const none = chooseObject(one, change, ['a', 'b'], 'b', false);
    expect(acceptedOf(proposal, none, objects)).toEqual([{ id: 2 }, { id: -1 }]);
    const back = chooseObject(none, change, ['a', 'b'], 'b', true);
    expect(acceptedOf(proposal, back, objects)?.[0]).toEqual({ id: 1, objects: ['b'] });
    expect(acceptedOf(proposal, choosePage(none, change, true), objects)).toBeUndefined();
  });

  it('is what the later side shows', () => {
    const { objects: left } = chooseObject(NOTHING_LEFT, change, ['a', 'b'], 'a', false);
    const words = (chosen: typeof left) =>
      proposedDocument(before, proposal, chosen).map(({ id, text }) => [
        id,
        ...parsePage(text).components.map(({ props }) => ('text' in props ? props.text : '')),
      ]);
    expect(words(left)).toEqual([
      [1, 'Old rent', 'New flour', 'Same'],
      [2, 'First half'],
      [-1, 'Second half'],
    ]);
    expect(words(new Map())[0]).toEqual([1, 'New rent', 'New flour', 'Same']);
  });
});
