import { defineStrings } from '../../src/define-strings.ts';

export const stampStrings = defineStrings({
  'zh-CN': { name: '印章', insert: { word: '已阅' }, fields: { word: '文字', ink: '印泥颜色' } },
  'zh-TW': { name: '印章', insert: { word: '已閱' }, fields: { word: '文字', ink: '印泥顏色' } },
  'en-US': { name: 'Stamp', insert: { word: 'Seen' }, fields: { word: 'Word', ink: 'Ink' } },
  'ja-JP': { name: '印鑑', insert: { word: '確認済' }, fields: { word: '文字', ink: '朱肉の色' } },
  'fr-FR': { name: 'Tampon', insert: { word: 'Vu' }, fields: { word: 'Mot', ink: 'Encre' } },
});
