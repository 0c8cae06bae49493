import { PlusOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { Pending } from '../../app/kit/Pending.tsx';
import { AccessTokenRow } from './AccessTokenRow.tsx';
import styles from './access-tokens.module.css';
import { NewTokenDialog } from './NewTokenDialog.tsx';
import { useAccessTokens } from './token-queries.ts';

/** The server's own description of the API. */
const API_DOCS = '/api-docs';

/** Keys of programs that act for the person: made, looked through and revoked. */
export function AccessTokensCard({ className }: { className: string | undefined }) {
  const { t } = useTranslation();
  const [making, setMaking] = useState(false);
  return (
    <section className={className} aria-label={t('tokens.title')} data-testid="access-tokens">
      <div className={styles.head}>
        <h2>{t('tokens.title')}</h2>
        <Button icon={<PlusOutlined />} onClick={() => setMaking(true)}>
          {t('tokens.create')}
        </Button>
      </div>
      <p className={styles.quiet}>
        {t('tokens.lead')} <a href={API_DOCS}>{t('tokens.api')}</a>
      </p>
      <Tokens />
      {making && <NewTokenDialog onClose={() => setMaking(false)} />}
    </section>
  );
}

function Tokens() {
  const { t } = useTranslation();
  const { data, error, refetch } = useAccessTokens();
  if (!data) {
    const retry = () => void refetch();
    return <Pending className={styles.quiet} error={error} loading={t('tokens.loading')} onRetry={retry} />;
  }
  if (data.length === 0) return <p className={styles.none}>{t('tokens.none')}</p>;
  return (
    <ul className={styles.tokens}>
      {data.map((token) => (
        <AccessTokenRow key={token.id} token={token} />
      ))}
    </ul>
  );
}
