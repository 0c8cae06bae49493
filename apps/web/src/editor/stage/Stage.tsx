import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component } from '@pagewright/components/models';
import { editingWay, type InsertEntry } from '@pagewright/components/panels';
import type { LibraryPicture } from '@pagewright/contract/images';
import type { Point } from '@pagewright/model/units';
import { type DragEvent, type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useGridRoom } from '../../canvas/use-grid-room.ts';
import { carriesPicture, readPictureDrag } from '../dialogs/library/library-drag.ts';
import { useEditor, useEditorState } from '../document/editor-context.ts';
import { useFramedPages } from '../document/framed-pages.ts';
import { carriesComponent, readDrag } from '../insert/insert-entries.ts';
import { pictureUnder } from '../insert/picture-under.ts';
import { type Pointed, startTextBox, startTextOn } from '../insert/text-box.ts';
import { componentsUnder, pageUnder, targetOf } from './press-target.ts';
import { ReplacedPicture } from './ReplacedPicture.tsx';
import { Rulers } from './Rulers.tsx';
import { RULER } from './ruler-ticks.ts';
import { StagePage } from './StagePage.tsx';
import styles from './stage.module.css';
import { stageAids } from './stage-aids.ts';
import type { StageCamera, StageControls } from './stage-camera.ts';
import { StageEngine } from './stage-engine.ts';
import { type PlacedPage, type StageView, usePlacedPages } from './stage-layout.ts';
import { useReplacedPicture } from './use-replaced-picture.ts';

interface StageProps {
  readonly view: StageView;
  readonly assets: (key: string) => string | undefined;
  /** An entry of the component panel was dropped, its middle at this point of the page. */
  readonly onDrop: (entry: InsertEntry, at: Point) => void;
  /** Files were dropped there. @param onto id of the picture that lies there and gives way */
  readonly onFiles: (files: readonly File[], at: Point, onto?: string) => void;
  /** A picture of the library. @param onto as above */
  readonly onPicture?: (picture: LibraryPicture, at: Point, onto?: string) => void;
  /** Given once, to fit and zoom from elsewhere. */
  readonly onReady: (controls: StageControls, pointed: () => Pointed | undefined) => void;
  /** What is drawn above the pages, in px of the world. */
  readonly above?: ((placed: readonly PlacedPage[], camera: StageCamera) => ReactNode) | undefined;
}

/** The pages under the pointer: drawn by the one renderer, the shown one with what is needed for editing above it. */
export function Stage({ view, assets, onDrop, onFiles, onPicture, onReady, above }: StageProps) {
  const { t } = useTranslation();
  const editor = useEditor();
  const pages = useFramedPages();
  const pageId = useEditorState((state) => state.pageId);
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<StageEngine>();
  const [room, setRoom] = useGridRoom();
  const placed = usePlacedPages(pages, pageId, view, room);
  const shown = placed.find(({ opened }) => opened.id === pageId);
  const brush = useStore(editor.brush);
  const rulers = useStore(stageAids, (aids) => aids.rulers);
  const { replaced, follow, leave, forget } = useReplacedPicture(editor);

  useEffect(() => {
    if (!frame.current || !world.current) return undefined;
    const created = new StageEngine(frame.current, world.current, editor, setRoom);
    setEngine(created);
    onReady(created.camera, () => created.pointed());
    return () => created.dispose();
  }, [editor, onReady, setRoom]);
  // The rulers first: the pages are fitted beside them.
  useLayoutEffect(() => engine?.camera.setCovered(rulers ? RULER : 0), [engine, rulers]);
  useLayoutEffect(() => engine?.setPages(placed, view));

  const dragOver = (event: DragEvent) => {
    if (!isDroppable(event.dataTransfer)) return;
    event.preventDefault();
    follow(event);
  };
  const drop = (event: DragEvent) => {
    forget();
    const entry = readDrag(event.dataTransfer);
    const picture = readPictureDrag(event.dataTransfer);
    const files = [...event.dataTransfer.files];
    if (!engine || (!entry && !picture && files.length === 0)) return;
    event.preventDefault();
    const { width, height } = editor.page().size;
    const at = engine.pagePoint(event) ?? { x: width / 2, y: height / 2 };
    const onto = pictureUnder(editor.page(), {
      ctrlKey: event.ctrlKey,
      metaKey: event.metaKey,
      under: componentsUnder(event),
    });
    if (entry) onDrop(entry, at);
    else if (picture) onPicture?.(picture, at, onto);
    else onFiles(files, at, onto);
  };
  const startAt = ({ clientX, clientY }: MouseEvent) => {
    // Between pages people look at what flows.
    const at =
      view === 'flow'
        ? undefined
        : engine?.pagePoint({ clientX, clientY, target: document.elementFromPoint(clientX, clientY) });
    if (at) startTextBox(editor, at);
  };
  /** What has no editor of its own: who looks for it in a group has found it, words on it are the next step. */
  const openPlain = (component: Component) => {
    const entered = engine?.hasEntered(component) === true;
    if (entered) editor.selectInGroup(component.id);
    if (behaviourOf(component).role === 'shape') startTextOn(editor, component, !entered);
  };
  const open = (event: MouseEvent) => {
    // The stage has captured the pointer, so the event itself names the stage.
    const under = document.elementFromPoint(event.clientX, event.clientY);
    if (pageUnder(under) === undefined) return engine?.camera.fit();
    const target = engine?.meantBy(under) ?? targetOf(under);
    if (target.on === 'page') return startAt(event);
    const id = target.on === 'component' ? target.id : editor.store.getState().selected[0];
    const component = editor.page().components.find((one) => one.id === id);
    const way = component && editingWay(component.type);
    if (way && way !== 'none') editor.edit(id, { at: { x: event.clientX, y: event.clientY } });
    else if (component && !component.locked) openPlain(component);
  };
  return (
    // One focusable widget with keys of its own, like a drawing board.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={frame}
      className={styles.viewport}
      role="application"
      aria-label={t('editor.stage')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-testid="stage"
      data-view={view}
      data-brush={brush ? '' : undefined}
      onDoubleClick={open}
      onDragOver={dragOver}
      onDragLeave={leave}
      onDrop={drop}
    >
      <div ref={world} className={styles.world} style={worldSize(placed)}>
        {engine &&
          placed.map((one) => (
            <StagePage
              key={one.opened.id}
              {...one}
              assets={assets}
              engine={engine}
              shown={one.opened.id === pageId}
              labelled={view !== 'page'}
            />
          ))}
        {engine && above?.(placed, engine.camera)}
        {engine && replaced && <ReplacedPicture {...{ replaced, placed }} camera={engine.camera} />}
      </div>
      {engine && rulers && shown && <Rulers engine={engine} place={shown.place} />}
    </div>
  );
}

function isDroppable(data: DataTransfer): boolean {
  return carriesComponent(data) || carriesPicture(data) || data.types.includes('Files');
}

/** A world of no size of its own makes Chromium lay out its layers slower in every frame of a zoom. */
function worldSize(placed: readonly PlacedPage[]) {
  return {
    width: Math.max(1, ...placed.map(({ place }) => place.x + place.width)),
    height: Math.max(1, ...placed.map(({ place }) => place.y + place.height)),
  };
}
