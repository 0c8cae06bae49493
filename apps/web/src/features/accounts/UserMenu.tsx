import {
  CrownOutlined,
  GiftOutlined,
  GlobalOutlined,
  InfoCircleOutlined,
  LogoutOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { UserInfo } from '@pagewright/contract/accounts';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { KitDropdown } from '../../app/kit/KitDropdown.tsx';
import { KitProvider } from '../../app/kit/KitProvider.tsx';
import { Avatar } from './Avatar.tsx';
import styles from './accounts.module.css';
import { signOut } from './sign-in.ts';

const LanguageDialog = lazy(async () => ({ default: (await import('./LanguageDialog.tsx')).LanguageDialog }));
const InvitationDialog = lazy(async () => ({ default: (await import('./InvitationDialog.tsx')).InvitationDialog }));

/** The user menu at top right (spec §2), open when it first appears. */
export function UserMenu({ user }: { user: UserInfo }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(true);
  const avatar = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState<'language' | 'invitation'>();
  const close = () => setDialog(undefined);
  const leave = async () => {
    await signOut();
    await navigate('/login');
  };
  return (
    <KitProvider>
      <KitDropdown
        opener={avatar}
        placement="bottomRight"
        open={open}
        onOpenChange={setOpen}
        menu={{
          items: [
            { key: 'who', disabled: true, label: <span className={styles.who}>{user.email || user.userName}</span> },
            { type: 'divider' },
            { key: '/account', icon: <UserOutlined />, label: t('account.accountInfo') },
            { key: '/payment', icon: <CrownOutlined />, label: t('account.membership') },
            { key: 'invitation', icon: <GiftOutlined />, label: t('account.invitation') },
            { key: 'language', icon: <GlobalOutlined />, label: t('account.language') },
            { key: '/about', icon: <InfoCircleOutlined />, label: t('account.about') },
            { type: 'divider' },
            { key: 'logout', icon: <LogoutOutlined />, label: t('account.logout') },
          ],
          onClick: ({ key }) => {
            setOpen(false);
            if (key === 'logout') void leave();
            else if (key === 'language' || key === 'invitation') setDialog(key);
            else void navigate(key);
          },
        }}
      >
        <Avatar user={user} ref={avatar} aria-haspopup="menu" aria-expanded={open} />
      </KitDropdown>
      <Suspense>
        {dialog === 'language' && <LanguageDialog onClose={close} />}
        {dialog === 'invitation' && <InvitationDialog onClose={close} />}
      </Suspense>
    </KitProvider>
  );
}
