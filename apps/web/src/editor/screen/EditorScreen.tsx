import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { isApiError } from '../../app/api/api-error.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { KitProvider } from '../../app/kit/KitProvider.tsx';
import { Notice } from '../../app/layouts/Notice.tsx';
import { notify } from '../../app/toasts/notify.ts';
import { EditorProvider } from '../document/editor-context.ts';
import styles from './editor-screen.module.css';
import { type OpenDocument, openDocument } from './open-document.ts';
import { Workbench } from './Workbench.tsx';

/** The page editor at /create/page/{id} (spec §2). */
export function EditorScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = Number(useParams().id);
  const { data, error, isPending } = useQuery({
    queryKey: ['editor', id],
    queryFn: ({ signal }) => openDocument(id, signal),
    enabled: Number.isSafeInteger(id) && id > 0,
    // An open document is not data that a cache may hand out twice.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (data) return <OpenEditor key={id} opened={data} />;
  if (isPending && id > 0) return <div className={styles.loading} aria-busy="true" />;
  const missing = !error || (isApiError(error) && error.status === 404);
  return (
    <Notice mark="!" title={missing ? t('editor.notFound') : t('editor.broken', { reason: errorText(error) })}>
      <Button onClick={() => void navigate('/')}>{t('notFound.home')}</Button>
    </Notice>
  );
}

function OpenEditor({ opened }: { opened: OpenDocument }) {
  const { t } = useTranslation();
  const { editor, autosave, restored } = opened;
  useEffect(() => {
    if (restored) notify.info(t('editor.restored'));
  }, [restored, t]);
  useEffect(
    () => () => {
      void autosave.flush().finally(() => autosave.dispose());
    },
    [autosave],
  );
  return (
    <KitProvider>
      <EditorProvider value={editor}>
        <Workbench opened={opened} />
      </EditorProvider>
    </KitProvider>
  );
}
