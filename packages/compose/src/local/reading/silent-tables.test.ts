import { describe, expect, it } from 'vitest';
import { tableBlock } from '../testing/fixtures.ts';
import { withoutSilentTables } from './silent-tables.ts';

const said = tableBlock([
  ['Item', 'Cost'],
  ['Hall', 420],
]);

describe('tables of a workbook that say nothing', () => {
  it('are sums that all come to nought', () => {
    const sums = tableBlock(
      [
        ['Net', 0],
        ['Tax', 0],
        ['Total', 0],
      ],
      { headerRows: 0 },
    );
    expect(withoutSilentTables([said, sums])).toEqual([said]);
    const told = tableBlock(
      [
        ['Net', 0, 'paid'],
        ['Tax', 0, 'free'],
      ],
      { headerRows: 0 },
    );
    expect(withoutSilentTables([said, told])).toEqual([said, told]);
  });

  it('are forms that nobody filled in', () => {
    const form = tableBlock([
      ['No.', 'Name', 'Work', 'Price'],
      ['filled in after the order', '', '', ''],
    ]);
    expect(withoutSilentTables([said, form])).toEqual([said]);
    expect(withoutSilentTables([form])).toEqual([form]);
  });
});
