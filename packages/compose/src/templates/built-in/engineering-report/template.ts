import type { OutlineTemplate } from '../../template.ts';
import { enUS } from './en-us.ts';
import { frFR } from './fr-fr.ts';
import { jaJP } from './ja-jp.ts';
import { zhCN } from './zh-cn.ts';
import { zhTW } from './zh-tw.ts';

/** How far the works are, on sheets for the site office. */
export const engineeringReport: OutlineTemplate = {
  id: 13,
  industry: 'engineering',
  category: 'report',
  format: 'a4-landscape',
  style: 'compact',
  pages: [
    { form: 'cover', meta: ['text', 'date'] },
    {
      form: 'composite',
      parts: [
        { form: 'text', count: 2 },
        { form: 'stats', data: ['percent', 'number', 'number'] },
        { form: 'chart', shape: 'bar' },
      ],
    },
    {
      form: 'composite',
      parts: [
        { form: 'timeline', kind: 'plan' },
        { form: 'table', columns: ['text', 'text', 'text'] },
        { form: 'list' },
      ],
    },
    { form: 'composite', parts: [{ form: 'picture' }, { form: 'points', count: 3 }, { form: 'checklist' }] },
  ],
  words: { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS, 'ja-JP': jaJP, 'fr-FR': frFR },
};
