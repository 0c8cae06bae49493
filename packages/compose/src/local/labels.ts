import type { Language } from '@pagewright/model/languages';

/** Words of ours on a page, in the document's language. They have no origin. */
export const LABELS: Readonly<
  Record<
    Language,
    {
      agenda: string;
      summary: string;
      closing: string;
      keyFigures: string;
      overview: string;
      quote: string;
      data: string;
    }
  >
> = {
  'zh-CN': {
    agenda: '目录',
    summary: '要点回顾',
    closing: '谢谢',
    keyFigures: '关键数据',
    overview: '概览',
    quote: '摘录',
    data: '数据',
  },
  'zh-TW': {
    agenda: '目錄',
    summary: '重點回顧',
    closing: '謝謝',
    keyFigures: '關鍵數據',
    overview: '概覽',
    quote: '摘錄',
    data: '數據',
  },
  'en-US': {
    agenda: 'Contents',
    summary: 'In summary',
    closing: 'Thank you',
    keyFigures: 'Key figures',
    overview: 'Overview',
    quote: 'In their words',
    data: 'data',
  },
  'ja-JP': {
    agenda: '目次',
    summary: 'まとめ',
    closing: 'ありがとうございました',
    keyFigures: '主要な数値',
    overview: '概要',
    quote: '引用',
    data: 'データ',
  },
  'fr-FR': {
    agenda: 'Sommaire',
    summary: 'En résumé',
    closing: 'Merci',
    keyFigures: 'Chiffres clés',
    overview: 'Vue d’ensemble',
    quote: 'Citation',
    data: 'données',
  },
};
