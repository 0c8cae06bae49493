import type { Page } from '@pagewright/components/models';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { useProjects } from '../../features/projects/project-queries.ts';
import type { EditorPage } from '../document/editor.ts';
import styles from './new-page.module.css';

/** The design's catalogue comes with it: only who adds a page loads it. */
const LayoutGrid = lazy(async () => ({ default: (await import('./LayoutGrid.tsx')).LayoutGrid }));

interface NewPageDialogProps {
  readonly projectId: number;
  /** The page that the new one comes behind. */
  readonly after: EditorPage;
  readonly onChoose: (page: Page) => void;
  readonly onClose: () => void;
}

/** Chooses what a new page looks like among the layouts of the document's style. */
export function NewPageDialog({ projectId, after, onChoose, onClose }: NewPageDialogProps) {
  const { t } = useTranslation();
  const { data: projects } = useProjects();
  const project = projects?.find(({ id }) => id === projectId);
  const waiting = <div aria-busy="true" className={styles.waiting} />;
  return (
    <KitModal title={t('editor.addPage')} width={760} centered footer={null} onCancel={onClose}>
      {project ? (
        <Suspense fallback={waiting}>
          <LayoutGrid style={project.settings.style} after={after} onChoose={onChoose} />
        </Suspense>
      ) : (
        waiting
      )}
    </KitModal>
  );
}
