import type { FormatStrings } from '../format.ts';
import type { PdfOptions } from './format.ts';

export const pdfStrings: FormatStrings<PdfOptions> = {
  'zh-CN': {
    name: 'PDF（阅读与打印）',
    options: {
      paper: {
        label: '纸张',
        choices: {
          designed: '与页面相同',
          auto: '按页面比例，长边 148–297 毫米',
          a4: 'A4（210 × 297 毫米）',
          a3: 'A3（297 × 420 毫米）',
          letter: 'Letter（216 × 279 毫米）',
          legal: 'Legal（216 × 356 毫米）',
          slide: '幻灯片（254 × 143 毫米）',
        },
      },
      proof: { label: '生成后回读校验：文字、图片、字体' },
    },
  },
  'zh-TW': {
    name: 'PDF（閱讀與列印）',
    options: {
      paper: {
        label: '紙張',
        choices: {
          designed: '與頁面相同',
          auto: '依頁面比例，長邊 148–297 公釐',
          a4: 'A4（210 × 297 公釐）',
          a3: 'A3（297 × 420 公釐）',
          letter: 'Letter（216 × 279 公釐）',
          legal: 'Legal（216 × 356 公釐）',
          slide: '投影片（254 × 143 公釐）',
        },
      },
      proof: { label: '產生後讀回檢查：文字、圖片、字型' },
    },
  },
  'en-US': {
    name: 'PDF (to read and print)',
    options: {
      paper: {
        label: 'Paper',
        choices: {
          designed: 'As the page is',
          auto: 'Its proportions (148–297 mm)',
          a4: 'A4 (210 × 297 mm)',
          a3: 'A3 (297 × 420 mm)',
          letter: 'Letter (216 × 279 mm)',
          legal: 'Legal (216 × 356 mm)',
          slide: 'Slide (254 × 143 mm)',
        },
      },
      proof: { label: 'Read the file back and check words, pictures and fonts' },
    },
  },
  'ja-JP': {
    name: 'PDF（閲覧・印刷用）',
    options: {
      paper: {
        label: '用紙',
        choices: {
          designed: 'ページと同じ',
          auto: 'ページの比率、長辺 148～297 mm',
          a4: 'A4（210 × 297 mm）',
          a3: 'A3（297 × 420 mm）',
          letter: 'レター（216 × 279 mm）',
          legal: 'リーガル（216 × 356 mm）',
          slide: 'スライド（254 × 143 mm）',
        },
      },
      proof: { label: 'ファイルを読み戻して文字・画像・フォントを確かめる' },
    },
  },
  'fr-FR': {
    name: 'PDF (à lire et à imprimer)',
    options: {
      paper: {
        label: 'Papier',
        choices: {
          designed: 'Celui de la page',
          auto: 'Ses proportions (148–297 mm)',
          a4: 'A4 (210 × 297 mm)',
          a3: 'A3 (297 × 420 mm)',
          letter: 'Lettre (216 × 279 mm)',
          legal: 'Légal (216 × 356 mm)',
          slide: 'Diapositive (254 × 143 mm)',
        },
      },
      proof: { label: 'Relire le fichier et vérifier mots, images et polices' },
    },
  },
};
