import type { Language } from '@pagewright/model/languages';
import { defineStrings } from '../define-strings.ts';
import { lineStrings } from '../line/strings.ts';

export const connectorStrings = defineStrings({
  'zh-CN': {
    name: '连接线',
    fields: { route: '连接线类型', text: '标签', ...lineWords('zh-CN').fields },
    options: {
      route: { elbow: '折线', straight: '直线', curve: '曲线' },
      ...lineWords('zh-CN').options,
    },
    groups: { route: { routes: '走向' } },
  },
  'zh-TW': {
    name: '連接線',
    fields: { route: '連接線類型', text: '標籤', ...lineWords('zh-TW').fields },
    options: {
      route: { elbow: '折線', straight: '直線', curve: '曲線' },
      ...lineWords('zh-TW').options,
    },
    groups: { route: { routes: '走向' } },
  },
  'en-US': {
    name: 'Connector',
    fields: { route: 'Connector type', text: 'Label', ...lineWords('en-US').fields },
    options: {
      route: { elbow: 'Elbow', straight: 'Straight', curve: 'Curve' },
      ...lineWords('en-US').options,
    },
    groups: { route: { routes: 'Route' } },
  },
  'ja-JP': {
    name: 'コネクタ',
    fields: { route: 'コネクタの種類', text: 'ラベル', ...lineWords('ja-JP').fields },
    options: {
      route: { elbow: 'カギ線', straight: '直線', curve: '曲線' },
      ...lineWords('ja-JP').options,
    },
    groups: { route: { routes: '経路' } },
  },
  'fr-FR': {
    name: 'Connecteur',
    fields: { route: 'Type de connecteur', text: 'Étiquette', ...lineWords('fr-FR').fields },
    options: {
      route: { elbow: 'Coudé', straight: 'Droit', curve: 'Courbe' },
      ...lineWords('fr-FR').options,
    },
    groups: { route: { routes: 'Tracé' } },
  },
});

/** What a connector has of every line is called as it is there. */
function lineWords(language: Language) {
  const { fields, options } = lineStrings[language];
  const { scale: _scale, ...shared } = fields;
  return { fields: shared, options };
}
