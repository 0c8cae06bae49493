import { defineStrings } from '../define-strings.ts';
import { shapeGroupNames, shapeNames } from './names.ts';

export const shapeStrings = defineStrings({
  'zh-CN': {
    name: '形状',
    fields: { shape: '形状', closed: '首尾相连', curved: '平滑曲线' },
    options: shapeNames('zh-CN'),
    groups: shapeGroupNames('zh-CN'),
  },
  'zh-TW': {
    name: '圖案',
    fields: { shape: '圖案', closed: '首尾相連', curved: '平滑曲線' },
    options: shapeNames('zh-TW'),
    groups: shapeGroupNames('zh-TW'),
  },
  'en-US': {
    name: 'Shape',
    fields: { shape: 'Shape', closed: 'Closed', curved: 'Smooth' },
    options: shapeNames('en-US'),
    groups: shapeGroupNames('en-US'),
  },
  'ja-JP': {
    name: '図形',
    fields: { shape: '図形', closed: '閉じる', curved: 'なめらか' },
    options: shapeNames('ja-JP'),
    groups: shapeGroupNames('ja-JP'),
  },
  'fr-FR': {
    name: 'Forme',
    fields: { shape: 'Forme', closed: 'Fermée', curved: 'Lissée' },
    options: shapeNames('fr-FR'),
    groups: shapeGroupNames('fr-FR'),
  },
});
