import { defineStrings } from '../define-strings.ts';

export const rectangleStrings = defineStrings({
  'zh-CN': {
    name: '矩形',
  },
  'zh-TW': {
    name: '矩形',
  },
  'en-US': {
    name: 'Rectangle',
  },
  'ja-JP': {
    name: '四角形',
  },
  'fr-FR': {
    name: 'Forme rectangulaire',
  },
});
