import { GiftOutlined, GlobalOutlined, LogoutOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { SessionState } from '../../app/session/session-store.ts';
import styles from './accounts.module.css';
import { signOut } from './sign-in.ts';

const LanguageDialog = lazy(async () => ({ default: (await import('./LanguageDialog.tsx')).LanguageDialog }));
const InvitationDialog = lazy(async () => ({ default: (await import('./InvitationDialog.tsx')).InvitationDialog }));

/** The user menu at top right (spec §2). */
export function UserMenu({ session }: { session: SessionState }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'language' | 'invitation'>();
  const close = () => setDialog(undefined);
  const { user } = session;
  const name = user.nickName || user.userName || user.email;
  const leave = async () => {
    await signOut();
    await navigate('/login');
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{
          items: [
            { key: 'who', disabled: true, label: <span className={styles.who}>{user.email || name}</span> },
            { type: 'divider' },
            { key: 'invitation', icon: <GiftOutlined />, label: t('account.invitation') },
            { key: 'language', icon: <GlobalOutlined />, label: t('account.language') },
            { type: 'divider' },
            { key: 'logout', icon: <LogoutOutlined />, label: t('account.logout') },
          ],
          onClick: ({ key }) => {
            if (key === 'logout') void leave();
            else if (key === 'language' || key === 'invitation') setDialog(key);
          },
        }}
      >
        <button type="button" className={styles.avatar} aria-label={t('account.menu', { name })} title={name}>
          {[...name][0]?.toUpperCase()}
        </button>
      </Dropdown>
      <Suspense>
        {dialog === 'language' && <LanguageDialog onClose={close} />}
        {dialog === 'invitation' && <InvitationDialog onClose={close} />}
      </Suspense>
    </>
  );
}
