import type { EditedAs } from '@pagewright/components/panels';
import { type CellWords, LONGEST_CELL, setCell, wordsOfCell } from '@pagewright/components/table-editing';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { refuseTooLong } from '../../../app/toasts/refuse-too-long.ts';
import type { ComponentPatch } from '../../document/component-patch.ts';
import type { Cell } from './cell-selection.ts';

type TableComponent = EditedAs<'table'>;

/** Wait after the last keystroke before a cell's text goes into the page, ms (spec §9). */
const EDIT_DEBOUNCE = 300;

interface Editing {
  /** What the cell said before: what becomes of its words is told by all that is typed, not key by key. */
  readonly before: CellWords;
  readonly cell: Cell;
  readonly text: string;
  readonly gesture: string;
}

export interface CellDraft {
  /** The table with what is being typed in it. */
  readonly component: TableComponent;
  readonly isEditing: boolean;
  /** Text of the cell that is being written in. */
  readonly text: string;
  /** Starts writing in a cell: with its own text, or over it with what was typed. */
  readonly start: (cell: Cell, typed?: string) => void;
  readonly type: (text: string) => void;
  /** Writes what is typed into the page and stops editing; the table as it then is. */
  readonly flush: () => TableComponent;
}

/** The text that is being typed in a cell: drawn at once, in the page after a pause or when the cell is left. */
export function useCellDraft(
  component: TableComponent,
  onPatch: (change: Omit<ComponentPatch, 'id'>, gesture?: string) => void,
  nextGesture: () => string,
): CellDraft {
  const [editing, setEditing] = useState<Editing>();
  const latest = useRef<{ -readonly [K in keyof Writing]: Writing[K] }>({ component, editing, onPatch });
  useLayoutEffect(() => {
    latest.current = { component, editing, onPatch };
  });
  const writeLater = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useMemo(() => (editing ? withText(component, editing) : component), [component, editing]);
  useEffect(
    // What was typed last is written when the editor goes.
    () => () => {
      clearTimeout(writeLater.current);
      write(latest.current);
    },
    [],
  );
  const set = (next: Editing | undefined) => {
    latest.current.editing = next;
    setEditing(next);
  };
  return {
    component: shown,
    isEditing: editing !== undefined,
    text: editing?.text ?? '',
    start: (cell, typed) => {
      const own = wordsOfCell(component.props, cell.row, cell.column);
      const before = typed === undefined ? own : { text: '', links: [] };
      const text = typed ?? own.text;
      set({ before, cell, text, gesture: nextGesture() });
    },
    type: (text) => {
      const { editing: edit } = latest.current;
      if (!edit) return;
      set({ ...edit, text });
      clearTimeout(writeLater.current);
      writeLater.current = setTimeout(() => write(latest.current), EDIT_DEBOUNCE);
    },
    flush: () => {
      clearTimeout(writeLater.current);
      const next = write(latest.current);
      set(undefined);
      return next;
    },
  };
}

/** What the field of a cell holds now; one that is too long is refused with a word, and the cell stays as it was. */
export function typeInCell(draft: Pick<CellDraft, 'isEditing' | 'start' | 'type'>, cell: Cell, text: string): void {
  if (refuseTooLong(text, LONGEST_CELL)) return;
  if (draft.isEditing) draft.type(text);
  else draft.start(cell, text);
}

interface Writing {
  readonly component: TableComponent;
  readonly editing: Editing | undefined;
  readonly onPatch: (change: Omit<ComponentPatch, 'id'>, gesture?: string) => void;
}

/** Puts what is typed into the page; the table as it then is. */
function write({ component, editing, onPatch }: Writing): TableComponent {
  if (!editing) return component;
  const next = withText(component, editing);
  if (next !== component) onPatch({ props: next.props, size: next.size }, editing.gesture);
  return next;
}

function withText(component: TableComponent, { before, cell, text }: Editing): TableComponent {
  if ((component.props.cellData[cell.row]?.[cell.column] ?? '') === text) return component;
  const { props, size } = setCell(component, cell.row, cell.column, text, before);
  return { ...component, props, size };
}
