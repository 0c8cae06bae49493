import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadKitLocale } from '../i18n/kit-locale.ts';
import { asLanguage } from '../i18n/language.ts';
import { theme } from './theme.ts';

/** The server writes a nonce for the kit's style elements into the document (content security policy). */
const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? undefined;

/** Theme and words of the UI kit. */
export function KitProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const [locale, setLocale] = useState<Locale>();
  useEffect(() => {
    let current = true;
    void loadKitLocale(asLanguage(i18n.language)).then((loaded) => current && setLocale(loaded));
    return () => {
      current = false;
    };
  }, [i18n.language]);
  return (
    <ConfigProvider theme={theme} locale={locale} csp={nonce ? { nonce } : undefined}>
      {children}
    </ConfigProvider>
  );
}
