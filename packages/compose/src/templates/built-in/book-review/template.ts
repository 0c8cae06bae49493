import type { OutlineTemplate } from '../../template.ts';
import { enUS } from './en-us.ts';
import { frFR } from './fr-fr.ts';
import { jaJP } from './ja-jp.ts';
import { zhCN } from './zh-cn.ts';
import { zhTW } from './zh-tw.ts';

/** A book and what its reader thinks of it, in one long picture. */
export const bookReview: OutlineTemplate = {
  id: 14,
  industry: 'literature',
  category: 'article',
  format: 'long-3',
  style: 'elegant',
  pages: [
    {
      form: 'composite',
      parts: [
        { form: 'cover', meta: ['text', 'text'] },
        { form: 'text', count: 2 },
        { form: 'points', count: 3 },
        { form: 'quote' },
        { form: 'comparison', count: 2, kind: 'pros-cons' },
        { form: 'list' },
      ],
    },
  ],
  words: { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS, 'ja-JP': jaJP, 'fr-FR': frFR },
};
