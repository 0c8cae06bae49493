import type { FormatStrings } from '../format.ts';
import type { HtmlOptions } from './format.ts';

export const htmlStrings: FormatStrings<HtmlOptions> = {
  'zh-CN': { name: '网页（单个 HTML 文件）', options: {} },
  'zh-TW': { name: '網頁（單一 HTML 檔案）', options: {} },
  'en-US': { name: 'Web page (one HTML file)', options: {} },
  'ja-JP': { name: 'ウェブページ（1 つの HTML ファイル）', options: {} },
  'fr-FR': { name: 'Page web (un seul fichier HTML)', options: {} },
};
