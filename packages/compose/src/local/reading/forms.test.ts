import type { TableBlock } from '@pagewright/model/source-document';
import { describe, expect, it } from 'vitest';
import { tableBlock } from '../testing/fixtures.ts';
import { openForms } from './forms.ts';

/** Rows of one text stand over both columns. */
function form(rows: readonly (readonly string[])[]): TableBlock {
  const block = tableBlock(
    rows.map((row) => [row[0] ?? '', row[1] ?? '']),
    { headerRows: 0 },
  );
  return {
    ...block,
    rows: block.rows.map((row, index) =>
      rows[index]?.length === 1 ? row.map((cell, at) => ({ ...cell, colSpan: at === 0 ? 2 : 0 })) : row,
    ),
  };
}

const told = (block: TableBlock) =>
  openForms([block]).map((own) =>
    own.kind === 'list' ? own.items.map(({ text }) => text) : 'text' in own ? `${own.kind}: ${own.text}` : own.kind,
  );

describe('a table that is a form', () => {
  it('is entries under the names of its parts', () => {
    expect(
      told(
        form([
          ['Subject', 'Colours of the shop'],
          ['Place', 'Hall'],
          ['Minutes by', ''],
          ['Decided'],
          ['The front is painted blue by the end of May.'],
          ['To do'],
          ['Anna asks the painter for a price.'],
        ]),
      ),
    ).toEqual([
      ['Subject: Colours of the shop', 'Place: Hall'],
      'heading: Decided',
      'paragraph: The front is painted blue by the end of May.',
      'heading: To do',
      'paragraph: Anna asks the painter for a price.',
    ]);
  });

  it('leaves out parts that nothing was written under', () => {
    const blank = form([['Subject', 'Colours'], ['Place', 'Hall'], ['Decided'], [''], ['To do'], ['']]);
    expect(told(blank)).toEqual([['Subject: Colours', 'Place: Hall']]);
  });

  it('is no table of figures under names that span it', () => {
    const groups = form([['Item', 'Cost'], ['North'], ['Hall', '420'], ['Music', '300'], ['South'], ['Food', '180']]);
    const [opened] = openForms([{ ...groups, headerRows: 1 }]);
    expect(opened?.kind).toBe('table');
  });
});

it('keeps all cells of the rare row of a form that is no pair', () => {
  const pairs = Array.from({ length: 9 }, (_, index) => [`Item ${index}`, `Text ${index}`]);
  const block = form([...pairs, ['Budget'], ['We agreed on the budget of the whole year.'], ['1', 'Anna']]);
  const [last = []] = block.rows.slice(-1);
  const rows = [...block.rows.slice(0, -1), [...last, { ...(last[1] as (typeof last)[number]), text: 'North' }]];
  expect(told({ ...block, rows }).at(-1)).toEqual(['1 · Anna · North']);
});
