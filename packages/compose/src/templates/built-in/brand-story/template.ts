import type { OutlineTemplate } from '../../template.ts';
import { enUS } from './en-us.ts';
import { frFR } from './fr-fr.ts';
import { jaJP } from './ja-jp.ts';
import { zhCN } from './zh-cn.ts';
import { zhTW } from './zh-tw.ts';

/** A story to scroll through. */
export const brandStory: OutlineTemplate = {
  id: 12,
  industry: 'design',
  category: 'article',
  format: 'long-5',
  style: 'warm',
  pages: [
    {
      form: 'composite',
      parts: [
        { form: 'cover', meta: ['text'] },
        { form: 'text', count: 2 },
        { form: 'quote' },
        { form: 'timeline' },
        { form: 'stats', data: ['number', 'number', 'percent'] },
        { form: 'points', count: 3 },
        { form: 'list' },
      ],
    },
  ],
  words: { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS, 'ja-JP': jaJP, 'fr-FR': frFR },
};
