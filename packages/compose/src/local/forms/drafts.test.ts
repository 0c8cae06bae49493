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
