import type { Language } from '@pagewright/model/languages';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { addCounted } from './counted.ts';
import { asLanguage, chooseLanguage, LANGUAGE_KEY } from './language.ts';
import { loadCommonWords, loadWords } from './load-words.ts';
import type { Namespace } from './namespaces.ts';

export const i18n = createInstance();

/** The groups of words that shown screens have needed; a switch of language brings them all. */
const needed = new Set<Namespace>();

/** The router asks for words as soon as it exists, which is before the language has been read. */
const started = Promise.withResolvers<void>();

/** Reads the person's language and its words; the app is shown after that. */
export async function startI18n(): Promise<void> {
  const language = chooseLanguage(readPreference(), navigator.languages);
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: await loadCommonWords(language) } },
    interpolation: { escapeValue: false },
    returnNull: false,
    // A missing key throws in development; in production people see the key rather than nothing.
    saveMissing: import.meta.env.DEV,
    missingKeyHandler: (_languages, _namespace, key) => {
      throw new Error(`No translation for "${key}"`);
    },
  });
  addCounted(i18n);
  showLanguage(language);
  started.resolve();
}

/** Loads the words that a screen needs beside the common ones; the route waits for them before it shows the screen. */
export async function needWords(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) needed.add(namespace);
  await started.promise;
  await bringWords(currentLanguage());
}

async function bringWords(language: Language): Promise<void> {
  const bring = async (namespace: Namespace) => {
    const words = { [namespace]: await loadWords(language, namespace) };
    i18n.addResourceBundle(language, 'translation', words, true);
  };
  const missing = [...needed].filter((namespace) => !i18n.getResource(language, 'translation', namespace));
  await Promise.all(missing.map(bring));
}

/** Switches and remembers the language. */
export async function switchLanguage(language: Language): Promise<void> {
  if (!i18n.hasResourceBundle(language, 'translation')) {
    i18n.addResourceBundle(language, 'translation', await loadCommonWords(language));
  }
  await bringWords(language);
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
