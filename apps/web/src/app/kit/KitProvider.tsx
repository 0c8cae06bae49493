import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../controls/use-media.ts';
import { asLanguage } from '../i18n/language.ts';
import { CSP_NONCE } from './csp-nonce.ts';
import { keptStyles } from './kept-styles.ts';
import { knownKitLocale, loadKitLocale } from './kit-locale.ts';
import { themeFor } from './theme.ts';

/** Two Chinese characters stand together as on every other button. */
const PLAIN_WORDS = { autoInsertSpace: false } as const;

/** A hint never keeps the pointer from what lies under it. */
const HINTS = { styles: { root: { pointerEvents: 'none' } } } as const;

/** For all places of the app that the kit is used in, as long as the app runs. */
const STYLES = keptStyles();

/**
 * Theme and words of the UI kit. It stands around the parts that use the kit and not around the whole app, so that the
 * first screen need not load it.
 */
export function KitProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const coarse = useMedia('(pointer: coarse)');
  const [calm] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [locale, setLocale] = useState<Locale | undefined>(() => knownKitLocale(asLanguage(i18n.language)));
  useEffect(() => {
    let current = true;
    void loadKitLocale(asLanguage(i18n.language)).then((loaded) => current && setLocale(loaded));
    return () => {
      current = false;
    };
  }, [i18n.language]);
  // The kit would mount its children anew when the words arrive, and what had been typed would be lost.
  if (!locale) return null;
  return (
    <StyleProvider cache={STYLES}>
      <ConfigProvider
        theme={themeFor({ calm, coarse })}
        locale={locale}
        csp={CSP_NONCE}
        button={PLAIN_WORDS}
        tooltip={HINTS}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
