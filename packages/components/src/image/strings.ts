import { defineStrings } from '../define-strings.ts';

export const imageStrings = defineStrings({
  'zh-CN': {
    name: '图片',
    fields: {
      imageUrl: '图片',
      alt: '替代文本',
      objectFit: '填充模式',
      isCircleShape: '圆形裁剪',
    },
    options: {
      objectFit: {
        cover: '覆盖',
        contain: '包含',
        fill: '拉伸填满',
        'scale-down': '缩小',
        none: '原始大小',
      },
    },
  },
  'zh-TW': {
    name: '圖片',
    fields: {
      imageUrl: '圖片',
      alt: '替代文字',
      objectFit: '填滿模式',
      isCircleShape: '圓形裁切',
    },
    options: {
      objectFit: {
        cover: '覆蓋',
        contain: '包含',
        fill: '延展填滿',
        'scale-down': '縮小',
        none: '原始大小',
      },
    },
  },
  'en-US': {
    name: 'Picture',
    fields: {
      imageUrl: 'Picture',
      alt: 'Text for readers',
      objectFit: 'Fit',
      isCircleShape: 'Round crop',
    },
    options: {
      objectFit: {
        cover: 'Cover',
        contain: 'Contain',
        fill: 'Stretch',
        'scale-down': 'Scale down',
        none: 'Original size',
      },
    },
  },
  'ja-JP': {
    name: '画像',
    fields: {
      imageUrl: '画像',
      alt: '代替テキスト',
      objectFit: '表示方法',
      isCircleShape: '円形に切り抜く',
    },
    options: {
      objectFit: {
        cover: '全体を覆う',
        contain: '全体を表示',
        fill: '引き伸ばす',
        'scale-down': '縮小のみ',
        none: '元のサイズ',
      },
    },
  },
  'fr-FR': {
    name: 'Image',
    fields: {
      imageUrl: 'Image',
      alt: 'Texte alternatif',
      objectFit: 'Ajustement',
      isCircleShape: 'Recadrage rond',
    },
    options: {
      objectFit: {
        cover: 'Couvrir',
        contain: 'Contenir',
        fill: 'Étirer',
        'scale-down': 'Réduire',
        none: 'Taille d’origine',
      },
    },
  },
});
