import type { Rect } from '@pagewright/model/units';
import { type Box, box, limitOf } from './box.ts';

export interface RowOptions {
  /** px between children. */
  readonly gap: number;
  /** Shares of the width; equal where absent. */
  readonly weights?: readonly number[];
  /** `stretch`: every child as high as the row; else at its own height. */
  readonly align?: 'stretch' | 'top' | 'middle' | 'bottom';
  readonly grow?: number;
}

/** Whole-px widths of columns that fill `width` with gaps between. */
export function columnWidths(width: number, gap: number, weights: readonly number[]): number[] {
  const room = width - gap * (weights.length - 1);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => Math.max(1, Math.floor((room * weight) / total)));
}

/** Children side by side. */
export function row(children: readonly (Box | undefined)[], options: RowOptions): Box {
  const items = children.filter((child): child is Box => child !== undefined);
  const weights = options.weights ?? items.map(() => 1);
  const widths = (width: number) => columnWidths(width, options.gap, weights);
  const grow = options.grow ?? Math.max(0, ...items.map((item) => item.grow ?? 0));
  return box({
    height: (width) => {
      const columns = widths(width);
      return Math.max(0, ...items.map((item, index) => item.height(columns[index] ?? 1)));
    },
    ...(grow > 0 && { grow }),
    limit: (width) => {
      const columns = widths(width);
      return Math.max(0, ...items.map((item, index) => limitOf(item, columns[index] ?? 1)));
    },
    draw(sheet, rect) {
      const columns = widths(rect.width);
      let x = rect.x;
      for (const [index, item] of items.entries()) {
        const width = columns[index] ?? 1;
        item.draw(sheet, placeInRow(item, { x, y: rect.y, width, height: rect.height }, options.align ?? 'stretch'));
        x += width + options.gap;
      }
    },
  });
}

function placeInRow(item: Box, cell: Rect, align: NonNullable<RowOptions['align']>): Rect {
  if (align === 'stretch') return cell;
  const height = Math.min(cell.height, item.height(cell.width));
  const spare = cell.height - height;
  const offset = align === 'middle' ? spare / 2 : align === 'bottom' ? spare : 0;
  return { ...cell, y: cell.y + Math.round(offset), height };
}

/** Children in rows of `columns`; the last row keeps the column width unless `fillLast`. */
export function grid(
  children: readonly Box[],
  columns: number,
  options: { gap: number; rowGap?: number; grow?: number; fillLast?: boolean; stack: GridStack },
): Box {
  const rows: Box[] = [];
  for (let start = 0; start < children.length; start += columns) {
    const cells: (Box | undefined)[] = children.slice(start, start + columns);
    const missing = columns - cells.length;
    if (missing > 0 && !options.fillLast) for (let index = 0; index < missing; index++) cells.push(EMPTY);
    rows.push(row(cells, { gap: options.gap, ...(options.grow !== undefined && { grow: options.grow }) }));
  }
  return options.stack(rows, {
    gap: options.rowGap ?? options.gap,
    ...(options.grow !== undefined && { grow: options.grow }),
  });
}

type GridStack = (children: readonly Box[], options: { gap: number; grow?: number }) => Box;

/** A box that takes the height of the highest of those in its row, so that what stands below each is on one line. */
export function asHighAs(own: Box, row: readonly Box[]): Box {
  return box({
    height: (width) => Math.max(own.height(width), ...row.map((other) => other.height(width))),
    draw: (sheet, rect) => own.draw(sheet, { ...rect, height: own.height(rect.width) }),
  });
}

/** The things that stand in one row of a grid with one of them. */
export function inItsRow<Thing>(things: readonly Thing[], index: number, columns: number): readonly Thing[] {
  const start = index - (index % columns);
  return things.slice(start, start + columns);
}

/** Takes a place and shows nothing. */
export const EMPTY: Box = {
  height: () => 0,
  draw() {
    // nothing to draw
  },
};
