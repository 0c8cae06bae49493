import { CloudServerOutlined } from '@ant-design/icons';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './offline-bar.module.css';

/** Says that there is no network for as long as there is none; what is on the screen stays usable. */
export function OfflineBar() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <output className={styles.place}>
      {!online && (
        <p className={styles.bar}>
          <CloudServerOutlined aria-hidden />
          {t('app.offline')}
        </p>
      )}
    </output>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
