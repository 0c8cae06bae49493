import { defineStrings } from '../define-strings.ts';

export const aiTextareaStrings = defineStrings({
  'zh-CN': {
    name: '文本框',
    smartName: '智能文本',
    insert: {
      placeholder: '请输入内容',
      smartPlaceholder: '将根据资料自动填充',
    },
  },
  'zh-TW': {
    name: '文字區塊',
    smartName: '智慧文字',
    insert: {
      placeholder: '請輸入內容',
      smartPlaceholder: '將依資料自動填入',
    },
  },
  'en-US': {
    name: 'Text area',
    smartName: 'Smart text',
    insert: {
      placeholder: 'Write here',
      smartPlaceholder: 'Filled from the sources',
    },
  },
  'ja-JP': {
    name: 'テキストエリア',
    smartName: 'スマートテキスト',
    insert: {
      placeholder: 'ここに入力',
      smartPlaceholder: '資料から自動で入力されます',
    },
  },
  'fr-FR': {
    name: 'Zone de texte',
    smartName: 'Texte intelligent',
    insert: {
      placeholder: 'Écrivez ici',
      smartPlaceholder: 'Rempli depuis les sources',
    },
  },
});
