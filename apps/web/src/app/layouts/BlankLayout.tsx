import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router';
import { LanguageSwitch } from '../../features/accounts/LanguageSwitch.tsx';
import { KitProvider } from '../kit/KitProvider.tsx';
import { PRODUCT_NAME } from '../product.ts';
import styles from './blank-layout.module.css';
import { Logo } from './Logo.tsx';

/** Content and a footer with the brand (spec §2). */
export function BlankLayout() {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Logo />
        <LanguageSwitch />
      </header>
      <main className={styles.main}>
        <KitProvider>
          <Outlet />
        </KitProvider>
      </main>
      <footer className={styles.footer}>
        <span>
          {PRODUCT_NAME} 页匠 · {t('app.copyright')}
        </span>
        <nav className={styles.links}>
          <Link to="/about">{t('title.about')}</Link>
          <Link to="/agreement">{t('title.agreement')}</Link>
          <Link to="/privacy">{t('title.privacy')}</Link>
        </nav>
      </footer>
    </div>
  );
}
