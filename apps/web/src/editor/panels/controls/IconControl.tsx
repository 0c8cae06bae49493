import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconPicture } from '../../dialogs/icon/IconPicture.tsx';
import styles from '../panels.module.css';
import type { ControlProps } from './control-props.ts';

const IconSelector = lazy(async () => ({
  default: (await import('../../dialogs/icon/IconSelector.tsx')).IconSelector,
}));

export function IconControl({ value, label, disabled, onChange }: ControlProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const name = typeof value === 'string' ? value : '';
  return (
    <>
      <button
        type="button"
        className={styles.iconChoice}
        aria-label={`${label}: ${t('panels.icons.change')}`}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        <IconPicture name={name} size={22} />
        <span>{t('panels.icons.change')}</span>
      </button>
      {open && (
        <Suspense>
          <IconSelector value={name} onChoose={(icon) => onChange(icon)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
