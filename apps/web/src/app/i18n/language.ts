import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@pagewright/model/languages';

/** Storage key of the stored preference (spec §1). */
export const LANGUAGE_KEY = 'appLanguage';

/** Names of the languages in themselves: they are not translated. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  'en-US': 'English',
  'ja-JP': '日本語',
  'fr-FR': 'Français',
};

/** One of the five languages, or the default. */
export function asLanguage(text: string | null | undefined): Language {
  return LANGUAGES.find((language) => language === text) ?? DEFAULT_LANGUAGE;
}

/** The stored preference, else the browser's language, else en-US (spec §1). */
export function chooseLanguage(stored: string | null, browser: readonly string[]): Language {
  const preferred = LANGUAGES.find((language) => language === stored);
  if (preferred) return preferred;
  for (const wish of browser) {
    const match = matchLanguage(wish);
    if (match) return match;
  }
  return DEFAULT_LANGUAGE;
}

function matchLanguage(wish: string): Language | undefined {
  const lower = wish.toLowerCase();
  if (/^zh\b.*(hant|tw|hk|mo)/.test(lower)) return 'zh-TW';
  const primary = lower.split('-')[0];
  return LANGUAGES.find((language) => language.toLowerCase().startsWith(`${primary}-`));
}
