import { CheckOutlined } from '@ant-design/icons';
import { LANGUAGES } from '@pagewright/model/languages';
import { useTranslation } from 'react-i18next';
import { currentLanguage, switchLanguage } from '../../app/i18n/i18n.ts';
import { LANGUAGE_NAMES } from '../../app/i18n/language.ts';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { notify } from '../../app/toasts/notify.ts';
import styles from './accounts.module.css';

/** Language settings (spec §2): one of the five. */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const chosen = currentLanguage();
  return (
    <KitModal title={t('account.language')} footer={null} onCancel={onClose} width={380}>
      <div className={styles.languages} role="radiogroup" aria-label={t('account.language')}>
        {LANGUAGES.map((language) => (
          <label
            key={language}
            lang={language}
            className={styles.language}
            data-checked={language === chosen || undefined}
          >
            <input
              type="radio"
              name="language"
              className="visually-hidden"
              checked={language === chosen}
              onChange={() => switchLanguage(language).then(onClose, (error: unknown) => notify.error(error))}
            />
            {LANGUAGE_NAMES[language]}
            {language === chosen && <CheckOutlined />}
          </label>
        ))}
      </div>
    </KitModal>
  );
}
