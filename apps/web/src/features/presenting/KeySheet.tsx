import { CloseOutlined } from '@ant-design/icons';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './presenting.module.css';
import { SHOWN_KEYS } from './show-keys.ts';

/** All keys of a presentation; that of the notes where there are any to show. */
export function KeySheet({ hasNotes, onClose }: { hasNotes: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <dialog open className={styles.sheet} aria-modal="true" aria-label={t('presenting.keys')}>
      <header>
        <h2>{t('presenting.keys')}</h2>
        <button ref={close} type="button" aria-label={t('presenting.close')} onClick={onClose}>
          <CloseOutlined />
        </button>
      </header>
      <dl>
        {SHOWN_KEYS.filter(([name]) => hasNotes || name !== 'presenter').map(([name, keys]) => (
          <div key={name}>
            <dt>{t(`presenting.${name}`)}</dt>
            <dd>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
