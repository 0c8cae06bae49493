import type { Project } from '@pagewright/contract/projects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KitModal } from '../../../app/kit/KitModal.tsx';
import { notify } from '../../../app/toasts/notify.ts';
import { useEditProject } from '../project-queries.ts';
import { EngineField } from './EngineField.tsx';

/** Which engine composes a project's pages. */
export function EngineDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(project.module);
  const edit = useEditProject();
  const save = () =>
    edit.mutate(
      { id: project.id, module: chosen },
      {
        onSuccess: () => {
          notify.success(t('library.engine.saved'));
          onClose();
        },
      },
    );
  return (
    <KitModal
      title={t('library.engine.title')}
      okText={t('library.form.save')}
      confirmLoading={edit.isPending}
      onOk={save}
      onCancel={onClose}
      width={560}
    >
      <EngineField value={chosen} onChange={setChosen} />
    </KitModal>
  );
}
