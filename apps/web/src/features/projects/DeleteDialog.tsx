import type { Project } from '@pagewright/contract/projects';
import { useTranslation } from 'react-i18next';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { useRemoveProject } from './project-queries.ts';

interface DeleteDialogProps {
  readonly project: Project;
  readonly shownName: string;
  readonly onClose: () => void;
}

/** Asks before a project is deleted. */
export function DeleteDialog({ project, shownName, onClose }: DeleteDialogProps) {
  const { t } = useTranslation();
  const remove = useRemoveProject();
  return (
    <KitModal
      title={t('project.deleteTitle')}
      okText={t('project.delete')}
      okButtonProps={{ danger: true }}
      confirmLoading={remove.isPending}
      onOk={() => remove.mutate(project.id, { onSettled: onClose })}
      onCancel={onClose}
      width={420}
    >
      {t('project.deleteText', { name: shownName })}
    </KitModal>
  );
}
