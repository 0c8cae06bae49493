import { defineStrings } from '../define-strings.ts';

export const textStrings = defineStrings({
  'zh-CN': {
    name: '文本',
    insert: {
      text: '双击编辑文本',
      number: '页码',
      total: '总页数',
      title: '文档标题',
      section: '章节名称',
      date: '日期',
    },
  },
  'zh-TW': {
    name: '文字',
    insert: {
      text: '雙擊編輯文字',
      number: '頁碼',
      total: '總頁數',
      title: '文件標題',
      section: '章節名稱',
      date: '日期',
    },
  },
  'en-US': {
    name: 'Text',
    insert: {
      text: 'Double-click to edit',
      number: 'Page number',
      total: 'Number of pages',
      title: 'Document title',
      section: 'Section name',
      date: 'Date',
    },
  },
  'ja-JP': {
    name: 'テキスト',
    insert: {
      text: 'ダブルクリックで編集',
      number: 'ページ番号',
      total: '総ページ数',
      title: '文書のタイトル',
      section: 'セクション名',
      date: '日付',
    },
  },
  'fr-FR': {
    name: 'Texte',
    insert: {
      text: 'Double-cliquez pour modifier',
      number: 'Numéro de page',
      total: 'Nombre de pages',
      title: 'Titre du document',
      section: 'Nom de la section',
      date: 'Date du jour',
    },
  },
});
