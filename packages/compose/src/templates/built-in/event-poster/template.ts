import type { OutlineTemplate } from '../../template.ts';
import { enUS } from './en-us.ts';
import { frFR } from './fr-fr.ts';
import { jaJP } from './ja-jp.ts';
import { zhCN } from './zh-cn.ts';
import { zhTW } from './zh-tw.ts';

/** An event on one poster. */
export const eventPoster: OutlineTemplate = {
  id: 6,
  industry: 'marketing',
  category: 'other',
  format: 'a3',
  style: 'energetic',
  pages: [
    {
      form: 'composite',
      parts: [
        { form: 'cover', meta: ['date', 'text'] },
        { form: 'stats', data: ['number', 'number', 'number'] },
        { form: 'timeline', kind: 'day' },
        { form: 'points', count: 3 },
      ],
    },
  ],
  words: { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS, 'ja-JP': jaJP, 'fr-FR': frFR },
};
