import type { EditedAs } from '@pagewright/components/panels';
import { cellAt, reconciled } from '@pagewright/components/table-editing';
import { drawn, type ViewContext } from '@pagewright/components/views';
import type { Point } from '@pagewright/model/units';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { ComponentPatch } from '../../document/component-patch.ts';
import type { Direction } from '../../document/history.ts';
import { CellInput } from './CellInput.tsx';
import { CellMenu } from './CellMenu.tsx';
import { type CellSelection, selectedArea, single, within as withinTable } from './cell-selection.ts';
import { ResizeHandles } from './ResizeHandles.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import styles from './table.module.css';
import {
  copiedCells,
  draggedPointer,
  pastedCells,
  pointedForMenu,
  pressedKey,
  pressedPointer,
  type TableControl,
} from './table-events.ts';
import { areaRect, cellAtPoint, placesOf, type TablePlaces } from './table-places.ts';
import { useCellDraft } from './use-cell-draft.ts';
import { useRowHeights } from './use-row-heights.ts';

export interface TableEditorProps {
  readonly component: EditedAs<'table'>;
  readonly context: ViewContext;
  /** How wide the table may become when columns are added, px. */
  readonly maxWidth: number;
  /** Where on the screen the person pressed, px. */
  readonly at?: { readonly x: number; readonly y: number };
  /** Where that was before a key opened it, px from its corner. */
  readonly within?: Point | undefined;
  /** What was written for the cell there before it was open. */
  readonly written?: string | undefined;
  /** The gesture that filled it as it was opened: its rows become as high as its cells need then. */
  readonly begun?: string | undefined;
  readonly onPatch: (change: Omit<ComponentPatch, 'id'>, gesture?: string) => void;
  /** Takes back what the changes of a gesture have done. */
  readonly onCancel?: ((gesture: string) => void) | undefined;
  /** Back to the component as a whole. */
  readonly onFinish: () => void;
  /** A step of the document's history, of which what is written here is a part. */
  readonly onStep?: ((direction: Direction) => void) | undefined;
}

/**
 * A table whose cells are selected and written in (spec §4): Enter or typing starts, Enter or Escape finishes, Tab goes
 * to the next cell. The table itself is drawn by its View, and what is typed is in it at once.
 */
export function TableEditor({
  component,
  context,
  maxWidth,
  at,
  within,
  written,
  begun,
  onPatch,
  onCancel,
  onFinish,
  onStep,
}: TableEditorProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const entered = useRef(false);
  const [wanted, setSelection] = useState<CellSelection>(single({ row: 0, column: 0 }));
  const [places, setPlaces] = useState<TablePlaces>({ columns: [0], rows: [0] });
  const gestures = useGestures(onPatch, begun);
  const draft = useCellDraft(component, onPatch, gestures.next);
  const shown = draft.component;
  const table = reconciled(shown);
  const selection = withinTable(table, wanted);
  const area = selectedArea(table.props, selection);
  useRowHeights(frame, shown, gestures.last, onPatch);
  const startWriting = useRef(draft.start);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const next = placesOf(element, shown);
    setPlaces((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    if (entered.current) return;
    entered.current = true;
    field.current?.focus({ preventScroll: true });
    const point = at ? localPoint(element, at) : within;
    if (!point) return;
    const cell = cellAtPoint(next, point);
    setSelection(single(cell));
    if (written !== undefined) startWriting.current(cell, written);
  }, [shown, at, within, written]);

  const control: TableControl = {
    table,
    selection,
    area,
    draft,
    select: setSelection,
    apply: (change) => {
      const { props, size } = change(reconciled(draft.flush()));
      onPatch({ props, size }, gestures.next());
    },
    cellAtScreen: (x, y) => cellAtPoint(places, localPoint(frame.current as HTMLElement, { x, y })),
    focus: () => field.current?.focus({ preventScroll: true }),
    finish: onFinish,
    step: (direction) => {
      draft.flush();
      gestures.forget();
      onStep?.(direction);
    },
  };
  const rect = areaRect(places, area);
  const focusArea = cellAt(table.props, selection.focus.row, selection.focus.column);
  return (
    <div
      ref={frame}
      className={styles.frame}
      role="grid"
      tabIndex={-1}
      aria-label={t('panels.table.edit')}
      data-table-editor=""
      // Not those of the menu, which stands elsewhere.
      onKeyDown={(event) => event.currentTarget.contains(event.target as Node) && pressedKey(control, event)}
      // What is done with the table as a whole would be taken for what is done with its cells.
      onContextMenu={(event) => event.stopPropagation()}
      onPaste={(event) => pastedCells(control, event)}
      onCopy={(event) => copiedCells(control, event, false)}
      onCut={(event) => copiedCells(control, event, true)}
    >
      {drawn(shown, context)}
      <CellMenu control={control} maxWidth={maxWidth}>
        <div
          className={styles.cells}
          style={{ height: places.rows.at(-1) }}
          onPointerDown={(event) => pressedPointer(control, event)}
          onContextMenu={(event) => pointedForMenu(control, event)}
          onPointerMove={(event) => draggedPointer(control, event)}
          onDoubleClick={(event) => {
            event.stopPropagation();
            draft.start(selection.focus);
          }}
        >
          <div
            className={styles.selection}
            data-selection=""
            style={{ left: rect.x, top: rect.y, width: rect.width, height: rect.height }}
          />
          <CellInput
            field={field}
            frame={frame}
            component={shown}
            cell={{ row: focusArea.row, column: focusArea.column }}
            rect={areaRect(places, focusArea)}
            draft={draft}
            language={context.language}
            onBlur={draft.flush}
          />
        </div>
      </CellMenu>
      <ResizeHandles
        component={shown}
        places={places}
        onPatch={gestures.patch}
        onCancel={(gesture) => {
          gestures.forget();
          onCancel?.(gesture);
        }}
      />
      {createPortal(
        <TableToolbar anchor={frame} table={table} area={area} maxWidth={maxWidth} onApply={control.apply} />,
        document.body,
      )}
    </div>
  );
}

let count = 0;

/** Names of the changes made here, the last of which what follows from it takes over. */
function useGestures(onPatch: TableEditorProps['onPatch'], begun: string | undefined) {
  const last = useRef(begun);
  return {
    last: () => last.current,
    forget: () => {
      last.current = undefined;
    },
    next: () => {
      count += 1;
      last.current = `table-${count}`;
      return last.current;
    },
    patch: (change: Omit<ComponentPatch, 'id'>, gesture?: string) => {
      last.current = gesture;
      onPatch(change, gesture);
    },
  };
}

/** A point of the screen as px from the corner of an element, whatever the zoom. */
function localPoint(element: HTMLElement, point: { x: number; y: number }): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  const scale = box.width / element.offsetWidth || 1;
  return { x: (point.x - box.left) / scale, y: (point.y - box.top) / scale };
}
