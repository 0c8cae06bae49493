import type { Point } from '@pagewright/model/units';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useCoarseZoom } from '../data-flow/use-coarse-zoom.ts';
import { useEditor, useEditorState } from '../document/editor-context.ts';
import type { StageCamera } from '../stage/stage-camera.ts';
import type { PlacedPage } from '../stage/stage-layout.ts';
import styles from './draw.module.css';
import { type DrawnPath, shapeOfPath } from './drawn-path.ts';
import { PathDraft } from './path-draft.ts';

interface PathLayerProps {
  readonly placed: readonly PlacedPage[];
  readonly camera: StageCamera;
  readonly onEnd: () => void;
}

/** Lies on the page that is edited while a path is drawn on it. */
export function PathLayer({ placed, camera, onEnd }: PathLayerProps) {
  const editor = useEditor();
  const pageId = useEditorState((state) => state.pageId);
  const place = placed.find(({ opened }) => opened.id === pageId)?.place;
  const layer = useRef<HTMLDivElement>(null);
  useCoarseZoom(layer, camera);
  const end = (path: DrawnPath) => {
    const made = shapeOfPath(path);
    if (made) editor.insert([made]);
    onEnd();
  };
  const [draft] = useState(() => new PathDraft(end));
  const { points, next } = useStore(draft.store);
  useDraftKeys(draft, onEnd);
  if (!place) return null;
  const zoom = () => camera.controller.get().zoom;
  const pointOf = (event: PointerEvent): Point => {
    const { x, y } = camera.worldPoint(event);
    return { x: within(x - place.x, place.width), y: within(y - place.y, place.height) };
  };
  const [first] = points;
  return (
    <div
      ref={layer}
      className={styles.layer}
      style={{ left: place.x, top: place.y, width: place.width, height: place.height }}
      role="presentation"
      data-in-place=""
      data-testid="path-layer"
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        camera.locate();
        draft.press(pointOf(event));
      }}
      onPointerMove={(event) => draft.move(pointOf(event), zoom())}
      onPointerUp={(event) => draft.release(pointOf(event), zoom())}
      onDoubleClick={(event) => {
        event.stopPropagation();
        draft.finish();
      }}
    >
      <svg width={place.width} height={place.height} aria-hidden>
        <polyline points={[...points, ...(next ? [next] : [])].map(({ x, y }) => `${x},${y}`).join(' ')} />
        {first && <circle cx={first.x} cy={first.y} />}
      </svg>
    </div>
  );
}

/** Says what to do, with buttons for who has no keys. */
export function DrawBar({ onEnd }: { onEnd: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.bar}>
      <output>{t('editor.drawHint')}</output>
      <button type="button" onClick={onEnd}>
        {t('editor.cancel')}
      </button>
    </div>
  );
}

/** Enter ends the path, Backspace takes its last corner back, Escape gives it up. */
function useDraftKeys(draft: PathDraft, onEnd: () => void): void {
  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      Enter: () => draft.finish(),
      Escape: onEnd,
      Backspace: () => draft.back(),
    };
    const press = (event: KeyboardEvent) => {
      const run = keys[event.key];
      if (!run || (event.target instanceof Element && event.target.closest('button, input, [contenteditable="true"]')))
        return;
      event.preventDefault();
      event.stopPropagation();
      run();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [draft, onEnd]);
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}
