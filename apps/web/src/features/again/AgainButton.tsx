import { SyncOutlined } from '@ant-design/icons';
import type { ProjectPage } from '@pagewright/contract/pages';
import type { Project } from '@pagewright/contract/projects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { LazyAgainDialog } from './LazyAgainDialog.tsx';

interface AgainButtonProps {
  readonly project: Project;
  readonly pages: readonly ProjectPage[];
  /** The page in view; undefined while there is none. */
  readonly page: ProjectPage | undefined;
}

/** Has the page in view made anew. Pages that were made by hand come from no source. */
export function AgainButton({ project, pages, page }: AgainButtonProps) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState<number>();
  return (
    <>
      <Button
        wide
        icon={<SyncOutlined />}
        disabled={!page}
        onClick={() => setWanted(page?.id)}
        data-testid="make-again"
      >
        {t('again.page')}
      </Button>
      {wanted !== undefined && (
        <LazyAgainDialog {...{ project, pages }} pageIds={[wanted]} onClose={() => setWanted(undefined)} />
      )}
    </>
  );
}
