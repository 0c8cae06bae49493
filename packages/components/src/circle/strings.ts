import { defineStrings } from '../define-strings.ts';

export const circleStrings = defineStrings({
  'zh-CN': {
    name: '圆形',
  },
  'zh-TW': {
    name: '圓形',
  },
  'en-US': {
    name: 'Circle',
  },
  'ja-JP': {
    name: '円',
  },
  'fr-FR': {
    name: 'Cercle',
  },
});
