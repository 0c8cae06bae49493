import { Outlet } from 'react-router';
import { HeaderUser } from '../../features/accounts/HeaderUser.tsx';
import styles from './create-layout.module.css';
import { Logo } from './Logo.tsx';

/** Plain content under a slim header (spec §2). */
export function CreateLayout() {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Logo />
        <HeaderUser />
      </header>
      <main tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </div>
  );
}
