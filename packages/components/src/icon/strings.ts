import { defineStrings } from '../define-strings.ts';

export const iconStrings = defineStrings({
  'zh-CN': {
    name: '图标',
    fields: {
      icon: '图标',
      size: '大小',
    },
  },
  'zh-TW': {
    name: '圖示',
    fields: {
      icon: '圖示',
      size: '大小',
    },
  },
  'en-US': {
    name: 'Icon',
    fields: {
      icon: 'Icon',
      size: 'Size',
    },
  },
  'ja-JP': {
    name: 'アイコン',
    fields: {
      icon: 'アイコン',
      size: 'サイズ',
    },
  },
  'fr-FR': {
    name: 'Icône',
    fields: {
      icon: 'Icône',
      size: 'Taille',
    },
  },
});
