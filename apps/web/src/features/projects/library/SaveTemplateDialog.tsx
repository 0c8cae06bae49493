import { useTranslation } from 'react-i18next';
import { notify } from '../../../app/toasts/notify.ts';
import { TemplateForm } from './TemplateForm.tsx';
import { useAddTemplate } from './template-queries.ts';

interface SaveTemplateDialogProps {
  readonly projectId: number;
  /** Of the project, as it is shown. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Keeps the pages of a project as a template. */
export function SaveTemplateDialog({ projectId, name, onClose }: SaveTemplateDialogProps) {
  const { t } = useTranslation();
  const add = useAddTemplate();
  const done = () => {
    notify.success(t('library.template.kept'));
    onClose();
  };
  return (
    <TemplateForm
      title={t('library.template.saveAs')}
      lead={t('library.template.saveAsText')}
      told={{ name, introduction: '', industry: 'general', category: 'other' }}
      busy={add.isPending}
      onSave={(told) => add.mutate({ projectId, ...told }, { onSuccess: done })}
      onClose={onClose}
    />
  );
}
