import { defineStrings } from '../define-strings.ts';

export const headingStrings = defineStrings({
  'zh-CN': {
    name: '标题',
    insert: {
      text: '双击编辑标题',
    },
  },
  'zh-TW': {
    name: '標題',
    insert: {
      text: '雙擊編輯標題',
    },
  },
  'en-US': {
    name: 'Heading',
    insert: {
      text: 'Double-click to edit the heading',
    },
  },
  'ja-JP': {
    name: '見出し',
    insert: {
      text: 'ダブルクリックで見出しを編集',
    },
  },
  'fr-FR': {
    name: 'Titre',
    insert: {
      text: 'Double-cliquez pour modifier le titre',
    },
  },
});
