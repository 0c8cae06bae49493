import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './generation.module.css';
import type { OutlineFirst } from './use-outline-first.ts';

/** Whether the outline is seen and arranged before pages are made. */
export function OutlineFirstChoice({ isChosen, choose }: OutlineFirst) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <label className={styles.outlineFirst}>
      <input
        type="checkbox"
        checked={isChosen}
        aria-describedby={id}
        onChange={({ target }) => choose(target.checked)}
        data-testid="outline-first"
      />
      <span>
        {t('create.outlineFirst')}
        <small id={id}>{t('create.outlineFirstHint')}</small>
      </span>
    </label>
  );
}
