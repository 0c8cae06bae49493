import { DeleteOutlined } from '@ant-design/icons';
import { behaviourOf, type Ends } from '@pagewright/components/behaviours';
import type { Component } from '@pagewright/components/models';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../document/editor-context.ts';
import styles from './stage.module.css';

/** px of the delete button off the line's middle (spec §9). */
const DELETE_OFFSET = 15;

/** The two ends of a selected line, and the button that deletes it (spec §4). */
export function LineHandles({ line, ends }: { readonly line: Component; readonly ends: Ends }) {
  const { t } = useTranslation();
  const editor = useEditor();
  const { track } = behaviourOf(line).ends ?? {};
  const middle = track?.(line).middle ?? ends.startPoint;
  return (
    <>
      {(['startPoint', 'endPoint'] as const).map((end) => (
        <span
          key={end}
          data-line-end={end}
          data-line={line.id}
          className={styles.lineEnd}
          style={{ left: ends[end].x, top: ends[end].y }}
        />
      ))}
      <button
        type="button"
        className={styles.deleteLine}
        style={{ left: middle.x, top: `calc(${middle.y}px - ${DELETE_OFFSET}px / var(--zoom))` }}
        aria-label={t('editor.action.delete')}
        onClick={() => editor.remove([line.id])}
      >
        <DeleteOutlined />
      </button>
    </>
  );
}
