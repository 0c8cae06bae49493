import type { Component } from '@pagewright/components/models';
import type { InsertEntry } from '@pagewright/components/panels';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useArrangedNarrow } from '../../app/kit/arranged-narrow.ts';
import { isNowhere } from '../../app/layouts/screen-focus.ts';
import { notify } from '../../app/toasts/notify.ts';
import { KeptProposal } from '../../features/assistant/KeptProposal.tsx';
import { anchorOn } from '../../features/comments/anchors.ts';
import { beginAt } from '../../features/comments/comments-context.ts';
import { useCommentsStore } from '../../features/comments/OwnComments.tsx';
import { beginPlacing } from '../../features/comments/use-comment-keys.ts';
import { ComparisonPlace } from '../../features/comparison/ComparisonPlace.tsx';
import { useFocusAfterComparing } from '../../features/comparison/use-focus-after-comparing.ts';
import { usePageAssets } from '../../features/pages/page-assets.ts';
import { copiedInto } from '../../features/pictures/library-queries.ts';
import type { Action, ActionContext, DocumentDialogName } from '../actions/action.ts';
import { selectedOf } from '../actions/selected.ts';
import { Clipboard } from '../clipboard/clipboard.ts';
import { FlowLayer } from '../data-flow/FlowLayer.tsx';
import { isFlowShown, rememberFlowShown } from '../data-flow/flow-memory.ts';
import { PictureFault } from '../dialogs/image/picture-fault.ts';
import { withPicturesToCome } from '../dialogs/library/bring-pictures.ts';
import { useDroppedPicture } from '../dialogs/library/use-dropped-picture.ts';
import { useEditor } from '../document/editor-context.ts';
import { EditorServicesContext } from '../document/editor-services.ts';
import { fittingSize } from '../document/fitting-size.ts';
import { linkPages } from '../document/link-pages.ts';
import { middleOf } from '../document/middle-of.ts';
import { DrawBar, PathLayer } from '../draw/PathLayer.tsx';
import { useFilling } from '../fill/use-filling.ts';
import { inFreePlace } from '../insert/free-place.ts';
import { newComponent } from '../insert/insert-entries.ts';
import { useInsertPictures } from '../insert/insert-pictures.ts';
import { inFontsOf } from '../insert/page-font.ts';
import { inColorsOf, readableOn } from '../insert/readable-colors.ts';
import { type Pointed, startText } from '../insert/text-box.ts';
import { LinkDialog } from '../links/LinkDialog.tsx';
import { LinkHint } from '../links/LinkHint.tsx';
import { useStoredOwnKeys } from '../shortcuts/use-stored-own-keys.ts';
import { playPage } from '../stage/play-page.ts';
import { Stage } from '../stage/Stage.tsx';
import { useStoredStageAids } from '../stage/stage-aids.ts';
import type { StageCamera, StageControls } from '../stage/stage-camera.ts';
import type { PlacedPage, StageView } from '../stage/stage-layout.ts';
import { animationOpen } from './animation/animation-open.ts';
import { EditorAgain, type WantedAgain } from './assistant/EditorAgain.tsx';
import { CommentLayer } from './CommentLayer.tsx';
import { ConflictBar } from './ConflictBar.tsx';
import { ContextMenu } from './ContextMenu.tsx';
import { DocumentDialogs } from './DocumentDialogs.tsx';
import { DocumentExportDialog } from './DocumentExportDialog.tsx';
import { EditorComments, EditorCommentsFrame } from './EditorComments.tsx';
import { EditorHeading } from './EditorHeading.tsx';
import styles from './editor-screen.module.css';
import { type AskedSearch, FindBar } from './FindBar.tsx';
import { GoneBar } from './GoneBar.tsx';
import { NotesBar } from './NotesBar.tsx';
import { catchUp, type OpenDocument } from './open-document.ts';
// What is opened to type in it is here at once: until it came, what is typed would be taken for shortcuts.
import { CommandPalette } from './palette/CommandPalette.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { type AskedPanel, LeftPanel, PanelSheets, RightPanel, useShownTabs } from './SidePanels.tsx';
import { ShortcutSheet } from './shortcuts/ShortcutSheet.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useDocumentExport } from './use-document-export.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useEditorServices } from './use-editor-services.ts';
import { useFocusAfterEditing } from './use-focus-after-editing.ts';
import { usePageSteps } from './use-page-steps.ts';
import { usePresent } from './use-present.ts';

const PageOverview = lazy(async () => ({ default: (await import('./overview/PageOverview.tsx')).PageOverview }));

interface WorkbenchProps {
  readonly opened: OpenDocument;
  /** Back to where the editor was opened from. */
  readonly onLeave: () => void;
  readonly startView: StageView;
}

/** Toolbar, what can be put in on the left, the page, and what can be changed on the right. */
export function Workbench({ opened, onLeave, startView }: WorkbenchProps) {
  const { t } = useTranslation();
  const editor = useEditor();
  const assets = usePageAssets(opened.projectId);
  const narrow = useArrangedNarrow();
  const [view, setView] = useFlowView(opened.projectId, startView);
  const [controls, setControls] = useState<StageControls>();
  const pointed = useRef<() => Pointed | undefined>(() => undefined);
  const ready = useCallback((given: StageControls, at: () => Pointed | undefined) => {
    setControls(given);
    pointed.current = at;
  }, []);
  const [clipboard] = useState(() => new Clipboard(opened.projectId));
  const [finding, setFinding] = useState<AskedSearch>();
  const [commanding, setCommanding] = useState(false);
  const [drawing, setDrawing] = useState(false);
  const [askingKeys, setAskingKeys] = useState(false);
  const [panels, setPanels] = useState(true);
  const [notes, setNotes] = useState(false);
  const [overview, setOverview] = useState(false);
  const [asked, setAsked] = useState<AskedPanel>();
  const [again, setAgain] = useState<WantedAgain>();
  const [linking, setLinking] = useState<readonly Component[]>();
  const beside = panels && !narrow && !overview;
  const ui = useCommentsStore(opened.projectId);
  const commenting = useStore(ui, ({ open }) => open) && !overview;
  const filling = useFilling(editor);
  const present = usePresent(opened);
  const [choosing, setChoosing] = useState(false);
  const [dialog, setDialog] = useState<DocumentDialogName>();
  const [looking, setLooking] = useState(false);
  const exporting = useDocumentExport(opened, () => setChoosing(true));
  const latestExport = useRef(exporting);
  useEffect(() => {
    latestExport.current = exporting;
  });
  const pageSteps = usePageSteps(opened);
  const showPanel = useCallback(
    (panel: AskedPanel['panel']) => {
      ui.setState({ open: false, placing: false });
      setPanels(true);
      setAsked({ panel });
    },
    [ui],
  );
  const actions = useMemo<ActionContext>(
    () => ({
      editor,
      clipboard,
      view: overview ? undefined : controls,
      // What is found is shown on its page.
      find: (as) => {
        setOverview(false);
        setFinding({ as });
      },
      commands: () => setCommanding(true),
      shortcuts: () => setAskingKeys(true),
      present,
      notes: overview ? undefined : () => setNotes((shown) => !shown),
      overview: () => {
        editor.select([]);
        setOverview((shown) => !shown);
      },
      startText: overview ? undefined : () => startText(editor, pointed.current(), controls?.inView()),
      drawPath:
        overview || view === 'flow'
          ? undefined
          : () => {
              editor.select([]);
              controls?.focus();
              setDrawing(true);
            },
      comments: overview
        ? undefined
        : {
            toggle: () => ui.setState(({ open }) => ({ open: !open, placing: false })),
            begin: () => {
              // Of several, as of a group, it hangs on the first: whoever has chosen need not be asked for a place.
              const [object] = selectedOf({ editor });
              if (!object) return beginPlacing(ui);
              beginAt(ui, String(editor.store.getState().pageId), anchorOn(editor.page(), object));
            },
          },
      animation: overview
        ? undefined
        : {
            open: () => {
              showPanel('properties');
              animationOpen.setState(true, true);
            },
            play: () => playPage(editor.page()),
          },
      again: (objectId) => setAgain({ pageId: editor.store.getState().pageId, objectId }),
      assistant: overview ? undefined : () => showPanel('assistant'),
      pages: overview ? undefined : pageSteps,
      document: {
        open: (name) => {
          // What is kept as a version, or brought back, is the document on the server.
          if (name === 'versions') void opened.autosave.flush().finally(() => setDialog(name));
          else setDialog(name);
        },
        panel: (panel) => {
          setOverview(false);
          showPanel(panel);
        },
        look: () => setLooking(true),
        flow: () => {
          setOverview(false);
          setView(view === 'flow' ? 'all' : 'flow');
        },
        exporting: () => latestExport.current,
      },
      link: overview ? undefined : () => setLinking(selectedOf({ editor }).filter(({ locked }) => !locked)),
      togglePanels: narrow || overview ? undefined : () => setPanels((shown) => !shown),
      bringPictures: (sourceProjectId, components) =>
        withPicturesToCome(components, {
          editor,
          copied:
            sourceProjectId === undefined
              ? undefined
              : (picture) => copiedInto(opened.projectId, { ...picture, sourceProjectId }),
          onError: (error) =>
            error instanceof PictureFault ? notify.warning(t(`panels.image.${error.code}`)) : notify.error(error),
        }),
      catchUp: () => void catchUp(opened).catch(notify.error),
      onError: (error) => notify.error(error),
      filling,
    }),
    [
      editor,
      clipboard,
      controls,
      narrow,
      overview,
      view,
      setView,
      filling,
      present,
      ui,
      pageSteps,
      opened,
      showPanel,
      t,
    ],
  );
  const run = useCallback((action: Action) => action.enabled(actions) && action.run(actions), [actions]);
  const insert = useCallback(
    (entry: InsertEntry, at?: { x: number; y: number }) => {
      const page = editor.page();
      const made = newComponent(entry, 'new', at ?? middleOf(page), t);
      const others = editor.store.getState().pages.map((one) => one.page);
      const fitting = fittingSize(inFontsOf(page, made, others), page);
      const placed = at ? fitting : inFreePlace(fitting, page, controls?.inView());
      editor.insert([readableOn(page, inColorsOf(page, placed))]);
    },
    [editor, controls, t],
  );
  const { flow } = opened;
  const endDrawing = useCallback(() => setDrawing(false), []);
  const above = useCallback(
    (placed: readonly PlacedPage[], camera: StageCamera) => (
      <>
        {view === 'flow' && <FlowLayer {...{ flow, placed, camera }} />}
        <CommentLayer {...{ placed, camera }} />
        {drawing && <PathLayer {...{ placed, camera }} onEnd={endDrawing} />}
      </>
    ),
    [flow, view, drawing, endDrawing],
  );
  const comments = <EditorCommentsFrame onClosed={() => controls?.focus()} />;
  const services = useEditorServices(opened.projectId, editor, assets, filling, controls);
  const inView = useCallback(() => controls?.inView(), [controls]);
  const insertPictures = useInsertPictures(services, inView);
  const dropPicture = useDroppedPicture(services);
  useStoredOwnKeys();
  useStoredStageAids();
  useEditorKeys(actions, run, insertPictures);
  const closeOverview = useCallback(() => setOverview(false), []);
  const endFinding = () => {
    setFinding(undefined);
    controls?.focus();
  };
  const tabs = useShownTabs(view, asked);
  useFocusAfterEditing(editor, controls);
  useFocusAfterComparing(() => controls?.focus());
  // Keys are for the page as soon as it is there.
  useEffect(() => {
    if (controls && isNowhere(document.activeElement)) controls.focus();
  }, [controls]);
  return (
    <EditorServicesContext value={services}>
      <KeptProposal>
        <EditorComments projectId={opened.projectId} ui={ui} moved={clipboard.moved}>
          <ComparisonPlace>
            <div className={styles.workbench}>
              <EditorHeading projectId={opened.projectId} />
              <Toolbar
                {...{ opened, actions, run, exporting, view, overview, looking, onLeave }}
                onLooking={setLooking}
                controls={overview ? undefined : controls}
                onView={(next) => {
                  setOverview(false);
                  setView(next);
                }}
              />
              <ConflictBar opened={opened} />
              <GoneBar opened={opened} />
              <div
                className={styles.columns}
                data-alone={!beside || undefined}
                data-commented={(!beside && commenting && !narrow) || undefined}
              >
                {beside && <LeftPanel {...{ opened, assets, run }} shown={tabs.left} onInsert={insert} />}
                {overview ? (
                  <Suspense fallback={<div className={styles.loading} aria-busy="true" />}>
                    <PageOverview {...{ opened, assets }} onOpen={closeOverview} onAction={run} />
                  </Suspense>
                ) : (
                  <div className={styles.middle}>
                    <ContextMenu
                      actions={actions}
                      run={run}
                      above={
                        <>
                          {finding && <FindBar asked={finding} onClose={endFinding} onNotes={() => setNotes(true)} />}
                          {drawing && <DrawBar onEnd={endDrawing} />}
                          {narrow && <SelectionBar actions={actions} run={run} />}
                        </>
                      }
                    >
                      <Stage
                        {...{ view, assets }}
                        onDrop={insert}
                        onFiles={insertPictures}
                        onPicture={dropPicture}
                        onReady={ready}
                        above={above}
                      />
                    </ContextMenu>
                    {view !== 'flow' && <NotesBar open={notes} onOpen={setNotes} onLeave={() => controls?.focus()} />}
                  </div>
                )}
                {commenting && !narrow ? (
                  <aside className={styles.right} aria-label={t('comments.title')}>
                    {comments}
                  </aside>
                ) : (
                  beside && <RightPanel {...{ opened, view, actions, run }} shown={tabs.right} />
                )}
              </div>
              {commanding && <CommandPalette targets={{ actions, run, insert }} onClose={() => setCommanding(false)} />}
              {askingKeys && <ShortcutSheet onClose={() => setAskingKeys(false)} />}
              <LinkHint />
              {linking && (
                <LinkDialog
                  components={linking}
                  pages={linkPages(editor.store.getState().pages)}
                  onLink={(link) => editor.patch(linking.map(({ id }) => ({ id, link })))}
                  onClose={() => setLinking(undefined)}
                />
              )}
              {again && <EditorAgain {...{ opened }} wanted={again} onClose={() => setAgain(undefined)} />}
              {dialog && <DocumentDialogs {...{ opened, dialog }} onClose={() => setDialog(undefined)} />}
              {choosing && <DocumentExportDialog opened={opened} onClose={() => setChoosing(false)} />}
              {narrow && commenting && comments}
              {narrow && !overview && (
                <PanelSheets {...{ opened, assets, view, actions, run, commenting, asked }} onInsert={insert} />
              )}
            </div>
          </ComparisonPlace>
        </EditorComments>
      </KeptProposal>
    </EditorServicesContext>
  );
}

/** Over all pages the data flow is shown again where it was shown last (spec §7). */
function useFlowView(projectId: number, startView: StageView): readonly [StageView, (view: StageView) => void] {
  const [view, setView] = useState<StageView>(() =>
    startView === 'all' && isFlowShown(projectId) ? 'flow' : startView,
  );
  const change = useCallback(
    (next: StageView) => {
      setView(next);
      rememberFlowShown(projectId, next === 'flow');
    },
    [projectId],
  );
  return [view, change];
}
