import { defineStrings } from '../define-strings.ts';

export const textStrings = defineStrings({
  'zh-CN': {
    name: '文本',
    insert: {
      text: '双击编辑文本',
    },
  },
  'zh-TW': {
    name: '文字',
    insert: {
      text: '雙擊編輯文字',
    },
  },
  'en-US': {
    name: 'Text',
    insert: {
      text: 'Double-click to edit',
    },
  },
  'ja-JP': {
    name: 'テキスト',
    insert: {
      text: 'ダブルクリックで編集',
    },
  },
  'fr-FR': {
    name: 'Texte',
    insert: {
      text: 'Double-cliquez pour modifier',
    },
  },
});
