import type { FormatStrings } from '../format.ts';
import type { DocxOptions } from './format.ts';

export const docxStrings: FormatStrings<DocxOptions> = {
  'zh-CN': {
    name: 'Word 文档（可继续编写）',
    options: {
      fonts: { label: '字体', choices: { designed: '按设计', safe: '处处可用' } },
      contents: { label: '包含目录' },
    },
  },
  'zh-TW': {
    name: 'Word 文件（可繼續撰寫）',
    options: {
      fonts: { label: '字型', choices: { designed: '依設計', safe: '到處可用' } },
      contents: { label: '包含目錄' },
    },
  },
  'en-US': {
    name: 'Word document (to go on writing in)',
    options: {
      fonts: { label: 'Fonts', choices: { designed: 'As designed', safe: 'Safe everywhere' } },
      contents: { label: 'With a table of contents' },
    },
  },
  'ja-JP': {
    name: 'Word 文書（続きを書ける）',
    options: {
      fonts: { label: 'フォント', choices: { designed: 'デザインどおり', safe: 'どこでも使えるもの' } },
      contents: { label: '目次を付ける' },
    },
  },
  'fr-FR': {
    name: 'Document Word (à compléter)',
    options: {
      fonts: { label: 'Polices', choices: { designed: 'Celles du document', safe: 'Disponibles partout' } },
      contents: { label: 'Avec une table des matières' },
    },
  },
};
