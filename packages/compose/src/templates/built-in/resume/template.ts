import type { OutlineTemplate } from '../../template.ts';
import { enUS } from './en-us.ts';
import { frFR } from './fr-fr.ts';
import { jaJP } from './ja-jp.ts';
import { zhCN } from './zh-cn.ts';
import { zhTW } from './zh-tw.ts';

/** A person on two sheets. */
export const resume: OutlineTemplate = {
  id: 5,
  industry: 'personal',
  category: 'application',
  format: 'a4-portrait',
  style: 'elegant',
  pages: [
    {
      form: 'composite',
      parts: [
        { form: 'text', count: 1 },
        { form: 'stats', data: ['number', 'number', 'percent'] },
        { form: 'timeline' },
      ],
    },
    { form: 'composite', parts: [{ form: 'points', count: 3 }, { form: 'list' }, { form: 'list' }] },
  ],
  words: { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS, 'ja-JP': jaJP, 'fr-FR': frFR },
};
