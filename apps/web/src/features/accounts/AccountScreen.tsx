import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { Notice } from '../../app/layouts/Notice.tsx';
import { AccessTokensCard } from '../access-tokens/AccessTokensCard.tsx';
import styles from './account-screen.module.css';
import { ConnectionsCard } from './ConnectionsCard.tsx';
import { MembershipCard } from './MembershipCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { useProfile } from './profile-queries.ts';
import { refusalText } from './refusal-text.ts';
import { SecurityCard } from './SecurityCard.tsx';
import { TagsCard } from './TagsCard.tsx';

/** The account centre (spec §2). */
export function AccountScreen() {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useProfile();
  if (isPending) return <div className={styles.loading} aria-busy="true" />;
  if (error) {
    return (
      <Notice mark="!" title={t('accounts.loadFailed')} text={errorText(error)}>
        <Button onClick={() => void refetch()}>{t('app.retry')}</Button>
      </Notice>
    );
  }
  return (
    <div className={styles.screen}>
      <h1>{t('accounts.title')}</h1>
      <ConnectionFailure />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ProfileCard profile={data} />
          <TagsCard profile={data} />
        </div>
        <div className={styles.column}>
          <MembershipCard membership={data.membership} />
          <SecurityCard profile={data} />
          <ConnectionsCard connected={data.providers} />
          <AccessTokensCard className={styles.card} />
        </div>
      </div>
    </div>
  );
}

/** Why an account elsewhere could not be connected, until it is closed. */
function ConnectionFailure() {
  const [query, setQuery] = useSearchParams();
  const text = refusalText(query.get('error'));
  const close = () =>
    setQuery(
      (before) => {
        before.delete('error');
        return before;
      },
      { replace: true },
    );
  if (!text) return null;
  return (
    <Alert
      className={styles.failure ?? ''}
      type="error"
      showIcon
      role="alert"
      title={text}
      closable={{ closeIcon: true, onClose: close }}
    />
  );
}
