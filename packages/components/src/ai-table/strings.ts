import { defineStrings } from '../define-strings.ts';

export const aiTableStrings = defineStrings({
  'zh-CN': {
    name: '表格',
    smartName: '智能表格',
    insert: {
      column: '表头{{number}}',
    },
    fields: {
      columns: '列数',
      placeholders: '各列内容',
      headerRow: '表头行',
      autoRowHeight: '自动行高',
      zebraStripe: '斑马纹',
      headerBackgroundColor: '表头背景',
      headerColor: '表头文字',
      stripeColor: '条纹颜色',
      rules: '单元格线',
      cellPadding: '单元格边距',
    },
    options: {
      rules: {
        all: '全部网格线',
        horizontal: '仅横线',
        none: '无',
      },
    },
  },
  'zh-TW': {
    name: '表格',
    smartName: '智慧表格',
    insert: {
      column: '標題{{number}}',
    },
    fields: {
      columns: '欄數',
      placeholders: '各欄內容',
      headerRow: '標題列',
      autoRowHeight: '自動列高',
      zebraStripe: '斑馬紋',
      headerBackgroundColor: '標題背景',
      headerColor: '標題文字',
      stripeColor: '條紋顏色',
      rules: '格線',
      cellPadding: '儲存格邊距',
    },
    options: {
      rules: {
        all: '全部格線',
        horizontal: '僅橫線',
        none: '無',
      },
    },
  },
  'en-US': {
    name: 'Table',
    smartName: 'Smart table',
    insert: {
      column: 'Header {{number}}',
    },
    fields: {
      columns: 'Columns',
      placeholders: 'What each column holds',
      headerRow: 'Header row',
      autoRowHeight: 'Row height by content',
      zebraStripe: 'Striped rows',
      headerBackgroundColor: 'Header background',
      headerColor: 'Header text',
      stripeColor: 'Stripe colour',
      rules: 'Lines between cells',
      cellPadding: 'Cell margin',
    },
    options: {
      rules: {
        all: 'All cells',
        horizontal: 'Rows only',
        none: 'None',
      },
    },
  },
  'ja-JP': {
    name: '表',
    smartName: 'スマート表',
    insert: {
      column: '見出し{{number}}',
    },
    fields: {
      columns: '列数',
      placeholders: '各列の内容',
      headerRow: '見出し行',
      autoRowHeight: '行の高さを自動調整',
      zebraStripe: '縞模様',
      headerBackgroundColor: '見出しの背景',
      headerColor: '見出しの文字',
      stripeColor: '縞の色',
      rules: 'セルの罫線',
      cellPadding: 'セルの余白',
    },
    options: {
      rules: {
        all: 'すべてのセル',
        horizontal: '横線のみ',
        none: 'なし',
      },
    },
  },
  'fr-FR': {
    name: 'Tableau',
    smartName: 'Tableau intelligent',
    insert: {
      column: 'En-tête {{number}}',
    },
    fields: {
      columns: 'Colonnes',
      placeholders: 'Contenu de chaque colonne',
      headerRow: 'Ligne d’en-tête',
      autoRowHeight: 'Hauteur de ligne automatique',
      zebraStripe: 'Lignes alternées',
      headerBackgroundColor: 'Fond de l’en-tête',
      headerColor: 'Texte de l’en-tête',
      stripeColor: 'Couleur des bandes',
      rules: 'Filets entre cellules',
      cellPadding: 'Marge des cellules',
    },
    options: {
      rules: {
        all: 'Toutes les cellules',
        horizontal: 'Lignes seulement',
        none: 'Aucun',
      },
    },
  },
});
