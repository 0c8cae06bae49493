import { useTranslation } from 'react-i18next';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { useRemoveProjects } from './project-queries.ts';

interface DeleteDialogProps {
  readonly projects: readonly { readonly id: number; readonly shownName: string }[];
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Asks before a project, or several, are deleted. */
export function DeleteDialog({ projects, onClose, onDeleted }: DeleteDialogProps) {
  const remove = useRemoveProjects();
  const start = () =>
    remove.mutate(
      projects.map(({ id }) => id),
      { onSuccess: onDeleted, onSettled: onClose },
    );
  return <DeleteQuestion projects={projects} busy={remove.isPending} onDelete={start} onClose={onClose} />;
}

interface DeleteQuestionProps extends Omit<DeleteDialogProps, 'onDeleted'> {
  readonly busy?: boolean;
  readonly onDelete: () => void;
}

/** The question alone. */
export function DeleteQuestion({ projects, busy = false, onDelete, onClose }: DeleteQuestionProps) {
  const { t } = useTranslation();
  const [only] = projects;
  const isOne = projects.length === 1;
  return (
    <KitModal
      title={isOne ? t('project.deleteTitle') : t('project.deleteManyTitle', { total: projects.length })}
      okText={t('project.delete')}
      okButtonProps={{ danger: true }}
      confirmLoading={busy}
      onOk={onDelete}
      onCancel={onClose}
      width={420}
    >
      {isOne ? t('project.deleteText', { name: only?.shownName }) : t('project.deleteManyText')}
    </KitModal>
  );
}
