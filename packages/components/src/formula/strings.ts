import { defineStrings } from '../define-strings.ts';

export const formulaStrings = defineStrings({
  'zh-CN': { name: '公式', fields: { latex: 'LaTeX 源码', alt: '替代文本' } },
  'zh-TW': { name: '數學式', fields: { latex: 'LaTeX 原始碼', alt: '替代文字' } },
  'en-US': { name: 'Formula', fields: { latex: 'LaTeX source', alt: 'Alternative text' } },
  'ja-JP': { name: '数式', fields: { latex: 'LaTeX ソース', alt: '代替テキスト' } },
  'fr-FR': { name: 'Formule', fields: { latex: 'Code LaTeX', alt: 'Texte de remplacement' } },
});
