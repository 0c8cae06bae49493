import { logoutAll } from '@pagewright/contract/accounts';
import type { Profile } from '@pagewright/contract/profile';
import { Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api } from '../../app/api/api.ts';
import { Button } from '../../app/controls/Button.tsx';
import { KitPopconfirm } from '../../app/kit/KitPopconfirm.tsx';
import { notify } from '../../app/toasts/notify.ts';
import styles from './account-screen.module.css';
import { PasswordDialog } from './PasswordDialog.tsx';
import { forgetSession } from './sign-in.ts';

/** Password, sessions, and what is in development (spec §2). */
export function SecurityCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [changing, setChanging] = useState(false);
  const leaveAll = async () => {
    try {
      await api.call(logoutAll, {});
      forgetSession();
      await navigate('/login');
    } catch (error) {
      notify.error(error);
    }
  };
  return (
    <section className={styles.card}>
      <h2>{t('accounts.security')}</h2>
      <div className={styles.rows}>
        <div className={styles.row}>
          <span>{t('account.password')}</span>
          <Button onClick={() => setChanging(true)}>
            {t(profile.hasPassword ? 'accounts.changePassword' : 'accounts.setPassword')}
          </Button>
        </div>
        <div className={styles.row}>
          <span>{t('accounts.signOutAll')}</span>
          <KitPopconfirm
            title={t('accounts.signOutAll')}
            description={t('accounts.signOutAllAsk')}
            okText={t('accounts.signOutAll')}
            cancelText={t('accounts.cancel')}
            onConfirm={leaveAll}
          >
            <Button look="danger">{t('account.logout')}</Button>
          </KitPopconfirm>
        </div>
        <div className={styles.row}>
          <span>{t('accounts.identity')}</span>
          <Tag>{t('accounts.inDevelopment')}</Tag>
        </div>
        <div className={styles.row}>
          <span>{t('accounts.withdrawal')}</span>
          <Tag>{t('accounts.inDevelopment')}</Tag>
        </div>
      </div>
      {changing && <PasswordDialog hasPassword={profile.hasPassword} onClose={() => setChanging(false)} />}
    </section>
  );
}
