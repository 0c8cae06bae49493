import { FIRST_OWN_TEMPLATE, type Template } from '@pagewright/contract/templates';
import { Alert, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '../../../app/api/error-text.ts';
import { Button } from '../../../app/controls/Button.tsx';
import { asLanguage } from '../../../app/i18n/language.ts';
import { KitModal } from '../../../app/kit/KitModal.tsx';
import { PageContent } from '../../pages/PageContent.tsx';
import { pageSize } from '../../pages/parsed-page.ts';
import { ScaledPage } from '../../pages/ScaledPage.tsx';
import { useCreateProject } from '../project-queries.ts';
import styles from './library.module.css';
import { OwnTemplateActions } from './OwnTemplateActions.tsx';
import { sharedPrompt } from './shared-prompt.ts';
import { TemplatePrice } from './TemplatePrice.tsx';
import { useTemplate } from './template-queries.ts';

/** All there is to know about a template, and its pages; using it makes a project of it. */
export function TemplateDetails({ template, onClose }: { template: Template; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const create = useCreateProject();
  const start = (withPages: boolean) =>
    create.mutate(
      { name: template.name, templateId: template.id, language: asLanguage(i18n.language), withPages },
      { onSuccess: () => void navigate(withPages ? '/' : '/create') },
    );
  const isOwn = template.id >= FIRST_OWN_TEMPLATE;
  // Only the button that was pressed says that it works.
  const isMaking = (withPages: boolean): boolean => create.isPending && create.variables?.withPages === withPages;
  return (
    <KitModal
      title={template.name}
      footer={
        <div className={styles.dialogButtons}>
          {isOwn && <OwnTemplateActions template={template} onDone={onClose} />}
          <Button busy={isMaking(true)} disabled={create.isPending} onClick={() => start(true)}>
            {t('library.template.openPages')}
          </Button>
          <Button look="primary" busy={isMaking(false)} disabled={create.isPending} onClick={() => start(false)}>
            {t('library.template.use')}
          </Button>
        </div>
      }
      onCancel={onClose}
      width={920}
      style={{ top: 40 }}
    >
      <dl className={styles.details}>
        <div>
          <dt>{t('library.template.category')}</dt>
          <dd>{t(`library.category.${template.category}`)}</dd>
        </div>
        <div>
          <dt>{t('library.template.industry')}</dt>
          <dd>{t(`library.industry.${template.industry}`)}</dd>
        </div>
        {!isOwn && (
          <div>
            <dt>{t('library.template.price')}</dt>
            <dd>
              <TemplatePrice price={template.price} />
            </dd>
          </div>
        )}
        {template.introduction && (
          <div>
            <dt>{t('library.template.introduction')}</dt>
            <dd>{template.introduction}</dd>
          </div>
        )}
        <TemplatePrompt id={template.id} />
      </dl>
      <p className={styles.explanation}>{t(isOwn ? 'library.template.ownHow' : 'library.template.how')}</p>
      <h3 className={styles.subheading}>{t('library.template.pages')}</h3>
      <TemplatePages id={template.id} />
    </KitModal>
  );
}

/** What all its pages are filled by besides the person's own prompt. */
function TemplatePrompt({ id }: { id: number }) {
  const { t } = useTranslation();
  const prompt = sharedPrompt(useTemplate(id).data?.pages ?? []);
  if (!prompt) return null;
  return (
    <div>
      <dt>{t('library.template.prompt')}</dt>
      <dd>{prompt}</dd>
    </div>
  );
}

function TemplatePages({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data, error } = useTemplate(id);
  if (error) return <Alert type="error" title={t('library.template.failed', { reason: errorText(error) })} />;
  if (!data) return <Skeleton active />;
  return (
    <ol className={styles.templatePages}>
      {data.pages.map(({ pageNumber, title, prompt, text }) => (
        <li key={pageNumber}>
          <div inert>
            <ScaledPage size={pageSize(text)}>
              <PageContent pageNumber={pageNumber} text={text} />
            </ScaledPage>
          </div>
          <span>
            {pageNumber}. {title}
          </span>
          {prompt && !sharedPrompt(data.pages) && (
            <small>
              {t('library.template.prompt')}: {prompt}
            </small>
          )}
        </li>
      ))}
    </ol>
  );
}
