import type { FormatStrings } from '../format.ts';
import type { PptxOptions } from './format.ts';

export const pptxStrings: FormatStrings<PptxOptions> = {
  'zh-CN': {
    name: 'PowerPoint 演示文稿（可编辑）',
    options: {
      lines: { label: '换行', choices: { auto: '自动', kept: '逐行保留', free: '由程序决定' } },
      fonts: {
        label: '字体',
        choices: { safe: '处处可用', designed: '按设计（含在文件中）', 'google-slides': 'Google 幻灯片' },
      },
    },
  },
  'zh-TW': {
    name: 'PowerPoint 簡報（可編輯）',
    options: {
      lines: { label: '換行', choices: { auto: '自動', kept: '逐行保留', free: '由程式決定' } },
      fonts: {
        label: '字型',
        choices: { safe: '到處可用', designed: '依設計（含在檔案中）', 'google-slides': 'Google 簡報' },
      },
    },
  },
  'en-US': {
    name: 'PowerPoint presentation (editable)',
    options: {
      lines: {
        label: 'Line breaks',
        choices: { auto: 'Automatic', kept: 'Every line kept', free: 'Left to the program' },
      },
      fonts: {
        label: 'Fonts',
        choices: { safe: 'Safe everywhere', designed: 'As designed, in the file', 'google-slides': 'Google Slides' },
      },
    },
  },
  'ja-JP': {
    name: 'PowerPoint プレゼンテーション（編集可能）',
    options: {
      lines: { label: '改行', choices: { auto: '自動', kept: 'すべての行を保つ', free: 'プログラムに任せる' } },
      fonts: {
        label: 'フォント',
        choices: {
          safe: 'どこでも使えるもの',
          designed: 'デザインどおり（ファイルに含む）',
          'google-slides': 'Google スライド',
        },
      },
    },
  },
  'fr-FR': {
    name: 'Présentation PowerPoint (modifiable)',
    options: {
      lines: {
        label: 'Retours à la ligne',
        choices: { auto: 'Automatiques', kept: 'Chaque ligne gardée', free: 'Laissés au programme' },
      },
      fonts: {
        label: 'Polices',
        choices: {
          safe: 'Disponibles partout',
          designed: 'Celles du document, incluses',
          'google-slides': 'Google Slides',
        },
      },
    },
  },
};
