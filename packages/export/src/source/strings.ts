import type { FormatStrings } from '../format.ts';
import type { SourceOptions } from './format.ts';

export const sourceStrings: FormatStrings<SourceOptions> = {
  'zh-CN': { name: '页面源文件（ZIP，可再导入）', options: {} },
  'zh-TW': { name: '頁面原始檔（ZIP，可再匯入）', options: {} },
  'en-US': { name: 'Page source (ZIP, can be imported)', options: {} },
  'ja-JP': { name: 'ページのソース（ZIP、再び読み込める）', options: {} },
  'fr-FR': { name: 'Source des pages (ZIP, à réimporter)', options: {} },
};
