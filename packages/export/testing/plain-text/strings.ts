import type { FormatStrings } from '../../src/format.ts';
import type { PlainTextOptions } from './format.ts';

export const plainTextStrings: FormatStrings<PlainTextOptions> = {
  'zh-CN': { name: '纯文本', options: { numbers: { label: '页码' } } },
  'zh-TW': { name: '純文字', options: { numbers: { label: '頁碼' } } },
  'en-US': { name: 'Plain text', options: { numbers: { label: 'Page numbers' } } },
  'ja-JP': { name: 'テキスト', options: { numbers: { label: 'ページ番号' } } },
  'fr-FR': { name: 'Texte brut', options: { numbers: { label: 'Numéros de page' } } },
};
