import type { FormatStrings } from '../format.ts';
import type { DocxOptions } from './format.ts';

export const docxStrings: FormatStrings<DocxOptions> = {
  'zh-CN': {
    name: 'Word 文档（可继续编写）',
    options: {
      fonts: { label: '字体', choices: { safe: '处处可用', designed: '按设计' } },
      contents: { label: '包含目录' },
    },
  },
  'zh-TW': {
    name: 'Word 文件（可繼續撰寫）',
    options: {
      fonts: { label: '字型', choices: { safe: '到處可用', designed: '依設計' } },
      contents: { label: '包含目錄' },
    },
  },
  'en-US': {
    name: 'Word document (to go on writing in)',
    options: {
      fonts: { label: 'Fonts', choices: { safe: 'Safe everywhere', designed: 'As designed' } },
      contents: { label: 'With a table of contents' },
    },
  },
  'ja-JP': {
    name: 'Word 文書（続きを書ける）',
    options: {
      fonts: { label: 'フォント', choices: { safe: 'どこでも使えるもの', designed: 'デザインどおり' } },
      contents: { label: '目次を付ける' },
    },
  },
  'fr-FR': {
    name: 'Document Word (à compléter)',
    options: {
      fonts: { label: 'Polices', choices: { safe: 'Disponibles partout', designed: 'Celles du document' } },
      contents: { label: 'Avec une table des matières' },
    },
  },
};
