import type { OutlineTemplate } from '../../template.ts';
import { enUS } from './en-us.ts';
import { frFR } from './fr-fr.ts';
import { jaJP } from './ja-jp.ts';
import { zhCN } from './zh-cn.ts';
import { zhTW } from './zh-tw.ts';

/** A year of business on sheets to be printed. */
export const annualReview: OutlineTemplate = {
  id: 7,
  industry: 'finance',
  category: 'evaluation',
  format: 'a4-portrait',
  style: 'professional',
  pages: [
    { form: 'cover', meta: ['text', 'date'] },
    {
      form: 'composite',
      parts: [
        { form: 'text', count: 1 },
        { form: 'stats', data: ['currency', 'percent', 'currency', 'number'] },
      ],
    },
    {
      form: 'composite',
      parts: [
        { form: 'chart', shape: 'bar' },
        { form: 'text', count: 1 },
      ],
    },
    { form: 'composite', parts: [{ form: 'table', columns: ['text', 'number', 'number'] }, { form: 'list' }] },
    { form: 'composite', parts: [{ form: 'quadrants', kind: 'swot' }, { form: 'list' }] },
  ],
  words: { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS, 'ja-JP': jaJP, 'fr-FR': frFR },
};
