import { formatOrigin } from '@pagewright/model/origin';
import { expect, it } from 'vitest';
import { tableBlock } from '../testing/fixtures.ts';
import { draftsOf } from './drafts.ts';

it('who said what stands beside a table is said with it', () => {
  const origin = formatOrigin({ file: 'report.docx', block: 1 });
  const [draft, more] = draftsOf([
    {
      kind: 'exhibit',
      block: tableBlock([
        ['Street', 'Trees'],
        ['Mill Lane', 14],
        ['Quay', 9],
      ]),
    },
    { kind: 'exhibit', block: { kind: 'quote', text: 'The shade is worth every leaf.', attribution: 'Ines', origin } },
  ]);
  expect(more).toBeUndefined();
  expect(draft?.beside).toMatchObject([{ text: 'The shade is worth every leaf.', lead: 'Ines' }]);
});

it('what a paragraph says of an entry of its list stands behind the list; anything else does not', () => {
  const origin = formatOrigin({ file: 'note.txt', block: 1 });
  const told = (text: string) => ({ text, origins: [origin], rank: 0.5 });
  const list = {
    kind: 'list',
    head: told('New'),
    items: [told('Salads (120 a day)'), told('Noodles'), told('Soups')],
  } as const;
  const textsOf = (text: string): string[][] =>
    draftsOf([list, { kind: 'said', item: told(text) }]).map(({ brief }) =>
      brief.form === 'bullets' ? brief.items.map((item) => item.text) : [],
    );
  expect(textsOf('Salads must be ordered a day before.')).toHaveLength(1);
  expect(textsOf('Once a month there is a party.')).toHaveLength(2);
});
