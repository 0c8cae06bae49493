import { WarningOutlined } from '@ant-design/icons';
import type { ProjectPage } from '@pagewright/contract/pages';
import type { FailedPage, Project } from '@pagewright/contract/projects';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { reportQuery } from '../generation/report-query.ts';
import styles from './again.module.css';
import { useFailedReason } from './failed-reason.ts';
import { LazyAgainDialog } from './LazyAgainDialog.tsx';

interface FailedProps {
  readonly project: Project;
  readonly pages: readonly ProjectPage[];
}

/** Says of the page in view why it is not as it was asked for, and has it tried again; nothing of a page that is. */
export function FailedHere({ project, pages, page }: FailedProps & { readonly page: ProjectPage | undefined }) {
  const { data } = useQuery(reportQuery(project.id));
  const failed = data?.failedPages.find(({ pageId }) => pageId === page?.id);
  if (!failed) return null;
  return <Failed {...{ project, pages }} failed={[failed]} />;
}

/** All pages of a document that could not be made as was asked, and the way to try them again, them alone. */
export function FailedPages({ project, pages }: FailedProps) {
  const { data } = useQuery(reportQuery(project.id));
  if (!data || data.failedPages.length === 0) return null;
  return <Failed {...{ project, pages }} failed={data.failedPages} isList />;
}

interface TriedAgain extends FailedProps {
  readonly failed: readonly FailedPage[];
  readonly isList?: boolean;
}

function Failed({ project, pages, failed, isList = false }: TriedAgain) {
  const { t } = useTranslation();
  const reasonOf = useFailedReason();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.failed} data-testid={isList ? 'failed-pages' : 'failed-here'}>
      {isList && <h3>{t('again.failed', { total: failed.length })}</h3>}
      <ul>
        {failed.map(({ pageId, pageNumber, reason }) => (
          <li key={pageId}>
            <WarningOutlined /> {t('again.why', { number: pageNumber, reason: reasonOf(reason) })}
          </li>
        ))}
      </ul>
      <Button onClick={() => setOpen(true)} data-testid="retry-failed">
        {t(isList ? 'again.retryAll' : 'again.retry')}
      </Button>
      {isOpen && (
        <LazyAgainDialog
          {...{ project, pages }}
          pageIds={failed.map(({ pageId }) => pageId)}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
