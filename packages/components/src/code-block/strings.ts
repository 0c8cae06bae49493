import { defineStrings } from '../define-strings.ts';
import { CODE_LANGUAGE_NAMES } from './languages.ts';

export const codeBlockStrings = defineStrings({
  'zh-CN': {
    name: '代码块',
    insert: { hint: '双击即可编写或粘贴代码' },
    fields: {
      language: '语言',
      title: '标题（文件名）',
      lineNumbers: '显示行号',
      firstLine: '起始行号',
      marked: '突出显示的行（如 3, 5-7）',
      tabWidth: 'Tab 宽度',
      fit: '放不下时',
      tone: '底色',
    },
    options: {
      language: { auto: '自动识别', plain: '纯文本', ...CODE_LANGUAGE_NAMES },
      fit: { shrink: '缩小字号', wrap: '自动换行' },
      tone: { dark: '深色', light: '浅色' },
    },
  },
  'zh-TW': {
    name: '程式碼區塊',
    insert: { hint: '按兩下即可撰寫或貼上程式碼' },
    fields: {
      language: '語言',
      title: '標題（檔名）',
      lineNumbers: '顯示行號',
      firstLine: '起始行號',
      marked: '醒目標示的行（如 3, 5-7）',
      tabWidth: 'Tab 寬度',
      fit: '放不下時',
      tone: '底色',
    },
    options: {
      language: { auto: '自動判斷', plain: '純文字', ...CODE_LANGUAGE_NAMES },
      fit: { shrink: '縮小字級', wrap: '自動換行' },
      tone: { dark: '深色', light: '淺色' },
    },
  },
  'en-US': {
    name: 'Code block',
    insert: { hint: 'Double-click to write or paste code' },
    fields: {
      language: 'Language',
      title: 'Title or file name',
      lineNumbers: 'Line numbers',
      firstLine: 'First number',
      marked: 'Highlighted lines (3, 5-7)',
      tabWidth: 'Tab width',
      fit: 'When it is too long',
      tone: 'Background tone',
    },
    options: {
      language: { auto: 'Detect', plain: 'Plain text', ...CODE_LANGUAGE_NAMES },
      fit: { shrink: 'Smaller type', wrap: 'Wrap lines' },
      tone: { dark: 'Dark', light: 'Light' },
    },
  },
  'ja-JP': {
    name: 'コードブロック',
    insert: { hint: 'ダブルクリックしてコードを入力または貼り付け' },
    fields: {
      language: '言語',
      title: 'タイトル（ファイル名）',
      lineNumbers: '行番号を表示',
      firstLine: '開始行番号',
      marked: '強調する行（例: 3, 5-7）',
      tabWidth: 'タブ幅',
      fit: '収まらないとき',
      tone: '背景の明暗',
    },
    options: {
      language: { auto: '自動判定', plain: 'プレーンテキスト', ...CODE_LANGUAGE_NAMES },
      fit: { shrink: '文字を小さくする', wrap: '行を折り返す' },
      tone: { dark: 'ダーク', light: 'ライト' },
    },
  },
  'fr-FR': {
    name: 'Bloc de code',
    insert: { hint: 'Double-cliquez pour écrire ou coller du code' },
    fields: {
      language: 'Langage',
      title: 'Titre ou nom de fichier',
      lineNumbers: 'Numéros de ligne',
      firstLine: 'Premier numéro',
      marked: 'Lignes en évidence (3, 5-7)',
      tabWidth: 'Largeur de tabulation',
      fit: 'Si le code est trop long',
      tone: 'Fond',
    },
    options: {
      language: { auto: 'Détection automatique', plain: 'Texte brut', ...CODE_LANGUAGE_NAMES },
      fit: { shrink: 'Réduire les caractères', wrap: 'Couper les lignes' },
      tone: { dark: 'Sombre', light: 'Clair' },
    },
  },
});
