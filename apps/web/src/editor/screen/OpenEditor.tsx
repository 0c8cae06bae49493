import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../app/api/api-error.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { KitProvider } from '../../app/kit/KitProvider.tsx';
import { Notice } from '../../app/layouts/Notice.tsx';
import { notify } from '../../app/toasts/notify.ts';
import { pagesQuery } from '../../features/pages/page-queries.ts';
import { enterProject } from '../../features/projects/enter-project.ts';
import { rememberPage } from '../data-flow/flow-memory.ts';
import { EditorProvider } from '../document/editor-context.ts';
import type { StageView } from '../stage/stage-layout.ts';
import styles from './editor-screen.module.css';
import { leave, leftSaved } from './left-documents.ts';
import { type OpenDocument, openDocument, withOpenPages } from './open-document.ts';
import { Workbench } from './Workbench.tsx';

/** ms that a document which is still being saved may take to open before it says what it waits for. */
const PATIENCE = 1_000;

interface OpenEditorProps {
  readonly pageId: number;
  readonly startView: StageView;
  /** Told when another page is edited. */
  readonly onPage?: (pageId: number) => void;
  /** Back to where the editor was opened from. */
  readonly onLeave: () => void;
}

/** Opens the document that a page belongs to and edits it. */
export function OpenEditor({ pageId, ...rest }: OpenEditorProps) {
  const { t } = useTranslation();
  const { data, error, isPending } = useQuery({
    queryKey: ['editor', pageId],
    queryFn: async ({ signal }) => {
      const told = setTimeout(() => notify.info(t('editor.sendingPicture')), PATIENCE);
      await leftSaved(pageId);
      clearTimeout(told);
      return openDocument(pageId, signal);
    },
    enabled: Number.isSafeInteger(pageId) && pageId > 0,
    // An open document is not data that a cache may hand out twice.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (data) return <Editing key={pageId} opened={data} {...rest} />;
  if (isPending && pageId > 0) return <div className={styles.loading} aria-busy="true" />;
  const missing = !error || (isApiError(error) && error.status === 404);
  return (
    <Notice mark="!" title={missing ? t('editor.notFound') : t('editor.broken', { reason: errorText(error) })}>
      <Button onClick={() => rest.onLeave()}>{t('notFound.home')}</Button>
    </Notice>
  );
}

interface EditingProps extends Omit<OpenEditorProps, 'pageId'> {
  readonly opened: OpenDocument;
}

function Editing({ opened, startView, onPage, onLeave }: EditingProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { editor, autosave, flow, restored, projectId } = opened;
  useEffect(() => {
    if (restored) notify.info(t('editor.restored'));
  }, [restored, t]);
  // Whoever comes by an address has been in another project before: what stands beside the page is of this one.
  useEffect(() => enterProject(projectId), [projectId]);
  useEffect(() => {
    flow.start();
    return () => flow.stop();
  }, [flow]);
  useEffect(() => {
    rememberPage(projectId, editor.store.getState().pageId);
    return editor.store.subscribe(({ pageId }, before) => {
      if (pageId === before.pageId) return;
      rememberPage(projectId, pageId);
      onPage?.(pageId);
    });
  }, [editor, projectId, onPage]);
  useEffect(() => {
    autosave.start();
    return () => {
      const { queryKey } = pagesQuery(projectId);
      // The canvas shows at once what was done here, and later what the server has made of it.
      queries.setQueryData(queryKey, (known) => known && withOpenPages(known, editor));
      leave(
        opened,
        autosave.flush().finally(() => {
          autosave.stop();
          void queries.invalidateQueries({ queryKey });
        }),
      );
    };
  }, [opened, autosave, editor, projectId, queries]);
  return (
    <KitProvider>
      <EditorProvider value={editor}>
        <Workbench opened={opened} startView={startView} onLeave={onLeave} />
      </EditorProvider>
    </KitProvider>
  );
}
