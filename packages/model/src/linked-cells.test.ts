import { describe, expect, it } from 'vitest';
import { carriedCells } from './linked-cells.ts';

describe('links of cells', () => {
  const source = [
    ['Ferry', 'Site', 'Seats'],
    ['Anna', 'Details', '120'],
    ['Berta', 'Details', '90'],
    ['Clara', 'Details', '90'],
  ];
  const links = [
    { cell: [1, 1], to: 'a' },
    { cell: [2, 1], to: 'b' },
    { cell: [3, 1], to: 'c' },
  ] as const;

  it('stay in their rows where rows and columns are left out or put elsewhere', () => {
    const shown = [
      ['Site', 'Ferry'],
      ['Details', 'Clara'],
      ['Details', 'Anna'],
    ];
    expect(carriedCells(source, shown, links)).toEqual([
      { cell: [2, 0], to: 'a' },
      { cell: [1, 0], to: 'c' },
    ]);
  });

  it('are found where their words stand once, in a table that is turned and set', () => {
    const [turned, said] = [
      [
        ['Ferry', 'Anna'],
        ['Where', 'the pier’s\u00a0end'],
      ],
      [
        ['Ferry', 'Where'],
        ['Anna', "the pier's end"],
      ],
    ];
    expect(carriedCells(said, turned, [{ cell: [1, 1], to: 'a' }])).toEqual([{ cell: [1, 1], to: 'a' }]);
  });

  it('are none where a row holds other things', () => {
    expect(
      carriedCells(
        source,
        [
          ['Other', 'Details'],
          ['Third', 'Details'],
        ],
        links,
      ),
    ).toEqual([]);
  });
});
