import { EyeInvisibleOutlined, LoadingOutlined } from '@ant-design/icons';
import { pageAnchor } from '@pagewright/components/link-attributes';
import type { ProjectPage } from '@pagewright/contract/pages';
import type { PageFrame } from '@pagewright/page/document-frame';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { Notice } from '../../app/layouts/Notice.tsx';
import { LISTED_PAGE_LINKS } from '../../canvas/page-links.ts';
import { useProjects, useSelectedProject } from '../projects/project-queries.ts';
import { useWorkspace } from '../projects/workspace.ts';
import { missingOn } from './missing-on.ts';
import { PageContent } from './PageContent.tsx';
import { framesOf } from './page-frames.ts';
import { usePages } from './page-queries.ts';
import styles from './pages.module.css';
import { pageSize, parsedPage } from './parsed-page.ts';
import { previewText } from './preview-text.ts';
import { ScaledPage } from './ScaledPage.tsx';
import { useInView } from './use-in-view.ts';

/** The current project's pages, one below the other (spec §2). */
export function PagePreviewScreen() {
  const { t } = useTranslation();
  const selectedId = useWorkspace((state) => state.selectedId);
  const project = useSelectedProject();
  const projects = useProjects();
  const pages = usePages(selectedId);
  if (selectedId === undefined && projects.data) return <Notice title={t('page.noProject')} />;
  const error = pages.data ? undefined : (pages.error ?? projects.error);
  if (error) {
    return (
      <Notice title={t('page.previewFailed', { reason: errorText(error) })}>
        <Button onClick={() => void (pages.error ? pages.refetch() : projects.refetch())}>{t('app.retry')}</Button>
      </Notice>
    );
  }
  if (selectedId === undefined || !pages.data) {
    return (
      <output className={styles.loading}>
        <LoadingOutlined className={styles.spinner} />
        <span>{t('page.loading')}</span>
      </output>
    );
  }
  if (pages.data.length === 0) {
    // Pages without any text are left out of the list (spec §2).
    return <Notice title={project && project.pageCount > 0 ? t('page.noContent') : t('page.none')} />;
  }
  return <PreviewList projectId={selectedId} pages={pages.data} />;
}

function PreviewList({ projectId, pages }: { projectId: number; pages: readonly ProjectPage[] }) {
  const { t } = useTranslation();
  const frames = useMemo(() => framesOf(pages), [pages]);
  return (
    // A scrolling part has to be reachable with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.previews} tabIndex={0} aria-label={t('title.pagePreview')} {...LISTED_PAGE_LINKS}>
      {pages.every((page) => !canBeRead(page)) && (
        <p className={styles.allFailed} role="alert">
          {t('page.allFailed')}
        </p>
      )}
      <ol>
        {pages.map((page, index) => (
          <Preview key={page.id} projectId={projectId} page={page} frame={frames.at(index)} />
        ))}
      </ol>
    </section>
  );
}

/** One page, drawn when it comes into view: a document may have hundreds. */
function Preview({ projectId, page, frame }: { projectId: number; page: ProjectPage; frame: PageFrame }) {
  const { t } = useTranslation();
  const item = useRef<HTMLLIElement>(null);
  const seen = useInView(item);
  const text = previewText(page);
  return (
    <li
      ref={item}
      id={pageAnchor(page.id)}
      className={styles.preview}
      data-hidden={page.hidden || undefined}
      aria-label={t('canvas.page', { number: page.pageNumber })}
    >
      <span className={styles.number} title={page.hidden ? t('page.hidden') : undefined}>
        {page.hidden && <EyeInvisibleOutlined aria-label={t('page.hidden')} className={styles.unseen} />}
        {[page.pageNumber, missingOn(text, t)].filter(Boolean).join('  ')}
      </span>
      <ScaledPage size={pageSize(text)}>
        {seen && <PageContent projectId={projectId} pageNumber={page.pageNumber} text={text} frame={frame} />}
      </ScaledPage>
    </li>
  );
}

/** The first page that can be read ends the search, so a document in order costs one page. */
function canBeRead(page: ProjectPage): boolean {
  try {
    parsedPage(previewText(page));
    return true;
  } catch {
    return false;
  }
}
