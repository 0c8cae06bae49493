import type { FormatStrings } from '../format.ts';
import type { PdfOptions } from './format.ts';

export const pdfStrings: FormatStrings<PdfOptions> = {
  'zh-CN': { name: 'PDF（阅读与打印）', options: {} },
  'zh-TW': { name: 'PDF（閱讀與列印）', options: {} },
  'en-US': { name: 'PDF (to read and print)', options: {} },
  'ja-JP': { name: 'PDF（閲覧・印刷用）', options: {} },
  'fr-FR': { name: 'PDF (à lire et à imprimer)', options: {} },
};
