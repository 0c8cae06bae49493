import { DownloadOutlined } from '@ant-design/icons';
import type { UploadedDocument } from '@pagewright/contract/documents';
import type { Project } from '@pagewright/contract/projects';
import { useQuery } from '@tanstack/react-query';
import { Alert, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { shownMoment } from '../../app/i18n/shown-moment.ts';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { overlayContainer } from '../../app/kit/overlay-container.ts';
import { ProposalDialog } from '../assistant/ProposalDialog.tsx';
import { comparisonQuery, olderVersionsQuery } from '../documents/document-queries.ts';
import { pagesQuery } from '../pages/page-queries.ts';
import { ComparedBlockView } from './ComparedBlockView.tsx';
import { LeftAsItIs } from './LeftAsItIs.tsx';
import styles from './source-changes.module.css';
import { useDownloadOlder } from './use-download-older.ts';
import { useRefresh } from './use-refresh.ts';

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
  const download = useDownloadOlder();
  const [isOpen, setOpen] = useState(false);
  const ask = (): void => refresh.mutate(undefined, { onSuccess: ({ id }) => setOpen(id !== null) });
  const error = versions.error ?? comparison.error;
  const { data } = comparison;
  const proposal = refresh.data;
  const name = document.documentName || document.name;
  return (
    <KitModal
      title={t('sources.title', { file: name })}
      onCancel={onClose}
      width={760}
      footer={
        pages.length > 0 && (
          <Button look="primary" busy={refresh.isPending} onClick={ask} data-testid="refresh-pages">
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
        {older && (
          <div className={styles.version}>
            <Select<number>
              value={older.id}
              aria-label={t('sources.version')}
              getPopupContainer={overlayContainer}
              options={versions.data?.map(({ id, createTime, documentName }) => ({
                value: id,
                label: t('sources.versionOf', { date: shownMoment(createTime), name: documentName }),
              }))}
              onChange={setChosen}
            />
            <Button
              icon={<DownloadOutlined />}
              aria-label={t('sources.download')}
              busy={download.isPending}
              onClick={() => download.mutate(older)}
            />
          </div>
        )}
        {!error && !data && <output>{t('sources.loading')}</output>}
        {data && (
          <>
            <output className={styles.counts}>{t('sources.counts', data.counts)}</output>
            {data.blocks.length === 0 && <p>{t('sources.nothing')}</p>}
            <ol className={styles.blocks}>
              {data.blocks.map((block) => (
                <ComparedBlockView key={`${block.is}-${block.index}`} block={block} />
              ))}
            </ol>
            {differences(data.counts) > data.blocks.length && <p>{t('sources.cut', { total: data.blocks.length })}</p>}
            {data.counts.added > 0 && pages.length > 0 && <p className={styles.quiet}>{t('sources.more')}</p>}
          </>
        )}
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
      {proposal && isOpen && (
        <ProposalDialog
          {...{ project, pages, proposal }}
          onLater={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onClose();
          }}
          onStale={ask}
        >
          <LeftAsItIs news={proposal.news} pages={pages} />
        </ProposalDialog>
      )}
    </KitModal>
  );
}

function differences({ changed, added, removed, moved }: Record<'changed' | 'added' | 'removed' | 'moved', number>) {
  return changed + added + removed + moved;
}
