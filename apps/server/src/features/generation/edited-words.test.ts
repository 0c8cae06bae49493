import { defaultProps, type Page } from '@pagewright/components/models';
import type { Outline } from '@pagewright/model/outline';
import { describe, expect, it } from 'vitest';
import { briefLines } from './brief-page.ts';
import { editedWords, withEdits } from './edited-words.ts';

const said = (text: string) => ({ text, origins: [], rank: 0.5 });

const outline: Outline = {
  version: 1,
  title: 'T',
  language: 'en-US',
  engine: 'local',
  mode: 'condense',
  format: 'ppt-16-9',
  assets: {},
  unused: [],
  countReason: { code: 'count-asked', params: {} },
  followed: [],
  notFollowed: [],
  pages: [
    {
      id: 'p1',
      form: 'bullets',
      title: said('Title'),
      more: [said('Spare')],
      items: [said('One'), { ...said('Two'), lead: 'Lead', children: [said('Child')] }],
    },
    {
      id: 'p2',
      form: 'timeline',
      title: said('When'),
      more: [],
      events: [
        { date: '2020', text: said('A') },
        { date: '2021', text: said('B') },
      ],
    },
  ],
};

function page(words: Readonly<Record<string, string>>): Page {
  return {
    title: 'T',
    format: 'ppt-16-9',
    size: { width: 1280, height: 720 },
    language: 'en-US',
    background: { type: 'solid', color: '#ffffff' },
    margin: 0,
    components: Object.entries(words).map(([slot, text], index) => ({
      id: `c${index}`,
      slot,
      type: 'text',
      position: { x: 0, y: 0 },
      size: { width: 10, height: 10 },
      locked: false,
      visible: true,
      zIndex: index,
      props: { ...defaultProps('text'), text },
    })),
  };
}

describe('edited words', () => {
  it('are those that differ from the design, by slot', () => {
    const edits = editedWords(page({ title: 'Title', 'items.0': 'One' }), page({ title: 'Title', 'items.0': 'First' }));
    expect([...edits]).toEqual([['items.0', 'First']]);
  });

  it('go into statements, leads, children and dates, and leave the outline as it was', () => {
    const before = structuredClone(outline);
    const edits = new Map([
      [
        0,
        new Map([
          ['title', 'New title'],
          ['items.0', 'First'],
          ['items.1.lead', 'New lead'],
          ['items.1.children.0', 'New child'],
        ]),
      ],
      [
        1,
        new Map([
          ['events.1.date', '2022'],
          ['events.0.text', 'New A'],
        ]),
      ],
    ]);
    const lines = withEdits(outline, edits).pages.flatMap((brief) => [brief.title.text, ...briefLines(brief)]);
    expect(lines).toEqual([
      'New title',
      '• First',
      '• New lead: Two',
      '  – New child',
      'Spare',
      'When',
      '2020: New A',
      '2022: B',
    ]);
    expect(outline).toEqual(before);
  });

  it('that fit no field change nothing', () => {
    const strange = new Map([
      ['items.9', 'x'],
      ['__proto__.text', 'x'],
      ['constructor', 'x'],
      ['form', 'cover'],
      ['page-number', '3'],
    ]);
    const changed = withEdits(outline, new Map([[0, strange]]));
    expect(changed.pages[0]).toEqual({ ...outline.pages[0] });
  });
});
