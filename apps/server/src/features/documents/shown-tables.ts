import { TABLE_SHOWN, type TableHead } from '@pagewright/contract/documents';
import { rangeOf } from '@pagewright/model/bound-cells';
import { formatCellRange } from '@pagewright/model/cell-range';
import { tableOnSheet } from '@pagewright/model/followed-cells';
import type { SourceBlock, TableBlock } from '@pagewright/model/source-document';

/** Most tables of a document that are named. */
const MOST_TABLES = 500;

/** A table by its block, or the one of a sheet that cells lie in (`Sales!B3:D9`). */
export type WantedTable = { readonly block: number } | { readonly place: string };

export interface ShownTable {
  readonly table: TableBlock;
  /** Whether it has more rows or columns. */
  readonly isCut: boolean;
}

export function tableHeads(blocks: readonly SourceBlock[]): TableHead[] {
  return blocks
    .flatMap((table, block): TableHead[] => {
      if (table.kind !== 'table' || table.rows.length === 0) return [];
      const { sheet, caption } = table;
      const range = formatCellRange(rangeOf(table));
      return [{ block, range, ...(sheet ? { sheet } : {}), ...(caption ? { caption } : {}) }];
    })
    .slice(0, MOST_TABLES);
}

export function shownTable(blocks: readonly SourceBlock[], wanted: WantedTable): ShownTable | undefined {
  const table = 'block' in wanted ? blocks[wanted.block] : tableOnSheet(blocks, wanted.place);
  if (table?.kind !== 'table') return undefined;
  const { rows, columns } = TABLE_SHOWN;
  const isCut = table.rows.length > rows || (table.rows[0]?.length ?? 0) > columns;
  if (!isCut) return { table, isCut };
  const { at } = table;
  const cut = {
    ...table,
    rows: table.rows.slice(0, rows).map((row) => row.slice(0, columns)),
    ...(at ? { at: { rows: at.rows.slice(0, rows), columns: at.columns.slice(0, columns) } } : {}),
  };
  return { table: cut, isCut };
}
