import { useTranslation } from 'react-i18next';
import { Pending } from '../../app/kit/Pending.tsx';
import { LinkRow } from './LinkRow.tsx';
import styles from './share-dialog.module.css';
import { useShareLinks } from './share-queries.ts';

/** The links that there are, the newest first. */
export function LinkList({ projectId }: { projectId: number }) {
  const { t } = useTranslation();
  return (
    <section className={styles.links} aria-label={t('sharing.links')}>
      <h3>{t('sharing.links')}</h3>
      <Links projectId={projectId} />
    </section>
  );
}

function Links({ projectId }: { projectId: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useShareLinks(projectId);
  if (!data) {
    const retry = () => void refetch();
    return <Pending className={styles.quiet} error={error} loading={t('sharing.loading')} onRetry={retry} />;
  }
  if (data.length === 0) return <p className={styles.quiet}>{t('sharing.none')}</p>;
  return (
    <ul>
      {data.map((link) => (
        <LinkRow key={link.id} projectId={projectId} link={link} />
      ))}
    </ul>
  );
}
