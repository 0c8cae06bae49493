import { EyeInvisibleOutlined } from '@ant-design/icons';
import { behaviourOf } from '@pagewright/components/behaviours';
import { fillCss } from '@pagewright/components/fill-css';
import type { Component, Page } from '@pagewright/components/models';
import { editingWay, isEditedAs } from '@pagewright/components/panels';
import { middleOf, rectOf, rotationOf } from '@pagewright/components/rotation';
import type { ViewContext } from '@pagewright/components/views';
import type { Rect } from '@pagewright/model/units';
import { withFrame } from '@pagewright/page/with-frame';
import { useFonts } from '@pagewright/render/fonts';
import { ComponentView } from '@pagewright/render/page-view';
import { type CSSProperties, memo, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { notify } from '../../app/toasts/notify.ts';
import { PageSketch } from '../../features/pages/PageSketch.tsx';
import type { Editing, EditorPage } from '../document/editor.ts';
import { useEditor, useEditorState } from '../document/editor-context.ts';
import { usePageFrame } from '../document/framed-pages.ts';
import { InPlaceEditor, replacesView } from '../inline/InPlaceEditor.tsx';
import { AwaitedWords } from '../inline/table/AwaitedWords.tsx';
import { useTypedFonts } from '../inline/use-typed-fonts.ts';
import { pageColors } from '../panels/page-colors.ts';
import { Overlay } from './Overlay.tsx';
import styles from './stage.module.css';
import type { StageEngine } from './stage-engine.ts';
import { useTypedPage } from './use-typed-page.ts';

type Assets = (key: string) => string | undefined;

export interface StagePageProps {
  readonly index: number;
  readonly opened: EditorPage;
  /** px of the world. */
  readonly place: Rect;
  /** Whether it is the page that is edited. */
  readonly shown: boolean;
  /** Whether it says which page it is. */
  readonly labelled: boolean;
  readonly engine: StageEngine;
  readonly assets: Assets;
}

/** A page in its place on the stage; the one that is edited with what is needed for that above it. */
export const StagePage = memo(function StagePage(props: StagePageProps) {
  const { index, opened, place, shown, labelled, engine, assets } = props;
  const { mounts } = engine;
  const { t } = useTranslation();
  const near = useSyncExternalStore(
    useMemo(() => (listener: () => void) => mounts.subscribe(index, listener), [mounts, index]),
    () => mounts.isMounted(index),
  );
  return (
    <section
      className={styles.page}
      data-stage-page={opened.id}
      data-shown={shown || undefined}
      data-hidden={opened.hidden || undefined}
      aria-label={t('editor.onPage', { number: opened.pageNumber })}
      style={{ left: place.x, top: place.y, width: place.width, height: place.height }}
    >
      {labelled && (
        <span className={styles.label} data-screen-sized="" aria-hidden>
          {opened.pageNumber}
          {opened.hidden && <EyeInvisibleOutlined />}
        </span>
      )}
      {shown && <EditedPage id={opened.id} page={opened.page} assets={assets} engine={engine} framed={labelled} />}
      {!shown && near && <Paper page={opened.page} components={opened.page.components} assets={assets} />}
      {!shown && !near && (
        <div className={styles.paper}>
          <PageSketch page={opened.page} />
        </div>
      )}
    </section>
  );
});

interface EditedPageProps {
  readonly id: number;
  readonly page: Page;
  readonly assets: Assets;
  readonly engine: StageEngine;
  readonly framed: boolean;
}

function EditedPage({ id, page, assets, engine, framed }: EditedPageProps) {
  const editor = useEditor();
  const editing = useEditorState((state) => state.editing);
  const preview = useStore(engine.feedback, (state) => state.preview);
  const frame = usePageFrame(id);
  const typed = useTypedPage(id, page);
  const drawn = preview ? withFrame(preview, frame) : typed;
  const edited = editing && typed.components.find(({ id }) => id === editing.id);
  const clicked = useEditorState(({ selected, clicked: last }) =>
    selected.length === 1 && selected[0] === last?.id ? last : undefined,
  );
  const waiting =
    clicked && !editing ? typed.components.find((one) => one.id === clicked.id && !one.locked) : undefined;
  const components = edited
    ? drawn.components.flatMap((one) => (one === edited && !editing?.as ? besideEditor(one) : [one]))
    : drawn.components;
  return (
    <>
      <Paper page={drawn} components={components} assets={assets} edited framed={framed} />
      <Overlay page={drawn} engine={engine} />
      {waiting && isEditedAs('table', waiting) && clicked && (
        <AwaitedWords
          key={waiting.id}
          table={waiting}
          within={clicked.within}
          onWritten={(written) => editor.edit(waiting.id, { within: clicked.within, written })}
        />
      )}
      {edited && <InPlace page={page} component={edited} assets={assets} editing={editing} />}
    </>
  );
}

/** What is drawn of a component while it is edited in place. */
function besideEditor(component: Component): Component[] {
  if (!replacesView(component)) return [component];
  const { textPart } = behaviourOf(component);
  return textPart ? [textPart(component).ground] : [];
}

interface PaperProps {
  readonly page: Page;
  readonly components: readonly Component[];
  readonly assets: Assets;
  readonly edited?: boolean;
  /** Stands out among other pages. */
  readonly framed?: boolean;
}

/** Draws what PageView draws, but tells its components apart while one of them is edited in place. */
function Paper({ page, components, assets, edited = false, framed = false }: PaperProps) {
  useFonts([page]);
  const context = useViewContext(page, assets);
  return (
    <div
      className={styles.paper}
      lang={page.language}
      style={{ background: fillCss(page.background) }}
      data-framed={framed || undefined}
      data-testid={edited ? 'editor-page' : undefined}
    >
      {inLayers(components).map((component) => (
        <ComponentView key={component.id} component={component} context={context} />
      ))}
    </div>
  );
}

interface InPlaceProps {
  readonly page: Page;
  readonly component: Component;
  readonly assets: Assets;
  readonly editing: Editing;
}

function InPlace({ page, component, assets, editing: { at, within, written, begun, as } }: InPlaceProps) {
  const editor = useEditor();
  const context = useViewContext(page, assets);
  const swatches = useMemo(() => pageColors(page), [page]);
  const edited = behaviourOf(component).textPart?.(component).text ?? component;
  const { id, position, size } = edited;
  const pageId = useEditorState((state) => state.pageId);
  const frame = usePageFrame(pageId);
  const box = useTypedFonts(page);
  return (
    <div
      ref={box}
      data-in-place=""
      data-screen-sized=""
      className={styles.inPlace}
      style={{ left: position.x, top: position.y, ...size, ...turnOf(component, edited) }}
      // The browser's own menu has the words that it would write for a misspelt one.
      onContextMenu={(event) => isTypedIn(event.target) && event.stopPropagation()}
    >
      <InPlaceEditor
        component={edited}
        context={context}
        frame={frame}
        swatches={swatches}
        maxWidth={page.size.width - position.x}
        {...(at ? { at } : {})}
        within={within}
        written={written}
        begun={begun}
        as={as}
        // A picture may arrive when another page is shown.
        onPatch={(change, gesture) => editor.patch([{ ...change, id }], { gesture: gesture ?? begun, pageId })}
        onCancel={(gesture) => editor.cancel(gesture)}
        onFinish={() => editor.edit(undefined)}
        onProperties={() => editor.edit(id, { as: 'properties' })}
        onStep={(direction) => void editor[direction]().catch(notify.error)}
        onTyping={(change) => editor.typing.set(change && { pageId, patch: { ...change, id } })}
      />
    </div>
  );
}

function isTypedIn(target: EventTarget): boolean {
  return target instanceof Element && target.closest('textarea, input, [contenteditable="true"]') !== null;
}

/**
 * What is edited in place is turned as it is seen, a part of a component about the middle of the whole. Tables and code
 * stand upright meanwhile: their columns are dragged and their carets placed by where they are on the screen.
 */
function turnOf(component: Component, part: Component): CSSProperties {
  const degrees = editingWay(component.type) === 'text' ? rotationOf(component) : 0;
  if (degrees === 0) return {};
  const middle = middleOf(rectOf(component));
  const origin = `${middle.x - part.position.x}px ${middle.y - part.position.y}px`;
  return { transform: `rotate(${degrees}deg)`, transformOrigin: origin };
}

function useViewContext({ language }: Page, assets: Assets): ViewContext {
  return useMemo(() => ({ language, assets, mode: 'view', isEdited: true }), [language, assets]);
}

function inLayers(components: readonly Component[]): Component[] {
  return components.filter(({ visible }) => visible).sort((a, b) => a.zIndex - b.zIndex);
}
