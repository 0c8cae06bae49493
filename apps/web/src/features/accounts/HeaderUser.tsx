import { ThunderboltFilled } from '@ant-design/icons';
import { getMembership } from '@pagewright/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { api } from '../../app/api/api.ts';
import { loginPath } from '../../app/session/redirect-target.ts';
import { useSession } from '../../app/session/session.ts';
import styles from './accounts.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const UserMenu = lazy(async () => ({ default: (await import('./UserMenu.tsx')).UserMenu }));

/** Membership cache: 5 min (spec §9). */
const MEMBERSHIP_CACHE = 5 * 60_000;

/** The header's user area: a login button, or points and the user menu (spec §2). */
export function HeaderUser() {
  const { t } = useTranslation();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (session) {
    return (
      <div className={styles.user}>
        <Points />
        <Suspense fallback={<span className={styles.avatar} />}>
          <UserMenu session={session} />
        </Suspense>
      </div>
    );
  }
  return (
    <div className={styles.user}>
      <LanguageSwitch />
      <Button type="primary" onClick={() => void navigate(loginPath(pathname + search))}>
        {t('account.login')}
      </Button>
    </div>
  );
}

function Points() {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: ['membership'],
    queryFn: ({ signal }) => api.call(getMembership, { signal }),
    staleTime: MEMBERSHIP_CACHE,
  });
  if (!data) return null;
  return (
    <span className={styles.points} title={t('account.points')}>
      <ThunderboltFilled />
      {data.points}
      <span>{t('account.points')}</span>
    </span>
  );
}
