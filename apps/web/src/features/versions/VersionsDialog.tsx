import type { ProjectPage } from '@pagewright/contract/pages';
import type { Project } from '@pagewright/contract/projects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { Pending } from '../../app/kit/Pending.tsx';
import { NewVersionForm } from './NewVersionForm.tsx';
import { VersionList } from './VersionList.tsx';
import { VersionView } from './VersionView.tsx';
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
  const [chosenId, setChosenId] = useState<number>();
  const chosen = versions?.find(({ id }) => id === chosenId) ?? versions?.[0];
  return (
    <KitModal
      className={styles.modal}
      title={t('versions.title')}
      footer={null}
      onCancel={onClose}
      width="min(1240px, 96vw)"
    >
      <div className={styles.dialog}>
        <aside className={styles.side}>
          <NewVersionForm projectId={project.id} onAdded={({ id }) => setChosenId(id)} />
          {versions && <VersionList {...{ versions, chosen }} projectId={project.id} onChoose={setChosenId} />}
        </aside>
        {chosen && versions ? (
          <VersionView
            key={chosen.id}
            {...{ project, pages, versions }}
            version={chosen}
            onRestored={() => {
              onClose();
              onRestored?.();
            }}
          />
        ) : (
          <div className={styles.quiet}>
            {versions && t('versions.none')}
            {!versions && <Pending error={error} loading={t('versions.loading')} onRetry={() => void refetch()} />}
          </div>
        )}
      </div>
    </KitModal>
  );
}
