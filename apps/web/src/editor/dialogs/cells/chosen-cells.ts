import {
  type BoundCells,
  figureColumns,
  MOST_SERIES,
  originOfCells,
  proposedCells,
  rangeOf,
  rangeOfBound,
  sheetLines,
} from '@pagewright/model/bound-cells';
import type { CellRange } from '@pagewright/model/cell-range';
import type { TableBlock } from '@pagewright/model/source-document';

/** The part of a range that lies in a table; undefined where none does. */
export function rangeWithin(table: TableBlock, range: CellRange): CellRange | undefined {
  const whole = rangeOf(table);
  const within = {
    top: Math.max(range.top, whole.top),
    left: Math.max(range.left, whole.left),
    bottom: Math.min(range.bottom, whole.bottom),
    right: Math.min(range.right, whole.right),
  };
  return within.top <= within.bottom && within.left <= within.right ? within : undefined;
}

/** What a newly chosen range is read as. Without figures in it a chart has nothing to show: the range alone is kept. */
export function cellsOfRange(table: TableBlock, range: CellRange): BoundCells {
  const proposed = proposedCells(table, range);
  if (proposed) return proposed;
  return { origin: originOfCells(table, range), heads: false, names: null, series: [range.left] };
}

/** With or without a column among the series; one is always left. */
export function withSeries(cells: BoundCells, column: number, isOn: boolean): BoundCells {
  const others = cells.series.filter((own) => own !== column);
  const series = isOn ? [...others, column].sort((a, b) => a - b) : others;
  return series.length === 0 || series.length > MOST_SERIES ? cells : { ...cells, series };
}

/** The columns of a range with figures, and all of them, with what stands over each. */
export function columnsOf(table: TableBlock, cells: BoundCells) {
  const range = rangeOfBound(cells);
  const lines = sheetLines(table);
  const head = table.rows[Math.max(0, table.headerRows - 1)] ?? [];
  const figures = new Set(range ? figureColumns(table, range) : []);
  return lines.columns.flatMap((column, index) => {
    if (!range || column < range.left || column > range.right) return [];
    const name = table.headerRows > 0 ? (head[index]?.text ?? '') : '';
    return [{ column, name, hasFigures: figures.has(column) }];
  });
}
