import { LoadingOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { Notice } from '../../app/layouts/Notice.tsx';
import { useProjects } from '../projects/project-queries.ts';
import { useWorkspace } from '../projects/workspace.ts';
import { PageContent } from './PageContent.tsx';
import { usePages } from './page-queries.ts';
import styles from './pages.module.css';
import { pageSize } from './parsed-page.ts';
import { previewText } from './preview-text.ts';
import { ScaledPage } from './ScaledPage.tsx';

/** The current project's pages, one below the other (spec §2). */
export function PagePreviewScreen() {
  const { t } = useTranslation();
  const selectedId = useWorkspace((state) => state.selectedId);
  const projects = useProjects();
  const pages = usePages(selectedId);
  if (selectedId === undefined && projects.data) return <Notice title={t('page.noProject')} />;
  if (pages.error) return <Notice title={t('page.previewFailed', { reason: errorText(pages.error) })} />;
  if (selectedId === undefined || !pages.data) {
    return (
      <output className={styles.loading}>
        <LoadingOutlined className={styles.spinner} />
        <span>{t('page.loading')}</span>
      </output>
    );
  }
  if (pages.data.length === 0) return <Notice title={t('page.noContent')} />;
  return (
    // A scrolling part has to be reachable with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.previews} tabIndex={0} aria-label={t('title.pagePreview')}>
      <ol>
        {pages.data.map((page) => (
          <li key={page.id} className={styles.preview} aria-label={t('canvas.page', { number: page.pageNumber })}>
            <span className={styles.number}>{page.pageNumber}</span>
            <ScaledPage size={pageSize(previewText(page))}>
              <PageContent projectId={selectedId} pageNumber={page.pageNumber} text={previewText(page)} />
            </ScaledPage>
          </li>
        ))}
      </ol>
    </section>
  );
}
