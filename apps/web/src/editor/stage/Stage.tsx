import { fillCss } from '@pagewright/components/fill-css';
import type { Component } from '@pagewright/components/models';
import { editingWay } from '@pagewright/components/panels';
import type { ViewContext } from '@pagewright/components/views';
import type { Point, Size } from '@pagewright/model/units';
import { useFonts } from '@pagewright/render/fonts';
import { ComponentView } from '@pagewright/render/page-view';
import { type DragEvent, type MouseEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Camera, clampZoom, fitCamera, panBy, zoomAround } from '../../canvas/camera.ts';
import { type CameraController, createCameraController } from '../../canvas/camera-controller.ts';
import { shownPage, useEditor, useEditorState } from '../document/editor-context.ts';
import { InPlaceEditor, replacesView } from '../inline/InPlaceEditor.tsx';
import { carriesComponent, type InsertEntry, readDrag } from '../insert/insert-entries.ts';
import { pageColors } from '../panels/page-colors.ts';
import { Overlay } from './Overlay.tsx';
import { PointerTool, type PressTarget, type ToolFeedback } from './pointer-tool.ts';
import styles from './stage.module.css';

interface StageProps {
  readonly assets: (key: string) => string | undefined;
  /** An entry of the component panel was dropped, its middle at this point of the page. */
  readonly onDrop: (entry: InsertEntry, at: Point) => void;
  readonly onZoom: (zoom: number) => void;
  /** Given once, to fit and zoom from the toolbar. */
  readonly onReady: (controls: StageControls) => void;
}

export interface StageControls {
  fit(): void;
  zoomTo(zoom: number): void;
}

/** The page under the pointer: drawn by the one renderer, with what is needed for editing above it. */
export function Stage({ assets, onDrop, onZoom, onReady }: StageProps) {
  const { t } = useTranslation();
  const editor = useEditor();
  const { page } = useEditorState(shownPage);
  const editing = useEditorState((state) => state.editing);
  const viewport = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const camera = useStageCamera(viewport, world, page.size, onZoom, onReady);
  const [feedback, setFeedback] = useState<ToolFeedback>({ guides: [], marquee: undefined });
  const [tool] = useState(() => new PointerTool(editor, () => camera.current?.get().zoom ?? 1, setFeedback));
  const context = useMemo<ViewContext>(
    () => ({ language: page.language, assets, mode: 'view' }),
    [page.language, assets],
  );
  useFonts([page]);
  const swatches = useMemo(() => pageColors(page), [page]);

  const pointOf = (event: { clientX: number; clientY: number }): Point => {
    const box = world.current?.getBoundingClientRect();
    const zoom = camera.current?.get().zoom ?? 1;
    return { x: (event.clientX - (box?.left ?? 0)) / zoom, y: (event.clientY - (box?.top ?? 0)) / zoom };
  };
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || isTyping(event.target)) return;
    viewport.current?.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    tool.press(targetOf(event.target), pointOf(event), { shift: event.shiftKey, alt: event.altKey });
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (tool.isDown) tool.move(pointOf(event), { shift: event.shiftKey, alt: event.altKey });
  };
  const open = (event: MouseEvent) => {
    const target = targetOf(event.target);
    const id = target.on === 'component' ? target.id : editor.store.getState().selected[0];
    const component = page.components.find((one) => one.id === id);
    if (component && editingWay(component.type) !== 'none') editor.edit(id, { x: event.clientX, y: event.clientY });
  };
  const drop = (event: DragEvent) => {
    const entry = readDrag(event.dataTransfer);
    if (!entry) return;
    event.preventDefault();
    onDrop(entry, pointOf(event));
  };
  return (
    // One focusable widget with keys of its own, like a drawing board.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={viewport}
      className={styles.viewport}
      role="application"
      aria-label={t('editor.stage')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-testid="stage"
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={() => tool.release()}
      onPointerCancel={() => tool.cancel()}
      onDoubleClick={open}
      onDragOver={(event) => carriesComponent(event.dataTransfer) && event.preventDefault()}
      onDrop={drop}
    >
      <div ref={world} className={styles.world} style={page.size}>
        <div
          className={styles.paper}
          lang={page.language}
          style={{ ...page.size, background: fillCss(page.background) }}
          data-testid="editor-page"
        >
          {inLayers(page.components).map((component) =>
            component.id === editing?.id && replacesView(component) ? null : (
              <ComponentView key={component.id} component={component} context={context} />
            ),
          )}
        </div>
        <Overlay feedback={feedback} />
        {editing &&
          page.components
            .filter(({ id }) => id === editing.id)
            .map((component) => (
              <div
                key={component.id}
                data-in-place=""
                className={styles.inPlace}
                style={{ left: component.position.x, top: component.position.y, ...component.size }}
              >
                <InPlaceEditor
                  component={component}
                  context={context}
                  swatches={swatches}
                  maxWidth={page.size.width - component.position.x}
                  {...(editing.at ? { at: editing.at } : {})}
                  onPatch={(change, gesture) => editor.patch([{ ...change, id: component.id }], { gesture })}
                  onFinish={() => editor.edit(undefined)}
                />
              </div>
            ))}
      </div>
    </div>
  );
}

function inLayers(components: readonly Component[]): Component[] {
  return components.filter(({ visible }) => visible).sort((a, b) => a.zIndex - b.zIndex);
}

/** What the pointer is on, by what the drawing has written onto its elements. */
function targetOf(target: EventTarget): PressTarget {
  const element = target instanceof Element ? target : undefined;
  const handle = element?.closest<HTMLElement>('[data-handle]')?.dataset.handle;
  if (handle) return { on: 'handle', handle: handle as Extract<PressTarget, { on: 'handle' }>['handle'] };
  const end = element?.closest<HTMLElement>('[data-line-end]')?.dataset;
  if (end?.lineEnd && end.line) return { on: 'line-end', id: end.line, end: end.lineEnd as 'startPoint' | 'endPoint' };
  const id = element?.closest<HTMLElement>('[data-component-id], [data-line-hit]')?.dataset;
  const found = id?.componentId ?? id?.lineHit;
  return found ? { on: 'component', id: found } : { on: 'page' };
}

function isTyping(target: EventTarget): boolean {
  return (
    target instanceof Element && target.closest('[data-in-place], button, input, [contenteditable="true"]') !== null
  );
}

/** The camera of the stage: wheel pans, with Ctrl/Cmd/Alt it zooms around the pointer; the page fits at first. */
function useStageCamera(
  viewport: React.RefObject<HTMLDivElement | null>,
  world: React.RefObject<HTMLDivElement | null>,
  size: Size,
  onZoom: (zoom: number) => void,
  onReady: (controls: StageControls) => void,
) {
  const camera = useRef<CameraController>(undefined);
  const { width, height } = size;
  useEffect(() => {
    const frame = viewport.current;
    const element = world.current;
    if (!frame || !element) return undefined;
    let touched = false;
    const show = (now: Camera) => {
      element.style.setProperty('--zoom', String(now.zoom));
      onZoom(now.zoom);
    };
    const controller = createCameraController(element, { onMove: show, onSettle: show });
    camera.current = controller;
    const fitted = () => fitCamera({ x: 0, y: 0, width, height }, controller.viewport());
    const measure = () => {
      controller.resize({ width: Math.max(1, frame.clientWidth), height: Math.max(1, frame.clientHeight) });
      if (!touched) controller.set(fitted());
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      touched = true;
      const now = controller.get();
      if (event.ctrlKey || event.metaKey || event.altKey) {
        const box = frame.getBoundingClientRect();
        const at = { x: event.clientX - box.left, y: event.clientY - box.top };
        controller.set(zoomAround(now, at, Math.exp(-event.deltaY * 0.002)));
      } else if (event.shiftKey) {
        controller.set(panBy(now, -event.deltaY - event.deltaX, 0));
      } else {
        controller.set(panBy(now, -event.deltaX, -event.deltaY));
      }
    };
    frame.addEventListener('wheel', wheel, { passive: false });
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    measure();
    onReady({
      fit() {
        touched = false;
        controller.animateTo(fitted());
      },
      zoomTo(zoom) {
        touched = true;
        const now = controller.get();
        const middle = { x: controller.viewport().width / 2, y: controller.viewport().height / 2 };
        controller.animateTo(zoomAround(now, middle, clampZoom(zoom) / now.zoom));
      },
    });
    return () => {
      observer.disconnect();
      frame.removeEventListener('wheel', wheel);
      controller.dispose();
    };
  }, [viewport, world, width, height, onZoom, onReady]);
  return camera;
}
