import type { TableCell } from '@pagewright/model/source-document';
import { describe, expect, it } from 'vitest';
import { typedCell } from './cells.ts';
import { finishTable } from './table.ts';

const rows = (texts: readonly (readonly string[])[]): TableCell[][] =>
  texts.map((row) => row.map((text) => typedCell(text)));

/** A first row whose only cell stands over all columns. */
function banner(text: string, columns: number): TableCell[] {
  const covered = { ...typedCell(''), rowSpan: 0, colSpan: 0 };
  return [{ ...typedCell(text), colSpan: columns }, ...Array.from({ length: columns - 1 }, () => ({ ...covered }))];
}

describe('tables', () => {
  const body = rows([
    ['Item', 'Subject', 'Decision'],
    ['1', 'Ferry timetable', 'Adopted'],
    ['2', 'Harbour lights', 'Filed'],
  ]);

  it('are named by one cell over all columns, which heads none of them', () => {
    const table = finishTable({ rows: [banner('Report of the committee', 3), ...body], headerRows: undefined });
    expect(table.caption).toBe('Report of the committee');
    expect(table.rows).toHaveLength(3);
    expect(table.headerRows).toBe(1);
  });

  it('of a form have no head, and a row for each field that it asks for', () => {
    const form = finishTable({
      rows: rows([
        ['対象地域', '伊勢志摩'],
        ['比較対象', '宮島'],
        ['作成日', '2026年5月29日'],
      ]),
      headerRows: undefined,
    });
    expect(form).toMatchObject({ headerRows: 0, rows: { length: 3 } });
    const folded = finishTable({
      rows: rows([
        ['Project name', 'Harbour lights', 'Author', 'Ada Moreau'],
        ['Location', 'North quay', 'Date', '3 May'],
      ]),
      headerRows: undefined,
    });
    expect(folded.rows.map((row) => row.map(({ text }) => text))).toEqual([
      ['Project name', 'Harbour lights'],
      ['Author', 'Ada Moreau'],
      ['Location', 'North quay'],
      ['Date', '3 May'],
    ]);
    const list = rows([
      ['Name', 'Phone', 'Email', 'City'],
      ['Ada', '12', 'a@b.example', 'Brest'],
    ]);
    expect(finishTable({ rows: list, headerRows: undefined })).toMatchObject({ headerRows: 1, rows: { length: 2 } });
  });

  it('keep the head below such a cell where the file names both, and ask for it where it names the cell alone', () => {
    const both = finishTable({ rows: [banner('Motions', 3), ...body], headerRows: 2 });
    const one = finishTable({ rows: [banner('Motions', 3), ...body], headerRows: 1 });
    expect([both.headerRows, one.headerRows]).toEqual([1, 1]);
  });

  it('keep a merged cell over some columns, a caption of their own, and the rows of a sheet', () => {
    const partly = [{ ...typedCell('Money'), colSpan: 2 }, { ...typedCell(''), rowSpan: 0, colSpan: 0 }, typedCell('')];
    expect(finishTable({ rows: [partly, ...body], headerRows: undefined }).rows).toHaveLength(4);
    const own = finishTable({ rows: [banner('Motions', 3), ...body], headerRows: undefined, caption: 'Table 2' });
    expect(own).toMatchObject({ caption: 'Table 2', rows: { length: 4 } });
    const sheet = finishTable({ rows: [banner('Motions', 3), ...body], headerRows: undefined, sheet: 'Main' });
    expect(sheet.rows).toHaveLength(4);
  });
});
