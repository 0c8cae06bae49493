import { defineStrings } from '../define-strings.ts';

export const lineStrings = defineStrings({
  'zh-CN': {
    name: '线条',
    fields: {
      startPoint: '起点',
      endPoint: '终点',
      lineColor: '线条颜色',
      lineWidth: '线条宽度',
      lineStyle: '线条样式',
      startArrow: '起点样式',
      endArrow: '终点样式',
      scale: '缩放',
    },
    options: {
      lineStyle: {
        solid: '实线',
        dashed: '虚线',
        dotted: '点线',
      },
      startArrow: {
        none: '无',
        arrow: '箭头',
        dot: '圆点',
      },
      endArrow: {
        none: '无',
        arrow: '箭头',
        dot: '圆点',
      },
    },
  },
  'zh-TW': {
    name: '線條',
    fields: {
      startPoint: '起點',
      endPoint: '終點',
      lineColor: '線條顏色',
      lineWidth: '線條寬度',
      lineStyle: '線條樣式',
      startArrow: '起點樣式',
      endArrow: '終點樣式',
      scale: '縮放',
    },
    options: {
      lineStyle: {
        solid: '實線',
        dashed: '虛線',
        dotted: '點線',
      },
      startArrow: {
        none: '無',
        arrow: '箭頭',
        dot: '圓點',
      },
      endArrow: {
        none: '無',
        arrow: '箭頭',
        dot: '圓點',
      },
    },
  },
  'en-US': {
    name: 'Line',
    fields: {
      startPoint: 'Start',
      endPoint: 'End',
      lineColor: 'Colour',
      lineWidth: 'Width',
      lineStyle: 'Style',
      startArrow: 'Start cap',
      endArrow: 'End cap',
      scale: 'Scale',
    },
    options: {
      lineStyle: {
        solid: 'Solid',
        dashed: 'Dashed',
        dotted: 'Dotted',
      },
      startArrow: {
        none: 'None',
        arrow: 'Arrow',
        dot: 'Dot',
      },
      endArrow: {
        none: 'None',
        arrow: 'Arrow',
        dot: 'Dot',
      },
    },
  },
  'ja-JP': {
    name: '線',
    fields: {
      startPoint: '始点',
      endPoint: '終点',
      lineColor: '線の色',
      lineWidth: '線の太さ',
      lineStyle: '線の種類',
      startArrow: '始点の形',
      endArrow: '終点の形',
      scale: '倍率',
    },
    options: {
      lineStyle: {
        solid: '実線',
        dashed: '破線',
        dotted: '点線',
      },
      startArrow: {
        none: 'なし',
        arrow: '矢印',
        dot: '丸',
      },
      endArrow: {
        none: 'なし',
        arrow: '矢印',
        dot: '丸',
      },
    },
  },
  'fr-FR': {
    name: 'Ligne',
    fields: {
      startPoint: 'Départ',
      endPoint: 'Arrivée',
      lineColor: 'Couleur du trait',
      lineWidth: 'Épaisseur du trait',
      lineStyle: 'Type de trait',
      startArrow: 'Extrémité de départ',
      endArrow: 'Extrémité d’arrivée',
      scale: 'Échelle',
    },
    options: {
      lineStyle: {
        solid: 'Plein',
        dashed: 'Tirets',
        dotted: 'Pointillé',
      },
      startArrow: {
        none: 'Aucune',
        arrow: 'Flèche',
        dot: 'Rond',
      },
      endArrow: {
        none: 'Aucune',
        arrow: 'Flèche',
        dot: 'Rond',
      },
    },
  },
});
