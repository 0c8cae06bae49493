import type { Language } from '@pagewright/model/languages';
import type { Lack } from '@pagewright/model/outline';

const LINES: Readonly<Record<Language, (page: number, description: string) => string>> = {
  'zh-CN': (page, description) => `第 ${page} 页缺少：${description}`,
  'zh-TW': (page, description) => `第 ${page} 頁缺少：${description}`,
  'en-US': (page, description) => `Page ${page} lacks: ${description}`,
  'ja-JP': (page, description) => `${page} ページに足りない内容：${description}`,
  'fr-FR': (page, description) => `Page ${page}, il manque : ${description}`,
};

/** What a template asked for and the sources do not hold, a line each. */
export function lackingLines(lacking: readonly Lack[], language: Language): string[] {
  return lacking.map(({ page, description }) => LINES[language](page, description));
}
