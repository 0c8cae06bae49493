import { DeleteOutlined, UploadOutlined } from '@ant-design/icons';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/controls/Button.tsx';
import { FilePicker } from '../../../app/controls/FilePicker.tsx';
import { notify } from '../../../app/toasts/notify.ts';
import { PictureFault } from '../../dialogs/image/picture-fault.ts';
import { logoOf } from './logo-picture.ts';
import styles from './theme.module.css';
import type { ThemePartProps } from './theme-part.ts';

/** The logo of the style: on every page that is designed in it, and in its brand kit. */
export function ThemeLogo({ tokens, onChange }: ThemePartProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const { logo, ...rest } = tokens;
  const take = async (file: File) => {
    setBusy(true);
    try {
      onChange({ ...rest, logo: await logoOf(file) });
    } catch (error) {
      notify.warning(t(`panels.image.${error instanceof PictureFault ? error.code : 'previewFailed'}`));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {logo && (
        <div className={styles.logo} style={{ background: tokens.palette.page.base }}>
          <img src={logo.imageUrl} alt={logo.alt} />
        </div>
      )}
      <div className={logo ? styles.tools : styles.single}>
        <Button icon={<UploadOutlined />} wide busy={busy} onClick={() => input.current?.click()}>
          {t(logo ? 'editor.theme.logoReplace' : 'editor.theme.logoChoose')}
        </Button>
        {logo && (
          <Button
            icon={<DeleteOutlined />}
            aria-label={t('editor.theme.logoRemove')}
            title={t('editor.theme.logoRemove')}
            onClick={() => onChange(rest)}
          />
        )}
      </div>
      <p className={styles.none}>{t('editor.theme.logoNote')}</p>
      <FilePicker
        ref={input}
        accept="image/*,.svg"
        aria-label={t('editor.theme.logoChoose')}
        onFiles={([file]) => void take(file)}
      />
    </>
  );
}
