import { CloudUploadOutlined } from '@ant-design/icons';
import type { Project } from '@pagewright/contract/projects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { useShownName } from '../projects/use-shown-name.ts';
import { LazyPublishDialog } from './LazyPublishDialog.tsx';

/** Publishes a project. */
export function PublishButton({ project }: { project: Project }) {
  const { t } = useTranslation();
  const nameOf = useShownName();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button wide icon={<CloudUploadOutlined />} onClick={() => setOpen(true)} data-testid="publish">
        {t('panel.publish')}
      </Button>
      {open && <LazyPublishDialog projectId={project.id} name={nameOf(project)} onClose={() => setOpen(false)} />}
    </>
  );
}
