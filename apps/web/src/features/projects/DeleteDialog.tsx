import type { Project } from '@pagewright/contract/projects';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
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
    <Modal
      open
      title={t('project.deleteTitle')}
      okText={t('project.delete')}
      okButtonProps={{ danger: true }}
      confirmLoading={remove.isPending}
      onOk={() => remove.mutate(project.id, { onSettled: onClose })}
      onCancel={onClose}
      width={420}
      destroyOnHidden
    >
      {t('project.deleteText', { name: shownName })}
    </Modal>
  );
}
