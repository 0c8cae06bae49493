import type { ProjectPage } from '@pagewright/contract/pages';
import type { Project } from '@pagewright/contract/projects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { Pending } from '../../app/kit/Pending.tsx';
import { NewVersionForm } from './NewVersionForm.tsx';
import { VersionComparison } from './VersionComparison.tsx';
import { VersionList } from './VersionList.tsx';
import { useVersions } from './version-queries.ts';
import styles from './versions.module.css';

export interface VersionsDialogProps {
  readonly project: Project;
  /** The document as it is now. */
  readonly pages: readonly ProjectPage[];
  /** A version was brought back. */
  readonly onRestored?: () => void;
  readonly onClose: () => void;
}

/** A document as it once was: kept under a name, looked at, held against another, and brought back. */
export function VersionsDialog({ project, pages, onRestored, onClose }: VersionsDialogProps) {
  const { t } = useTranslation();
  const { data: versions, error, refetch } = useVersions(project.id);
  const [shownId, setShownId] = useState<number>();
  /** The one that was looked at last: the list goes on there. */
  const [lastId, setLastId] = useState<number>();
  const shown = versions?.find(({ id }) => id === shownId);
  if (versions && shown) {
    return (
      <VersionComparison
        {...{ project, pages, versions }}
        version={shown}
        onClose={() => {
          setLastId(shownId);
          setShownId(undefined);
        }}
        onRestored={() => {
          onClose();
          onRestored?.();
        }}
      />
    );
  }
  return (
    <KitModal title={t('versions.title')} footer={null} onCancel={onClose} width={560}>
      <div className={styles.dialog}>
        <NewVersionForm projectId={project.id} />
        {versions ? (
          <VersionList {...{ versions, lastId }} projectId={project.id} onShow={setShownId} />
        ) : (
          <Pending
            className={styles.quiet}
            error={error}
            loading={t('versions.loading')}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </KitModal>
  );
}
