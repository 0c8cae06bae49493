import type { Page } from '@pagewright/components/models';
import type { Language } from '@pagewright/model/languages';
import type { Lack } from '@pagewright/model/outline';
import { withoutUnfilledPages } from '@pagewright/page/unfilled-page';

const LINES: Readonly<Record<Language, (page: number, description: string) => string>> = {
  'zh-CN': (page, description) => `第 ${page} 页缺少：${description}`,
  'zh-TW': (page, description) => `第 ${page} 頁缺少：${description}`,
  'en-US': (page, description) => `Page ${page} lacks: ${description}`,
  'ja-JP': (page, description) => `${page} ページ目に足りない内容：${description}`,
  'fr-FR': (page, description) => `Page ${page}, il manque : ${description}`,
};

/** What a template asked for and the sources do not hold, a line each. */
export function lackingLines(lacking: readonly Lack[], language: Language): string[] {
  return lacking.map(({ page, description }) => LINES[language](page, description));
}

const LEFT_OUT: Readonly<Record<Language, (numbers: string) => string>> = {
  'zh-CN': (numbers) => `第 ${numbers} 页除标题外还没有内容，没有写入文件`,
  'zh-TW': (numbers) => `第 ${numbers} 頁除標題外還沒有內容，沒有寫入檔案`,
  'en-US': (numbers) => `Left out of files, as they hold nothing yet besides their titles: pages ${numbers}`,
  'ja-JP': (numbers) => `${numbers} ページには見出しのほかに内容がまだないため、ファイルに入れていません`,
  'fr-FR': (numbers) => `Absentes des fichiers, car elles ne contiennent encore que leur titre : pages ${numbers}`,
};

/** Which pages files do without, where there are such. */
export function leftOutLines(pages: readonly Page[], language: Language): string[] {
  const kept = new Set(withoutUnfilledPages(pages));
  const numbers = pages.flatMap((page, index) => (kept.has(page) ? [] : [index + 1]));
  return numbers.length > 0 ? [LEFT_OUT[language](numbers.join(', '))] : [];
}
