import type { Project } from '@pagewright/contract/projects';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../app/toasts/notify.ts';
import { LazyPublishDialog } from '../../collections/LazyPublishDialog.tsx';
import { DeleteDialog } from '../DeleteDialog.tsx';
import { useEditProject } from '../project-queries.ts';
import { EngineDialog } from './EngineDialog.tsx';
import { ProjectForm } from './ProjectForm.tsx';
import type { ProjectAction } from './ProjectMenu.tsx';
import { SaveTemplateDialog } from './SaveTemplateDialog.tsx';

/** The dialog that is open, and the projects it is about: one, but for deleting. */
export interface OpenDialog {
  readonly action: Exclude<ProjectAction, 'open'>;
  readonly projects: readonly Project[];
}

interface ProjectDialogsProps {
  readonly dialog: OpenDialog;
  readonly nameOf: (project: Project) => string;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function ProjectDialogs({ dialog, nameOf, onClose, onDeleted }: ProjectDialogsProps) {
  const { action, projects } = dialog;
  const [project] = projects;
  if (!project) return null;
  if (action === 'edit') return <EditDialog project={project} onClose={onClose} />;
  if (action === 'engine') return <EngineDialog project={project} onClose={onClose} />;
  if (action === 'publish')
    return <LazyPublishDialog projectId={project.id} name={nameOf(project)} onClose={onClose} />;
  if (action === 'template') {
    return <SaveTemplateDialog projectId={project.id} name={nameOf(project)} onClose={onClose} />;
  }
  const named = projects.map((one) => ({ id: one.id, shownName: nameOf(one) }));
  return <DeleteDialog projects={named} onClose={onClose} onDeleted={onDeleted} />;
}

function EditDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTranslation();
  const edit = useEditProject();
  const done = () => {
    notify.success(t('library.form.saved'));
    onClose();
  };
  return (
    <ProjectForm
      project={project}
      busy={edit.isPending}
      onSave={(fields) => edit.mutate({ id: project.id, ...fields }, { onSuccess: done })}
      onClose={onClose}
    />
  );
}
