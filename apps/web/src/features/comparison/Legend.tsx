import { useTranslation } from 'react-i18next';
import styles from './comparison.module.css';
import marks from './difference-marks.module.css';
import { DIFFERENCE_SIGNS } from './difference-signs.ts';
import { OBJECT_DIFFERENCES } from './page-outlines.ts';

/** What the lines of the outlines mean. */
export function Legend() {
  const { t } = useTranslation();
  return (
    <ul className={styles.legend} aria-label={t('comparison.legend')}>
      {OBJECT_DIFFERENCES.map((is) => (
        <li key={is}>
          <span className={marks.key} data-outline={is} aria-hidden />
          <span className={`${marks.sign} ${styles.letter}`} data-outline={is} aria-hidden>
            {DIFFERENCE_SIGNS[is]}
          </span>
          {t(`comparison.object.${is}`)}
        </li>
      ))}
    </ul>
  );
}
