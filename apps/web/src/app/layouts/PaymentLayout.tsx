import { ArrowLeftOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router';
import { HeaderUser } from '../../features/accounts/HeaderUser.tsx';
import { Button } from '../controls/Button.tsx';
import { KitProvider } from '../kit/KitProvider.tsx';
import { useSession } from '../session/session.ts';
import { Logo } from './Logo.tsx';
import styles from './payment-layout.module.css';

/** Logo, a way back and the user area above the content (spec §2). */
export function PaymentLayout() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const session = useSession();
  // The router numbers the entries of its history; the first has nothing of ours before it.
  const back = () => (hasHistory() ? navigate(-1) : navigate('/'));
  return (
    <div className={styles.page}>
      <header className={styles.header} data-visitor={session ? undefined : true}>
        <Logo />
        <Button look="text" icon={<ArrowLeftOutlined />} className={styles.back} onClick={() => void back()}>
          {t('app.back')}
        </Button>
        <span className={styles.space} />
        <HeaderUser />
      </header>
      <main className={styles.main}>
        <KitProvider>
          <Outlet />
        </KitProvider>
      </main>
    </div>
  );
}

function hasHistory(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
