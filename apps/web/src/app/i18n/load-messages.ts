import type { Language } from '@pagewright/model/languages';
import type { Messages } from './messages.ts';

/** A language's words, as a chunk of their own: nobody downloads the other four. */
const LOADERS: Readonly<Record<Language, () => Promise<Messages>>> = {
  'zh-CN': async () => (await import('./locales/zh-CN.ts')).zhCN,
  'zh-TW': async () => (await import('./locales/zh-TW.ts')).zhTW,
  'en-US': async () => (await import('./locales/en-US.ts')).enUS,
  'ja-JP': async () => (await import('./locales/ja-JP.ts')).jaJP,
  'fr-FR': async () => (await import('./locales/fr-FR.ts')).frFR,
};

export function loadMessages(language: Language): Promise<Messages> {
  return LOADERS[language]();
}
