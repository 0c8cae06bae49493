import type { EditedAs } from '@pagewright/components/panels';
import type { Language } from '@pagewright/model/languages';
import type { Rect } from '@pagewright/model/units';
import { type CSSProperties, type RefObject, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { applyCss } from '../text/text-dom.ts';
import type { Cell } from './cell-selection.ts';
import styles from './table.module.css';
import { cellElement, textHeight } from './table-places.ts';
import { type CellDraft, typeInCell } from './use-cell-draft.ts';

interface CellInputProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly frame: RefObject<HTMLElement | null>;
  readonly component: EditedAs<'table'>;
  readonly cell: Cell;
  /** Where the cell stands, px of the page. */
  readonly rect: Rect;
  readonly draft: CellDraft;
  /** Of the page: what its spelling is checked by. */
  readonly language: Language;
  readonly onBlur: () => void;
}

/**
 * The field that is typed in. It always has the focus, so that typing, also with an input method, starts the editing. Its
 * own text is not seen: the View draws what is typed, so nothing jumps.
 */
export function CellInput({ field, frame, component, cell, rect, draft, language, onBlur }: CellInputProps) {
  const { t } = useTranslation();
  useLayoutEffect(() => {
    const element = frame.current && cellElement(frame.current, component, cell.row, cell.column);
    if (element && frame.current && field.current) applyCss(field.current, lookOf(element, frame.current, rect));
  });
  useLayoutEffect(() => {
    if (!draft.isEditing) return;
    const end = field.current?.value.length ?? 0;
    field.current?.setSelectionRange(end, end);
  }, [draft.isEditing, field]);
  return (
    <textarea
      ref={field}
      className={styles.input}
      data-editing={draft.isEditing || undefined}
      aria-label={t('panels.table.cell', { row: cell.row + 1, column: cell.column + 1 })}
      value={draft.text}
      spellCheck
      lang={language}
      style={{ left: rect.x, width: rect.width }}
      onChange={({ target }) => typeInCell(draft, cell, target.value)}
      onPointerDown={(event) => draft.isEditing && event.stopPropagation()}
      onBlur={(event) => {
        const goes = event.relatedTarget;
        if (!(goes instanceof Element && goes.closest('[data-text-tools], [data-table-editor]'))) onBlur();
      }}
    />
  );
}

/** The looks of the drawn cell, and where its text begins. */
function lookOf(element: HTMLElement, frame: HTMLElement, rect: Rect): CSSProperties {
  const drawn = getComputedStyle(element);
  const scale = frame.getBoundingClientRect().width / frame.offsetWidth || 1;
  const line = Number.parseFloat(drawn.lineHeight);
  const text = Math.max(line, textHeight(element) / scale);
  return {
    top: rect.y + (rect.height - text) / 2,
    height: text + 4,
    paddingLeft: drawn.paddingLeft,
    paddingRight: drawn.paddingRight,
    fontFamily: drawn.fontFamily,
    fontSize: drawn.fontSize,
    fontWeight: drawn.fontWeight,
    lineHeight: drawn.lineHeight,
    textAlign: drawn.textAlign as 'left',
    textIndent: drawn.textIndent,
    caretColor: drawn.color,
  };
}
