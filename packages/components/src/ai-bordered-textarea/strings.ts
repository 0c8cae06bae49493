import { defineStrings } from '../define-strings.ts';

export const aiBorderedTextareaStrings = defineStrings({
  'zh-CN': {
    name: '带边框文本框',
    smartName: '带边框智能文本',
    insert: {
      placeholder: '请输入内容',
      smartPlaceholder: '将根据资料自动填充',
    },
  },
  'zh-TW': {
    name: '帶框文字區塊',
    smartName: '帶框智慧文字',
    insert: {
      placeholder: '請輸入內容',
      smartPlaceholder: '將依資料自動填入',
    },
  },
  'en-US': {
    name: 'Boxed text area',
    smartName: 'Boxed smart text',
    insert: {
      placeholder: 'Write here',
      smartPlaceholder: 'Filled from the sources',
    },
  },
  'ja-JP': {
    name: '枠付きテキストエリア',
    smartName: '枠付きスマートテキスト',
    insert: {
      placeholder: 'ここに入力',
      smartPlaceholder: '資料から自動で入力されます',
    },
  },
  'fr-FR': {
    name: 'Zone de texte encadrée',
    smartName: 'Texte intelligent encadré',
    insert: {
      placeholder: 'Écrivez ici',
      smartPlaceholder: 'Rempli depuis les sources',
    },
  },
});
