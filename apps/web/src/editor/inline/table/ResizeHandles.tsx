import type { EditedAs } from '@pagewright/components/panels';
import { resizeColumn, resizeRow, type Table } from '@pagewright/components/table-editing';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComponentPatch } from '../../document/component-patch.ts';
import styles from './table.module.css';
import type { TablePlaces } from './table-places.ts';

interface ResizeHandlesProps {
  readonly component: EditedAs<'table'>;
  readonly places: TablePlaces;
  readonly onPatch: (change: Omit<ComponentPatch, 'id'>, gesture?: string) => void;
  readonly onCancel: (gesture: string) => void;
}

let count = 0;

function nextGesture(): string {
  count += 1;
  return `resize-${count}`;
}

/** The edges of columns and rows, to be dragged; arrow keys move the focused one. */
export function ResizeHandles({ component, places, onPatch, onCancel }: ResizeHandlesProps) {
  const { t } = useTranslation();
  const set = (next: Table, gesture?: string) => onPatch({ props: next.props, size: next.size }, gesture);
  const right = places.columns.at(-1) ?? 0;
  const bottom = places.rows.at(-1) ?? 0;
  return (
    <>
      {places.columns.slice(1).map((x, column) => (
        <Handle
          key={`column-${String(column)}`}
          label={t('panels.table.resizeColumn', { number: column + 1 })}
          axis="x"
          style={{ left: x, height: bottom }}
          start={x - (places.columns[column] ?? 0)}
          onResize={(width, gesture) => set(resizeColumn(component, column, width), gesture)}
          onCancel={onCancel}
        />
      ))}
      {places.rows.slice(1).map((y, row) => (
        <Handle
          key={`row-${String(row)}`}
          label={t('panels.table.resizeRow', { number: row + 1 })}
          axis="y"
          style={{ top: y, width: right }}
          start={y - (places.rows[row] ?? 0)}
          onResize={(height, gesture) => set(resizeRow(component, row, height), gesture)}
          onCancel={onCancel}
        />
      ))}
    </>
  );
}

interface HandleProps {
  readonly label: string;
  readonly axis: 'x' | 'y';
  readonly style: React.CSSProperties;
  /** Present width or height, px of the page. */
  readonly start: number;
  readonly onResize: (length: number, gesture: string) => void;
  /** Back to what it was when it was pressed. */
  readonly onCancel: (gesture: string) => void;
}

const KEY_STEP = 10;

function Handle({ label, axis, style, start, onResize, onCancel }: HandleProps) {
  const listening = useRef<AbortController>(undefined);
  const drag = useRef<{ from: number; length: number; scale: number; gesture: string }>(undefined);
  const place = (event: PointerEvent) => (axis === 'x' ? event.clientX : event.clientY);
  const press = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const table = event.currentTarget.parentElement as HTMLElement;
    listenForEscape();
    drag.current = {
      from: place(event),
      length: start,
      scale: table.getBoundingClientRect().width / table.offsetWidth || 1,
      gesture: nextGesture(),
    };
  };
  const end = () => {
    drag.current = undefined;
    listening.current?.abort();
  };
  /** The focus stays in the cell, whose own Escape would end the editing. */
  const listenForEscape = () => {
    listening.current = new AbortController();
    const escape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || !drag.current) return;
      event.stopPropagation();
      onCancel(drag.current.gesture);
      end();
    };
    window.addEventListener('keydown', escape, { capture: true, signal: listening.current.signal });
  };
  const move = (event: PointerEvent) => {
    const { from, length, scale, gesture } = drag.current ?? {};
    if (from === undefined || length === undefined || scale === undefined || !gesture) return;
    onResize(length + (place(event) - from) / scale, gesture);
  };
  const keyed = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -KEY_STEP, ArrowUp: -KEY_STEP, ArrowRight: KEY_STEP, ArrowDown: KEY_STEP }[event.key];
    event.stopPropagation();
    if (step === undefined) return;
    event.preventDefault();
    onResize(start + step, `resize-key-${label}`);
  };
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      className={styles.handle}
      data-axis={axis}
      style={style}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={keyed}
    />
  );
}
