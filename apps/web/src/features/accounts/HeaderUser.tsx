import { ThunderboltFilled } from '@ant-design/icons';
import { getMembership } from '@pagewright/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { api } from '../../app/api/api.ts';
import { isApiError, NO_ANSWER } from '../../app/api/api-error.ts';
import { Button } from '../../app/controls/Button.tsx';
import { loginPath } from '../../app/session/redirect-target.ts';
import { useSession } from '../../app/session/session.ts';
import type { SessionState } from '../../app/session/session-store.ts';
import { notify } from '../../app/toasts/notify.ts';
import { Avatar } from './Avatar.tsx';
import styles from './accounts.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const loadMenu = () => import('./UserMenu.tsx');
const UserMenu = lazy(async () => ({ default: (await loadMenu()).UserMenu }));

/** Membership cache: 5 min (spec §9). */
const MEMBERSHIP_CACHE = 5 * 60_000;

/** The header's user area: a login button, or points and the user menu (spec §2). */
export function HeaderUser() {
  const { t } = useTranslation();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (session) return <SignedIn session={session} />;
  return (
    <div className={styles.user}>
      <LanguageSwitch />
      <Button look="primary" onClick={() => void navigate(loginPath(pathname + search))}>
        {t('account.login')}
      </Button>
    </div>
  );
}

/** The menu is loaded when it is first wanted. */
function SignedIn({ session }: { session: SessionState }) {
  const [wanted, setWanted] = useState(false);
  const avatar = (
    <Avatar user={session.user} aria-haspopup="menu" onPointerEnter={loadMenu} onClick={() => setWanted(true)} />
  );
  return (
    <div className={styles.user}>
      <Points />
      {wanted ? (
        <Suspense fallback={avatar}>
          <UserMenu user={session.user} />
        </Suspense>
      ) : (
        avatar
      )}
    </div>
  );
}

function Points() {
  const { t } = useTranslation();
  const { data, error } = useQuery({
    queryKey: ['membership'],
    queryFn: ({ signal }) => api.call(getMembership, { signal }),
    staleTime: MEMBERSHIP_CACHE,
  });
  const tell = useEffectEvent((failure: unknown) =>
    notify.error(failure, (reason) => t('account.membershipFailed', { reason })),
  );
  useEffect(() => {
    // The login page has no such header (spec §8); the end of the session is told by itself, and so is the missing network.
    const isToldAlready = isApiError(error) && (error.status === 401 || error.status === NO_ANSWER);
    if (error && !isToldAlready) tell(error);
  }, [error]);
  if (!data) return null;
  return (
    <Link to="/account/points" className={styles.points} title={t('account.pointsHistory')}>
      <ThunderboltFilled aria-hidden />
      {data.points}
      <span>{t('account.points')}</span>
    </Link>
  );
}
