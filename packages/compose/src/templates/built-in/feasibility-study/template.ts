import type { OutlineTemplate } from '../../template.ts';
import { enUS } from './en-us.ts';
import { frFR } from './fr-fr.ts';
import { jaJP } from './ja-jp.ts';
import { zhCN } from './zh-cn.ts';
import { zhTW } from './zh-tw.ts';

/** Whether something can be built, on sheets to be printed. */
export const feasibilityStudy: OutlineTemplate = {
  id: 9,
  industry: 'manufacturing',
  category: 'feasibility',
  format: 'a4-portrait',
  style: 'efficient',
  pages: [
    { form: 'cover', meta: ['text', 'date'] },
    {
      form: 'composite',
      parts: [
        { form: 'text', count: 1 },
        { form: 'points', count: 3 },
      ],
    },
    {
      form: 'composite',
      parts: [
        { form: 'stats', data: ['currency', 'number', 'percent'] },
        { form: 'chart', shape: 'bar' },
      ],
    },
    {
      form: 'composite',
      parts: [
        { form: 'table', columns: ['text', 'text', 'text'] },
        { form: 'timeline', kind: 'plan' },
      ],
    },
    {
      form: 'composite',
      parts: [
        { form: 'comparison', count: 2, kind: 'pros-cons' },
        { form: 'text', count: 1 },
      ],
    },
  ],
  words: { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS, 'ja-JP': jaJP, 'fr-FR': frFR },
};
