import type { Language } from '@pagewright/model/languages';
import type { Locale } from 'antd/es/locale';
import dayjs from 'dayjs';

/** The UI kit's own words and the calendar's, which are two things: without the second a calendar stays English. */
const LOADERS: Readonly<Record<Language, () => Promise<[{ default: Locale }, unknown, string]>>> = {
  'zh-CN': async () => [await import('antd/es/locale/zh_CN'), await import('dayjs/locale/zh-cn'), 'zh-cn'],
  'zh-TW': async () => [await import('antd/es/locale/zh_TW'), await import('dayjs/locale/zh-tw'), 'zh-tw'],
  'en-US': async () => [await import('antd/es/locale/en_US'), undefined, 'en'],
  'ja-JP': async () => [await import('antd/es/locale/ja_JP'), await import('dayjs/locale/ja'), 'ja'],
  'fr-FR': async () => [await import('antd/es/locale/fr_FR'), await import('dayjs/locale/fr'), 'fr'],
};

const loaded = new Map<Language, Locale>();

/** The kit's words where they have been loaded before. */
export function knownKitLocale(language: Language): Locale | undefined {
  return loaded.get(language);
}

export async function loadKitLocale(language: Language): Promise<Locale> {
  const [kit, , calendar] = await LOADERS[language]();
  dayjs.locale(calendar);
  loaded.set(language, kit.default);
  return kit.default;
}
