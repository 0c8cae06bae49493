import { EditOutlined } from '@ant-design/icons';
import { behaviourOf } from '@pagewright/components/behaviours';
import { type Component, canRotate, type Page } from '@pagewright/components/models';
import { isEditedAs, isSizable } from '@pagewright/components/panels';
import { rectOf, rotationOf } from '@pagewright/components/rotation';
import type { Rect } from '@pagewright/model/units';
import { canHold } from '@pagewright/page/connection-points';
import { boundsOf } from '@pagewright/page/place';
import { HANDLES } from '@pagewright/page/resize';
import type { Guide } from '@pagewright/page/snapping';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { useEditor, useEditorState } from '../document/editor-context.ts';
import { ConnectionHandles, HeldEndMarks } from './ConnectionHandles.tsx';
import { DoubtMarks } from './DoubtMarks.tsx';
import { LineHandles } from './LineHandles.tsx';
import { PageGuides } from './PageGuides.tsx';
import type { ToolFeedback } from './pointer-tool.ts';
import styles from './stage.module.css';
import type { StageEngine } from './stage-engine.ts';

interface OverlayProps {
  /** As it is drawn, also in the middle of a drag. */
  readonly page: Page;
  readonly engine: StageEngine;
}

/** What shows above the page that something is selected. Lengths in px of the screen, whatever the zoom. */
export function Overlay({ page, engine }: OverlayProps) {
  const { feedback } = engine;
  const selected = useEditorState((state) => state.selected);
  const chosen = page.components.filter(({ id }) => selected.includes(id));
  return (
    <div className={styles.overlay} data-screen-sized="">
      <PageGuides page={page} engine={engine} />
      {page.components.map((component) => (component.visible ? <LineHit key={component.id} line={component} /> : null))}
      <DoubtMarks page={page} />
      {chosen.length > 0 && <Selection chosen={chosen} />}
      <Marquee feedback={feedback} />
      <Guides feedback={feedback} />
      <HeldEndMarks page={page} feedback={feedback} />
      <Told feedback={feedback} />
    </div>
  );
}

/** The frame around what is selected, with what it is taken hold of by. Follows what is being moved. */
function Selection({ chosen }: { chosen: readonly Component[] }) {
  const editing = useEditorState((state) => state.editing);
  const [only] = chosen.length === 1 ? chosen : [];
  const ends = only && behaviourOf(only).ends?.of(only);
  const bounds = only ? rectOf(only) : boundsOf(chosen);
  const sizable = chosen.some((one) => !one.locked && isSizable(one));
  return (
    <div className={styles.follows} data-follows="">
      {chosen.length > 1 &&
        chosen.map((one) => (
          <div key={one.id} className={styles.outline} style={turnedCss(rectOf(one), rotationOf(one))} />
        ))}
      {bounds && !editing && !ends && (
        <div
          className={styles.selection}
          style={selectionCss(bounds, only ? rotationOf(only) : 0)}
          data-testid="selection"
          data-locked={only?.locked}
        >
          {sizable && HANDLES.map((handle) => <span key={handle} data-handle={handle} className={styles.handle} />)}
          {chosen.some((one) => !one.locked && canRotate(one)) && (
            <span data-rotation="" className={styles.rotation} data-testid="rotation-handle" />
          )}
          {only && <EditButton component={only} />}
          {only && !only.locked && canHold(only) && <ConnectionHandles from={only} />}
        </div>
      )}
      {only && ends && !only.locked && <LineHandles line={only} ends={ends} />}
    </div>
  );
}

/** A selected unlocked chart shows a button for its dialog (spec §4). */
function EditButton({ component }: { component: Component }) {
  const { t } = useTranslation();
  const editor = useEditor();
  if (component.locked || !(isEditedAs('chart', component) || isEditedAs('diagram', component))) return null;
  return (
    <button type="button" className={styles.editButton} onClick={() => editor.edit(component.id)}>
      <EditOutlined /> {t('editor.editChart')}
    </button>
  );
}

interface FeedbackProps {
  readonly feedback: StoreApi<ToolFeedback>;
}

function Marquee({ feedback }: FeedbackProps) {
  const marquee = useStore(feedback, (state) => state.marquee);
  return marquee ? <div className={styles.marquee} style={boxCss(marquee)} data-testid="marquee" /> : null;
}

function Guides({ feedback }: FeedbackProps) {
  const guides = useStore(feedback, (state) => state.guides);
  return guides.map((guide) => (
    <div
      key={`${guide.kind} ${guide.axis} ${guide.at} ${guide.from}`}
      className={styles.guide}
      data-kind={guide.kind}
      data-runs={runsAlong(guide)}
      style={guideCss(guide)}
    >
      {guide.kind === 'gap' && <span className={styles.gap}>{Math.round(guide.to - guide.from)}</span>}
    </div>
  ));
}

/** The size or the turn that a drag comes to, beside the pointer. */
function Told({ feedback }: FeedbackProps) {
  const told = useStore(feedback, (state) => state.told);
  if (!told) return null;
  const { at, measure } = told;
  return (
    <span className={styles.told} style={{ left: at.x, top: at.y }} data-testid="measure" aria-hidden>
      {'size' in measure ? `${measure.size.width} × ${measure.size.height}` : `${measure.degrees}°`}
    </span>
  );
}

/** The axis along which a guide is drawn: edges run across theirs, gaps along it. */
function runsAlong({ kind, axis }: Guide): 'x' | 'y' {
  if (kind === 'gap') return axis;
  return axis === 'x' ? 'y' : 'x';
}

function guideCss(guide: Guide) {
  const { at, from, to } = guide;
  return runsAlong(guide) === 'y'
    ? { left: at, top: from, height: to - from }
    : { top: at, left: from, width: to - from };
}

/** Lines are thin: they are taken hold of within 20 px (spec §9). */
function LineHit({ line }: { line: Component }) {
  const track = behaviourOf(line).ends?.track(line);
  if (!track) return null;
  return (
    <svg className={styles.lineHit} aria-hidden>
      <path data-line-hit={line.id} d={track.data} />
    </svg>
  );
}

/**
 * With its size as numbers, by which the handles that have no room are left out.
 * @param degrees by which what is selected is turned, and its frame and handles with it
 */
function selectionCss(bounds: Rect, degrees: number): CSSProperties {
  return { ...turnedCss(bounds, degrees), '--wide': bounds.width, '--high': bounds.height } as CSSProperties;
}

function turnedCss(box: Rect, degrees: number): CSSProperties {
  return { ...boxCss(box), transform: degrees === 0 ? undefined : `rotate(${degrees}deg)` };
}

function boxCss({ x, y, width, height }: Rect) {
  return { left: x, top: y, width, height };
}
