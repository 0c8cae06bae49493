import type { OutlineTemplate } from '../../template.ts';
import { enUS } from './en-us.ts';
import { frFR } from './fr-fr.ts';
import { jaJP } from './ja-jp.ts';
import { zhCN } from './zh-cn.ts';
import { zhTW } from './zh-tw.ts';

/** A product on its first day. */
export const productLaunch: OutlineTemplate = {
  id: 3,
  industry: 'technology',
  category: 'presentation',
  format: 'ppt-16-9',
  style: 'tech',
  pages: [
    { form: 'cover', meta: ['date'] },
    { form: 'quote' },
    { form: 'points', count: 4 },
    { form: 'picture' },
    { form: 'stats', data: ['number', 'percent', 'currency'] },
    { form: 'timeline', kind: 'plan' },
    { form: 'closing', count: 2 },
  ],
  words: { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS, 'ja-JP': jaJP, 'fr-FR': frFR },
};
