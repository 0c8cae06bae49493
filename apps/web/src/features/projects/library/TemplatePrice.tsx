import { useTranslation } from 'react-i18next';
import styles from './library.module.css';

/** Free, or points (spec §3). */
export function TemplatePrice({ price }: { price: number }) {
  const { t } = useTranslation();
  return (
    <span className={styles.price} data-free={price === 0 || undefined}>
      {price === 0 ? t('library.template.free') : t('library.template.points', { total: price })}
    </span>
  );
}
