import { CopyOutlined } from '@ant-design/icons';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../toasts/notify.ts';
import { Button } from './Button.tsx';
import styles from './copy-field.module.css';

interface CopyFieldProps {
  readonly value: string;
  readonly label: string;
  /** What is said when it is on the clipboard. */
  readonly copied: string;
  readonly disabled?: boolean;
}

/** A text to be taken along: selected when it is entered, copied by the button beside it. */
export function CopyField({ value, label, copied, disabled = false }: CopyFieldProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      notify.success(copied);
    } catch {
      // Without the browser's leave the person copies it themselves.
      field.current?.select();
      notify.info(t('app.copyByHand'));
    }
  };
  return (
    <div className={styles.field} data-disabled={disabled || undefined}>
      <input ref={field} readOnly value={value} aria-label={label} onFocus={({ target }) => target.select()} />
      <Button icon={<CopyOutlined />} onClick={() => void copy()} disabled={disabled}>
        {t('app.copy')}
      </Button>
    </div>
  );
}
