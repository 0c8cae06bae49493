import { LoadingOutlined } from '@ant-design/icons';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
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
  if (!data && error) {
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={errorText(error)}
        action={<Button onClick={() => void refetch()}>{t('app.retry')}</Button>}
      />
    );
  }
  if (!data) {
    return (
      <output className={styles.quiet}>
        <LoadingOutlined /> {t('sharing.loading')}
      </output>
    );
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
