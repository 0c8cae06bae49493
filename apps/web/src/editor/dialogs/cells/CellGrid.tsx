import { type BoundCells, rangeOfBound, sheetLines } from '@pagewright/model/bound-cells';
import { type CellRange, columnName } from '@pagewright/model/cell-range';
import type { TableBlock } from '@pagewright/model/source-document';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './cells.module.css';

/** Rows and columns that are drawn; a range may reach further when it is typed. */
const DRAWN = { rows: 200, columns: 40 } as const;

interface CellGridProps {
  readonly table: TableBlock;
  readonly cells: BoundCells;
  /** @param gesture of one drag */
  readonly onRange: (range: CellRange, gesture?: string) => void;
}

/** Row and column of a drawn cell, indexes into the table. */
interface Place {
  readonly row: number;
  readonly column: number;
}

/** The cells of a table: a drag chooses a range, arrows move, with Shift they extend it; a head takes its whole line. */
export function CellGrid({ table, cells, onRange }: CellGridProps) {
  const { t } = useTranslation();
  const grid = useRef<HTMLTableElement>(null);
  const anchor = useRef<Place>({ row: 0, column: 0 });
  const dragging = useRef(false);
  const drags = useRef(0);
  const [at, setAt] = useState<Place>({ row: 0, column: 0 });
  const lines = sheetLines(table);
  const [rows, columns] = [lines.rows.slice(0, DRAWN.rows), lines.columns.slice(0, DRAWN.columns)];
  const last = { row: rows.length - 1, column: columns.length - 1 };
  const range = rangeOfBound(cells);
  const choose = (from: Place, to: Place, gesture?: string) =>
    onRange(
      {
        top: rows[Math.min(from.row, to.row)] ?? 0,
        bottom: rows[Math.max(from.row, to.row)] ?? 0,
        left: columns[Math.min(from.column, to.column)] ?? 0,
        right: columns[Math.max(from.column, to.column)] ?? 0,
      },
      gesture,
    );
  const begin = (place: Place, extend: boolean, gesture?: string) => {
    if (!extend) anchor.current = place;
    setAt(place);
    choose(anchor.current, place, gesture);
  };
  const keyed = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    const next = {
      row: Math.min(last.row, Math.max(0, at.row + step.row)),
      column: Math.min(last.column, Math.max(0, at.column + step.column)),
    };
    begin(next, event.shiftKey);
    grid.current?.querySelector<HTMLElement>(`[data-at="${next.row},${next.column}"]`)?.focus();
  };
  const roleOf = (row: number, column: number): string | undefined => {
    const [y = 0, x = 0] = [rows[row], columns[column]];
    if (!range || y < range.top || y > range.bottom || x < range.left || x > range.right) return undefined;
    if (cells.heads && (y === range.top || row < table.headerRows)) return cells.series.includes(x) ? 'head' : 'in';
    if (x === cells.names) return 'name';
    return cells.series.includes(x) ? 'figure' : 'in';
  };
  return (
    <div
      role="presentation"
      className={styles.grid}
      onKeyDown={keyed}
      onPointerUp={() => {
        dragging.current = false;
      }}
      onPointerLeave={() => {
        dragging.current = false;
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its cells are chosen and walked by keys */}
      <table ref={grid} role="grid" aria-label={t('panels.cells.grid')}>
        <thead>
          <tr>
            <td aria-hidden />
            {columns.map((column, index) => (
              <th key={column} scope="col">
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={t('panels.cells.column', { name: columnName(column) })}
                  onClick={(event) => {
                    if (!event.shiftKey) anchor.current = { row: 0, column: index };
                    choose({ ...anchor.current, row: 0 }, { row: last.row, column: index });
                  }}
                >
                  {columnName(column)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((number, row) => (
            <tr key={number}>
              <th scope="row">
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={t('panels.cells.row', { number: number + 1 })}
                  onClick={(event) => {
                    if (!event.shiftKey) anchor.current = { row, column: 0 };
                    choose({ ...anchor.current, column: 0 }, { row, column: last.column });
                  }}
                >
                  {number + 1}
                </button>
              </th>
              {columns.map((own, column) => {
                const cell = table.rows[row]?.[column];
                const role = roleOf(row, column);
                return (
                  <td
                    key={own}
                    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- cells of a grid are walked by keys
                    tabIndex={at.row === row && at.column === column ? 0 : -1}
                    data-at={`${row},${column}`}
                    data-role={role}
                    data-numeric={typeof cell?.value === 'number' || undefined}
                    aria-selected={role !== undefined}
                    onPointerDown={(event) => {
                      if (event.button !== 0) return;
                      event.currentTarget.releasePointerCapture(event.pointerId);
                      dragging.current = true;
                      drags.current += 1;
                      begin({ row, column }, event.shiftKey, `drag ${drags.current}`);
                    }}
                    onPointerEnter={() => {
                      if (!dragging.current) return;
                      setAt({ row, column });
                      choose(anchor.current, { row, column }, `drag ${drags.current}`);
                    }}
                  >
                    {cell?.text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {(lines.rows.length > rows.length || lines.columns.length > columns.length) && (
        <p className={styles.note}>{t('panels.cells.more', { rows: DRAWN.rows })}</p>
      )}
    </div>
  );
}

const STEPS: Readonly<Record<string, Place | undefined>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};
