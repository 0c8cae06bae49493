import type { UploadedDocument } from '@pagewright/contract/documents';
import type { Project } from '@pagewright/contract/projects';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { goOnHere } from '../../app/kit/go-on-here.ts';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { ProposalComparison } from '../assistant/ProposalComparison.tsx';
import { comparisonQuery, olderVersionsQuery } from '../documents/document-queries.ts';
import { pagesQuery } from '../pages/page-queries.ts';
import { ComparedBlocks } from './ComparedBlocks.tsx';
import { LeftAsItIs } from './LeftAsItIs.tsx';
import styles from './source-changes.module.css';
import { useRefresh } from './use-refresh.ts';
import { VersionChoice } from './VersionChoice.tsx';

interface SourceChangesProps {
  readonly project: Project;
  readonly document: UploadedDocument;
  readonly onClose: () => void;
}

/** What is other in the newest version of a file, block by block, and what that changes on the pages. */
export function SourceChanges({ project, document, onClose }: SourceChangesProps) {
  const { t } = useTranslation();
  const versions = useQuery(olderVersionsQuery(document.id));
  const [chosen, setChosen] = useState<number>();
  const older = versions.data?.find(({ id }) => id === chosen) ?? versions.data?.[0];
  const comparison = useQuery(comparisonQuery(older?.id));
  const pages = useQuery(pagesQuery(project.id)).data ?? [];
  const refresh = useRefresh(project.id);
  const [isOpen, setOpen] = useState(false);
  const ask = (): void => refresh.mutate(undefined, { onSuccess: ({ id }) => setOpen(id !== null) });
  const error = versions.error ?? comparison.error;
  const { data } = comparison;
  const proposal = refresh.data;
  const name = document.documentName || document.name;
  if (proposal && isOpen) {
    return (
      <ProposalComparison
        {...{ project, pages, proposal }}
        onLater={() => setOpen(false)}
        onDone={() => {
          setOpen(false);
          onClose();
        }}
        onStale={ask}
      >
        <LeftAsItIs news={proposal.news} pages={pages} />
      </ProposalComparison>
    );
  }
  return (
    <KitModal
      title={t('sources.title', { file: name })}
      onCancel={onClose}
      width={760}
      footer={
        pages.length > 0 && (
          <Button
            ref={proposal ? goOnHere : undefined}
            look="primary"
            busy={refresh.isPending}
            onClick={ask}
            data-testid="refresh-pages"
          >
            {t(refresh.isPending ? 'sources.working' : 'sources.pages')}
          </Button>
        )
      }
    >
      <div className={styles.dialog} aria-busy={comparison.isPending} data-testid="source-changes">
        {error && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={t('sources.failed', { reason: errorText(error) })}
            action={<Button onClick={() => void comparison.refetch()}>{t('sources.again')}</Button>}
          />
        )}
        {older && <VersionChoice versions={versions.data ?? []} value={older} onChange={setChosen} />}
        {!error && !data && <output>{t('sources.loading')}</output>}
        {data && <ComparedBlocks comparison={data} hasPages={pages.length > 0} />}
        {refresh.error && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={t('sources.notRefreshed', { reason: errorText(refresh.error) })}
          />
        )}
        {proposal && !refresh.isPending && (
          <div aria-live="polite">
            {proposal.id === null && <p>{t('sources.noPages')}</p>}
            <LeftAsItIs news={proposal.news} pages={pages} />
          </div>
        )}
      </div>
    </KitModal>
  );
}
