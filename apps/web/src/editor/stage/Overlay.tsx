import { EditOutlined } from '@ant-design/icons';
import type { Component } from '@pagewright/components/models';
import { editingWay, isSizable } from '@pagewright/components/panels';
import type { Rect } from '@pagewright/model/units';
import { boundsOf } from '@pagewright/page/place';
import { HANDLES } from '@pagewright/page/resize';
import { useTranslation } from 'react-i18next';
import { shownPage, useEditor, useEditorState } from '../document/editor-context.ts';
import { LineHandles } from './LineHandles.tsx';
import type { ToolFeedback } from './pointer-tool.ts';
import styles from './stage.module.css';

/** What shows above the page that something is selected. Lengths in px of the screen, whatever the zoom. */
export function Overlay({ feedback }: { feedback: ToolFeedback }) {
  const { page } = useEditorState(shownPage);
  const selected = useEditorState((state) => state.selected);
  const editing = useEditorState((state) => state.editing);
  const chosen = page.components.filter(({ id }) => selected.includes(id));
  const [only] = chosen.length === 1 ? chosen : [];
  const bounds = boundsOf(chosen);
  const sizable = chosen.some(({ type, locked }) => !locked && isSizable(type));
  return (
    <div className={styles.overlay}>
      {page.components.map((component) =>
        component.type === 'line' && component.visible ? <LineHit key={component.id} line={component} /> : null,
      )}
      {chosen.length > 1 &&
        chosen.map((one) => (
          <div key={one.id} className={styles.outline} style={boxCss({ ...one.position, ...one.size })} />
        ))}
      {bounds && !editing && only?.type !== 'line' && (
        <div className={styles.selection} style={boxCss(bounds)} data-testid="selection" data-locked={only?.locked}>
          {sizable && HANDLES.map((handle) => <span key={handle} data-handle={handle} className={styles.handle} />)}
          {only && <EditButton component={only} />}
        </div>
      )}
      {only?.type === 'line' && !only.locked && <LineHandles line={only} />}
      {feedback.marquee && <div className={styles.marquee} style={boxCss(feedback.marquee)} />}
      {feedback.guides.map(({ axis, at, from, to }) => (
        <div
          key={`${axis}-${at}`}
          className={styles.guide}
          data-axis={axis}
          style={axis === 'x' ? { left: at, top: from, height: to - from } : { top: at, left: from, width: to - from }}
        />
      ))}
    </div>
  );
}

/** A selected unlocked chart shows a button for its dialog (spec §4). */
function EditButton({ component }: { component: Component }) {
  const { t } = useTranslation();
  const editor = useEditor();
  if (component.locked || editingWay(component.type) !== 'chart') return null;
  return (
    <button type="button" className={styles.editButton} onClick={() => editor.edit(component.id)}>
      <EditOutlined /> {t('editor.editChart')}
    </button>
  );
}

/** Lines are thin: they are taken hold of within 20 px (spec §9). */
function LineHit({ line }: { line: Component }) {
  if (line.type !== 'line') return null;
  const { startPoint, endPoint } = line.props;
  return (
    <svg className={styles.lineHit} aria-hidden>
      <line data-line-hit={line.id} x1={startPoint.x} y1={startPoint.y} x2={endPoint.x} y2={endPoint.y} />
    </svg>
  );
}

function boxCss({ x, y, width, height }: Rect) {
  return { left: x, top: y, width, height };
}
