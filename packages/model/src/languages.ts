/** Languages of the interface and of documents (spec §1). */
export const LANGUAGES = ['zh-CN', 'zh-TW', 'en-US', 'ja-JP', 'fr-FR'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Default and fallback language (spec §9). */
export const DEFAULT_LANGUAGE: Language = 'en-US';

/** Whether the language is written without spaces between words. */
export function isCjk(language: Language): boolean {
  return language === 'zh-CN' || language === 'zh-TW' || language === 'ja-JP';
}
