import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { Notice } from '../../app/layouts/Notice.tsx';
import styles from './account-screen.module.css';
import { MembershipCard } from './MembershipCard.tsx';
import { useProfile } from './profile-queries.ts';

/** The own membership. Plans cannot be bought in this installation yet, and the screen says so. */
export function PaymentScreen() {
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
    <div className={styles.screen} style={{ maxWidth: 560 }}>
      <h1>{t('accounts.membership')}</h1>
      <MembershipCard membership={data.membership} />
      <p className={styles.note}>{t('accounts.plansNote')}</p>
    </div>
  );
}
