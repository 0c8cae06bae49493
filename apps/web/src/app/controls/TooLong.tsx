import { useTranslation } from 'react-i18next';
import styles from './too-long.module.css';

interface TooLongProps {
  /** UTF-16 units that it has, and that can be saved. */
  readonly length: number;
  readonly most: number;
}

/** Says of a text that it is too long to be saved. Nothing is cut off: what was typed must not vanish. */
export function TooLong({ length, most }: TooLongProps) {
  const { t } = useTranslation();
  return (
    <p role="alert" className={styles.tooLong}>
      {t('app.tooLong', { length, most })}
    </p>
  );
}
