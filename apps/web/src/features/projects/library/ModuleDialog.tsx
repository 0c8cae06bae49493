import type { Project } from '@pagewright/contract/projects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KitModal } from '../../../app/kit/KitModal.tsx';
import { notify } from '../../../app/toasts/notify.ts';
import { useEditProject } from '../project-queries.ts';
import { ModuleChoice } from './ModuleChoice.tsx';

/** Which module composes a project's pages. */
export function ModuleDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(project.module);
  const edit = useEditProject();
  const save = () =>
    edit.mutate(
      { id: project.id, module: chosen },
      {
        onSuccess: () => {
          notify.success(t('library.module.saved'));
          onClose();
        },
      },
    );
  return (
    <KitModal
      title={t('library.module.title')}
      okText={t('library.form.save')}
      confirmLoading={edit.isPending}
      onOk={save}
      onCancel={onClose}
      width={560}
    >
      <ModuleChoice value={chosen} onChange={setChosen} />
    </KitModal>
  );
}
