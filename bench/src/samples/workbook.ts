import { utils, write } from '@e965/xlsx';
import { generator } from './words.ts';

const REGIONS = ['North', 'South', 'East', 'West'];

/** A workbook with one sheet of so many rows of text, numbers and dates. */
export function sampleWorkbook(rows: number): Uint8Array {
  const random = generator(1);
  const cells: unknown[][] = [['Id', 'Region', 'Date', 'Units', 'Revenue', 'Share', 'Note']];
  for (let row = 0; row < rows; row += 1) {
    const date = new Date(Date.UTC(2024, 0, 1 + (row % 700)));
    const revenue = Math.round(random() * 1e6) / 100;
    cells.push([row + 1, REGIONS[row % 4], date, Math.floor(random() * 1000), revenue, random(), `Order ${row}`]);
  }
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), 'Orders');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Uint8Array;
}
