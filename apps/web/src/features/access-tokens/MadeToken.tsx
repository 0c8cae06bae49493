import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyField } from '../../app/controls/CopyField.tsx';
import styles from './access-tokens.module.css';

/** The only time that a token is seen. The keyboard is at it, not at what closes the dialog. */
export function MadeToken({ token }: { token: string }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place} className={styles.made} data-testid="made-token">
      <p>{t('tokens.madeLead')}</p>
      <CopyField value={token} label={t('tokens.token')} copied={t('tokens.copied')} />
    </div>
  );
}
