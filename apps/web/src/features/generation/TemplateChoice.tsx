import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { session } from '../../app/session/session.ts';
import { useTemplates } from '../projects/library/template-queries.ts';
import styles from './generation.module.css';

interface TemplateChoiceProps {
  /** Id of the template. */
  readonly value: number;
  readonly onRemove: () => void;
}

/** Which template the sources fill. */
export function TemplateChoice({ value, onRemove }: TemplateChoiceProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useTemplates(session.get() !== undefined);
  const template = data?.find(({ id }) => id === value);
  return (
    <section className={styles.template} aria-label={t('create.template')} data-testid="template-choice">
      <p>
        <strong>{t('create.template')}</strong>{' '}
        {template && t('create.templateText', { name: template.name, total: template.pageTitles.length })}
        {!template && error && <span role="alert">{t('create.templateFailed', { reason: errorText(error) })}</span>}
        {!template && data && <span role="alert">{t('create.templateGone')}</span>}
      </p>
      {!template && error && <Button onClick={() => void refetch()}>{t('app.retry')}</Button>}
      <Button onClick={onRemove}>{t('create.templateRemove')}</Button>
    </section>
  );
}
