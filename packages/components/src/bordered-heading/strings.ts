import { defineStrings } from '../define-strings.ts';

export const borderedHeadingStrings = defineStrings({
  'zh-CN': {
    name: '带边框标题',
    insert: {
      text: '双击编辑标题',
    },
  },
  'zh-TW': {
    name: '帶框標題',
    insert: {
      text: '雙擊編輯標題',
    },
  },
  'en-US': {
    name: 'Boxed heading',
    insert: {
      text: 'Double-click to edit the heading',
    },
  },
  'ja-JP': {
    name: '枠付き見出し',
    insert: {
      text: 'ダブルクリックで見出しを編集',
    },
  },
  'fr-FR': {
    name: 'Titre encadré',
    insert: {
      text: 'Double-cliquez pour modifier le titre',
    },
  },
});
