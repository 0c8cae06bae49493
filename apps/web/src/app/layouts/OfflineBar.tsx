import { CloudServerOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../controls/use-online.ts';
import styles from './offline-bar.module.css';

/** Says that there is no network for as long as there is none; what is on the screen stays usable. */
export function OfflineBar() {
  const { t } = useTranslation();
  const online = useOnline();
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
