import { defineStrings } from '../define-strings.ts';

export const qrCodeStrings = defineStrings({
  'zh-CN': {
    name: '二维码',
    fields: {
      value: '内容（网址或文字）',
      alt: '替代文本',
      correction: '容错',
    },
    options: { correction: { L: '低（7%）', M: '中（15%）', Q: '较高（25%）', H: '高（30%）' } },
  },
  'zh-TW': {
    name: 'QR 碼',
    fields: {
      value: '內容（網址或文字）',
      alt: '替代文字',
      correction: '容錯',
    },
    options: { correction: { L: '低（7%）', M: '中（15%）', Q: '較高（25%）', H: '高（30%）' } },
  },
  'en-US': {
    name: 'QR code',
    fields: {
      value: 'Address or words',
      alt: 'Alternative text',
      correction: 'Error correction',
    },
    options: { correction: { L: 'Low (7%)', M: 'Medium (15%)', Q: 'Higher (25%)', H: 'High (30%)' } },
  },
  'ja-JP': {
    name: 'QRコード',
    fields: {
      value: '内容（URLや文字）',
      alt: '代替テキスト',
      correction: '誤り訂正',
    },
    options: { correction: { L: '低（7%）', M: '中（15%）', Q: 'やや高（25%）', H: '高（30%）' } },
  },
  'fr-FR': {
    name: 'Code QR',
    fields: {
      value: 'Adresse ou texte',
      alt: 'Texte de remplacement',
      correction: 'Correction d’erreurs',
    },
    options: { correction: { L: 'Faible (7 %)', M: 'Moyenne (15 %)', Q: 'Élevée (25 %)', H: 'Maximale (30 %)' } },
  },
});
