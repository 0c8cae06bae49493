import { GlobalOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { currentLanguage } from '../../app/i18n/i18n.ts';
import { LANGUAGE_NAMES } from '../../app/i18n/language.ts';

const LanguageDialog = lazy(async () => ({ default: (await import('./LanguageDialog.tsx')).LanguageDialog }));

/** The button that opens the language settings. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const name = LANGUAGE_NAMES[currentLanguage()];
  return (
    <>
      <Button
        look="text"
        icon={<GlobalOutlined />}
        aria-label={`${t('account.language')}: ${name}`}
        onClick={() => setOpen(true)}
      >
        {name}
      </Button>
      {open && (
        <Suspense>
          <LanguageDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
