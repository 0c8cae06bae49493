import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../app/controls/Button.tsx';
import { session } from '../../app/session/session.ts';
import { useTemplates } from '../projects/library/template-queries.ts';
import styles from './generation.module.css';

interface TemplateChoiceProps {
  /** Id of the template. */
  readonly value: number | undefined;
  readonly onRemove: () => void;
}

/** Which template the sources fill, or the way to the templates. */
export function TemplateChoice({ value, onRemove }: TemplateChoiceProps) {
  const { t } = useTranslation();
  const { data } = useTemplates(value !== undefined && session.get() !== undefined);
  const template = data?.find(({ id }) => id === value);
  if (value === undefined) {
    return (
      <p className={styles.templateLine}>
        <Link to="/projects?tab=templates">{t('create.templateChoose')}</Link>
      </p>
    );
  }
  return (
    <section className={styles.template} aria-label={t('create.template')} data-testid="template-choice">
      <p>
        <strong>{t('create.template')}</strong>{' '}
        {template && t('create.templateText', { name: template.name, total: template.pageTitles.length })}
      </p>
      <Button onClick={onRemove}>{t('create.templateRemove')}</Button>
    </section>
  );
}
