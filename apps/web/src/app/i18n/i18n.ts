import type { Language } from '@pagewright/model/languages';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { asLanguage, chooseLanguage, LANGUAGE_KEY } from './language.ts';
import { loadMessages } from './load-messages.ts';

export const i18n = createInstance();

/** Reads the person's language and its words; the app is shown after that. */
export async function startI18n(): Promise<void> {
  const language = chooseLanguage(readPreference(), navigator.languages);
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: await loadMessages(language) } },
    interpolation: { escapeValue: false },
    returnNull: false,
    // A missing key throws in development; in production people see the key rather than nothing.
    saveMissing: import.meta.env.DEV,
    missingKeyHandler: (_languages, _namespace, key) => {
      throw new Error(`No translation for "${key}"`);
    },
  });
  showLanguage(language);
}

/** Switches and remembers the language. */
export async function switchLanguage(language: Language): Promise<void> {
  i18n.addResourceBundle(language, 'translation', await loadMessages(language));
  await i18n.changeLanguage(language);
  try {
    window.localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage is forbidden or full: the choice lasts as long as the tab.
  }
  showLanguage(language);
}

export function currentLanguage(): Language {
  return asLanguage(i18n.language);
}

function showLanguage(language: Language) {
  document.documentElement.lang = language;
}

function readPreference(): string | null {
  try {
    return window.localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}
