import type { TableCell } from '@pagewright/model/source-document';
import type { DraftBlock } from '../../structure/blocks.ts';
import { typedCell } from '../../tables/cells.ts';
import { finishTable } from '../../tables/table.ts';

interface Cell {
  readonly lines: string[];
  colSpan: number;
  /** Vertical merge: begins a merged cell, goes on with the one above, or neither. */
  merge: 'none' | 'start' | 'continue';
}

interface Row {
  readonly cells: Cell[];
  header: boolean;
  /** Grid columns left out before the first cell. */
  skip: number;
}

/** A table while its rows are read. */
export class TableBuilder {
  readonly images: string[] = [];
  caption = '';
  readonly #rows: Row[] = [];

  startRow(): void {
    this.#rows.push({ cells: [], header: false, skip: 0 });
  }

  startCell(): void {
    this.#rows.at(-1)?.cells.push({ lines: [], colSpan: 1, merge: 'none' });
  }

  get row(): Row | undefined {
    return this.#rows.at(-1);
  }

  get cell(): Cell | undefined {
    return this.#rows.at(-1)?.cells.at(-1);
  }

  addLines(lines: readonly string[]): void {
    this.cell?.lines.push(...lines);
  }

  /** The text of all cells, row by row: a table inside a cell becomes that cell's text. */
  lines(): string[] {
    return this.#rows
      .map(({ cells }) =>
        cells
          .map(({ lines }) => lines.join(' '))
          .filter(Boolean)
          .join(' '),
      )
      .filter(Boolean);
  }

  /** A table; or running text, where it has one column and only arranges the page. */
  blocks(): DraftBlock[] {
    const filled = this.#rows.flatMap(({ cells }) => cells).filter(({ lines }) => lines.length > 0);
    if (filled.length === 0) return [];
    const widest = Math.max(...this.#rows.map(({ cells }) => cells.length));
    const isLayout = filled.length === 1 || widest === 1;
    if (isLayout) return filled.flatMap(({ lines }) => lines.map((text) => ({ kind: 'paragraph' as const, text })));
    const headers = this.#rows.findIndex(({ header }) => !header);
    return [
      finishTable({
        rows: withoutEmptyRows(this.#grid()),
        headerRows: headers > 0 ? headers : undefined,
        caption: this.caption || undefined,
      }),
    ];
  }

  /** A rectangle with a place for every grid column; covered places have spans of 0. */
  #grid(): TableCell[][] {
    const grid: TableCell[][] = [];
    for (const { cells, skip } of this.#rows) {
      const line: TableCell[] = Array.from({ length: skip }, () => typedCell(''));
      for (const { lines, colSpan, merge } of cells) {
        const above = merge === 'continue' ? ownerAbove(grid, line.length) : undefined;
        if (above) above.rowSpan += 1;
        const covered = { ...typedCell(''), rowSpan: 0, colSpan: 0 };
        line.push(above ? covered : { ...typedCell(lines.join(' ')), colSpan });
        for (let index = 1; index < colSpan; index += 1) line.push({ ...covered });
      }
      grid.push(line);
    }
    const width = Math.max(...grid.map((row) => row.length));
    return grid.map((row) => [...row, ...Array.from({ length: width - row.length }, () => typedCell(''))]);
  }
}

/** The merged cell that a place below it belongs to. */
function ownerAbove(grid: readonly TableCell[][], column: number): TableCell | undefined {
  for (let row = grid.length - 1; row >= 0; row -= 1) {
    const cell = grid[row]?.[column];
    if (!cell || cell.rowSpan > 0) return cell;
  }
  return undefined;
}

/** Rows without text that no merged cell reaches into hold the page apart and say nothing. */
function withoutEmptyRows(grid: TableCell[][]): TableCell[][] {
  return grid.filter((row) => row.some(({ text, rowSpan }) => text !== '' || rowSpan === 0));
}
