import type { Template } from '@pagewright/contract/templates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/controls/Button.tsx';
import { KitModal } from '../../../app/kit/KitModal.tsx';
import { TemplateForm } from './TemplateForm.tsx';
import { useEditTemplate, useRemoveTemplate, useTemplate } from './template-queries.ts';

/** Renaming and deleting a template of one's own. */
export function OwnTemplateActions({ template, onDone }: { template: Template; onDone: () => void }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const edit = useEditTemplate();
  const remove = useRemoveTemplate();
  const { id, name, introduction, industry, category, pageTitles } = template;
  const prompts = useTemplate(id).data?.pages.map(({ prompt }) => prompt);
  return (
    <>
      <Button onClick={() => setOpen('delete')}>{t('project.delete')}</Button>
      <Button disabled={!prompts} onClick={() => setOpen('edit')}>
        {t('library.list.edit')}
      </Button>
      {open === 'edit' && prompts && (
        <TemplateForm
          title={t('library.template.edit')}
          told={{ name, introduction, industry, category, prompts }}
          pageTitles={pageTitles}
          busy={edit.isPending}
          onSave={(told) => edit.mutate({ id, ...told }, { onSuccess: onDone })}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'delete' && (
        <KitModal
          title={t('library.template.deleteTitle')}
          okText={t('project.delete')}
          okButtonProps={{ danger: true }}
          confirmLoading={remove.isPending}
          onOk={() => remove.mutate(id, { onSuccess: onDone })}
          onCancel={() => setOpen(undefined)}
          width={420}
        >
          {t('library.template.deleteText', { name })}
        </KitModal>
      )}
    </>
  );
}
