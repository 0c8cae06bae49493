import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { ChartColumn, ChartTable } from '@pagewright/components/chart-table';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clipboardCells } from '../../clipboard/clipboard-cells.ts';
import { stepOf } from '../../keys/step-keys.ts';
import styles from './chart.module.css';
import {
  addRow,
  addSeries,
  pasteInto,
  pasteNamed,
  removeRow,
  removeSeries,
  renameSeries,
  setValue,
  typedValue,
} from './grid-changes.ts';

interface DataGridProps {
  readonly table: ChartTable;
  /** @param gesture what is typed into one field is one step; a step of its own where absent */
  readonly onChange: (table: ChartTable, gesture?: string) => void;
}

/** The data of a chart as cells. Arrow keys, Enter and Tab move; cells of other programs can be pasted. */
export function DataGrid({ table, onChange }: DataGridProps) {
  const { t } = useTranslation();
  const grid = useRef<HTMLTableElement>(null);
  const columnLabel = useColumnLabel();
  // What has just been added is written in next.
  const added = useRef<'row' | 'series'>(undefined);
  useEffect(() => {
    const [what, now] = [added.current, grid.current];
    if (!what || !now) return;
    added.current = undefined;
    const selector = what === 'row' ? 'tbody tr:last-child [data-cell]' : 'th:nth-last-child(2) input';
    const field = now.querySelector<HTMLInputElement>(selector);
    field?.focus();
    field?.select();
  });
  const focusCell = (row: number, column: number) =>
    grid.current?.querySelector<HTMLInputElement>(`[data-cell="${row},${column}"]`)?.focus();
  const keyed = (event: KeyboardEvent, row: number, column: number) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || (event.key === 'Enter' && !event.shiftKey)) focusCell(row + 1, column);
    else if (event.key === 'ArrowUp' || event.key === 'Enter') focusCell(row - 1, column);
    else return;
    event.preventDefault();
  };
  /** @param row `name` over the name of a series */
  const pasted = (event: ClipboardEvent, row: number | 'name', column: number) => {
    const cells = clipboardCells(event.clipboardData);
    if (cells.length < 2 && (cells[0]?.length ?? 0) < 2) return;
    event.preventDefault();
    onChange(row === 'name' ? pasteNamed(table, column, cells) : pasteInto(table, row, column, cells));
  };
  return (
    <div className={styles.grid}>
      <table ref={grid}>
        <thead>
          <tr>
            {table.columns.map((column, index) => (
              <th key={String(index)} scope="col">
                {column.name === undefined ? (
                  <span className={styles.fixed}>{columnLabel(column)}</span>
                ) : (
                  <span className={styles.series}>
                    <input
                      value={column.name}
                      aria-label={t('panels.chart.seriesName', { number: index })}
                      onChange={(event) => onChange(renameSeries(table, index, event.target.value), `name ${index}`)}
                      onPaste={(event) => pasted(event, 'name', index)}
                    />
                    {table.columns.length > 2 && (
                      <button
                        type="button"
                        aria-label={t('panels.chart.removeSeries', { name: column.name })}
                        onClick={() => onChange(removeSeries(table, index))}
                      >
                        <DeleteOutlined />
                      </button>
                    )}
                  </span>
                )}
              </th>
            ))}
            {table.freeColumns ? (
              <th>
                <button
                  type="button"
                  aria-label={t('panels.chart.addSeries')}
                  title={t('panels.chart.addSeries')}
                  onClick={() => {
                    added.current = 'series';
                    onChange(addSeries(table, t('panels.chart.newSeries', { number: table.columns.length })));
                  }}
                >
                  <PlusOutlined />
                </button>
              </th>
            ) : (
              <td aria-hidden="true" />
            )}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, y) => (
            <tr key={String(y)}>
              {table.columns.map((column, x) => (
                <td key={String(x)}>
                  <Cell
                    place={`${y},${x}`}
                    label={t('panels.chart.cell', { column: columnLabel(column), row: y + 1 })}
                    column={column}
                    value={row[x] ?? null}
                    onChange={(value) => onChange(setValue(table, y, x, value), `cell ${y},${x}`)}
                    onKeyDown={(event) => keyed(event, y, x)}
                    onPaste={(event) => pasted(event, y, x)}
                  />
                </td>
              ))}
              <td>
                <button
                  type="button"
                  aria-label={t('panels.chart.removeRow', { number: y + 1 })}
                  disabled={table.rows.length < 2}
                  onClick={() => onChange(removeRow(table, y))}
                >
                  <DeleteOutlined />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button
        type="button"
        className={styles.addRow}
        onClick={() => {
          added.current = 'row';
          onChange(addRow(table));
        }}
      >
        <PlusOutlined /> {t('panels.chart.addRow')}
      </button>
    </div>
  );
}

interface CellProps {
  readonly place: string;
  readonly label: string;
  readonly column: ChartColumn;
  readonly value: string | number | null;
  readonly onChange: (value: string | number | null) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

/** Shows what was typed while it has the focus, so that `1.` does not turn into `1` under the fingers. */
function Cell({ place, label, column, value, onChange, onKeyDown, onPaste }: CellProps) {
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && typedValue(typed, column) === undefined;
  const keyed = (event: KeyboardEvent) => {
    if (stepOf(event)) {
      // What is no number yet is no step either: only the cell knows of it.
      if (isWrong) event.preventDefault();
      setTyped(undefined);
    }
    onKeyDown(event);
  };
  return (
    <input
      data-cell={place}
      aria-label={label}
      inputMode={column.numeric ? 'decimal' : undefined}
      data-numeric={column.numeric || undefined}
      aria-invalid={isWrong || undefined}
      value={typed ?? (value === null ? '' : String(value))}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setTyped(event.target.value);
        const next = typedValue(event.target.value, column);
        if (next !== undefined) onChange(next);
      }}
      onBlur={() => setTyped(undefined)}
      onKeyDown={keyed}
      onPaste={(event) => {
        onPaste(event);
        if (event.defaultPrevented) setTyped(undefined);
      }}
    />
  );
}

function useColumnLabel(): (column: ChartColumn) => string {
  const { t } = useTranslation();
  return ({ id, name }) => {
    if (name !== undefined) return name;
    switch (id) {
      case 'category':
      case 'name':
      case 'value':
      case 'source':
      case 'target':
        return t(`panels.chart.columns.${id}`);
      default:
        return t('panels.chart.columns.number', { number: Number(id.slice(1)) + 1 });
    }
  };
}
