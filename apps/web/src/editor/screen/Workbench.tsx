import { uploadedImage, uploadImages } from '@pagewright/contract/images';
import { Tabs } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { upload } from '../../app/api/upload.ts';
import { notify } from '../../app/toasts/notify.ts';
import { usePageAssets } from '../../features/pages/page-assets.ts';
import type { Action, ActionContext } from '../actions/action.ts';
import { Clipboard } from '../actions/clipboard.ts';
import { shownPage, useEditor, useEditorState } from '../document/editor-context.ts';
import { InsertPanel } from '../insert/InsertPanel.tsx';
import { type InsertEntry, newComponent } from '../insert/insert-entries.ts';
import { useInsertPictures } from '../insert/insert-pictures.ts';
import { type EditorServices, EditorServicesContext } from '../panels/editor-services.ts';
import { PropertyPanel } from '../panels/PropertyPanel.tsx';
import { pageColors } from '../panels/page-colors.ts';
import { Stage } from '../stage/Stage.tsx';
import type { StageControls } from '../stage/stage-camera.ts';
import type { StageView } from '../stage/stage-layout.ts';
import { ConflictBar } from './ConflictBar.tsx';
import { ContextMenu } from './ContextMenu.tsx';
import styles from './editor-screen.module.css';
import { HealthPanel } from './HealthPanel.tsx';
import { LayerList } from './LayerList.tsx';
import { OriginCard } from './OriginCard.tsx';
import type { OpenDocument } from './open-document.ts';
import { PageList } from './PageList.tsx';
import { PagePanel } from './PagePanel.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useEditorKeys } from './use-editor-keys.ts';

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
  const [view, setView] = useState(startView);
  const [controls, setControls] = useState<StageControls>();
  const [clipboard] = useState(() => new Clipboard());
  const actions = useMemo<ActionContext>(
    () => ({ editor, clipboard, view: controls, onError: (error) => notify.error(error) }),
    [editor, clipboard, controls],
  );
  const run = useCallback((action: Action) => action.enabled(actions) && action.run(actions), [actions]);
  const insert = useCallback(
    (entry: InsertEntry, at?: { x: number; y: number }) => {
      const { width, height } = editor.page().size;
      editor.insert([newComponent(entry, 'new', at ?? { x: width / 2, y: height / 2 }, t)]);
    },
    [editor, t],
  );
  const services = useImageServices(opened.projectId);
  const insertPictures = useInsertPictures(services);
  useEditorKeys(actions, run, insertPictures);
  return (
    <EditorServicesContext value={services}>
      <div className={styles.workbench}>
        <Toolbar {...{ opened, actions, run, controls, view, onLeave }} onView={setView} />
        <ConflictBar opened={opened} />
        <div className={styles.columns}>
          <aside className={styles.left} aria-label={t('editor.left')}>
            <Tabs
              className={styles.tabs}
              tabBarGutter={18}
              items={[
                {
                  key: 'insert',
                  label: t('editor.left'),
                  children: <InsertPanel onInsert={(entry) => insert(entry)} />,
                },
                { key: 'pages', label: t('editor.pages'), children: <PageList opened={opened} assets={assets} /> },
                { key: 'layers', label: t('editor.layers'), children: <LayerList /> },
              ]}
            />
          </aside>
          <ContextMenu actions={actions} run={run}>
            <Stage {...{ view, assets }} onDrop={insert} onFiles={insertPictures} onReady={setControls} />
          </ContextMenu>
          <RightPanel opened={opened} />
        </div>
      </div>
    </EditorServicesContext>
  );
}

function RightPanel({ opened }: { opened: OpenDocument }) {
  const { t } = useTranslation();
  const editor = useEditor();
  const { page } = useEditorState(shownPage);
  const selected = useEditorState((state) => state.selected);
  const chosen = page.components.filter(({ id }) => selected.includes(id));
  const swatches = useMemo(() => pageColors(page), [page]);
  const properties =
    chosen.length > 0 ? (
      <>
        <PropertyPanel
          components={chosen}
          swatches={swatches}
          onPatch={(patches, options) => editor.patch(patches, options)}
        />
        <OriginCard projectId={opened.projectId} components={chosen} />
      </>
    ) : (
      <PagePanel opened={opened} />
    );
  return (
    <aside className={styles.right} aria-label={t('editor.properties')}>
      <Tabs
        className={styles.tabs}
        items={[
          { key: 'properties', label: t('editor.properties'), children: properties },
          { key: 'health', label: t('editor.health'), children: <HealthPanel /> },
        ]}
      />
    </aside>
  );
}

/** Pictures go to the server with the project. */
function useImageServices(projectId: number): EditorServices {
  return useMemo<EditorServices>(
    () => ({
      uploadImage: async (file, onProgress, signal) => {
        const form = new FormData();
        form.set('projectId', String(projectId));
        form.set('file', file);
        const answer = await upload(api, { path: uploadImages.path, form, onProgress, signal });
        return uploadedImage.parse(answer).url;
      },
    }),
    [projectId],
  );
}
