import { HistoryOutlined } from '@ant-design/icons';
import type { ProjectPage } from '@pagewright/contract/pages';
import type { Project } from '@pagewright/contract/projects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { LazyVersionsDialog } from './LazyVersionsDialog.tsx';

/** Opens the versions of a project's document. */
export function VersionsButton({ project, pages }: { project: Project; pages: readonly ProjectPage[] }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button wide icon={<HistoryOutlined />} onClick={() => setOpen(true)} data-testid="versions">
        {t('panel.versions')}
      </Button>
      {open && <LazyVersionsDialog project={project} pages={pages} onClose={() => setOpen(false)} />}
    </>
  );
}
