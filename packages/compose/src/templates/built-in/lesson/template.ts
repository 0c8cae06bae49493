import type { OutlineTemplate } from '../../template.ts';
import { enUS } from './en-us.ts';
import { frFR } from './fr-fr.ts';
import { jaJP } from './ja-jp.ts';
import { zhCN } from './zh-cn.ts';
import { zhTW } from './zh-tw.ts';

/** One lesson, on slides. */
export const lesson: OutlineTemplate = {
  id: 4,
  industry: 'education',
  category: 'presentation',
  format: 'ppt-4-3',
  style: 'warm',
  pages: [
    { form: 'cover', meta: ['text'] },
    { form: 'list' },
    { form: 'text', count: 2 },
    { form: 'process' },
    { form: 'table', columns: ['text', 'text', 'text'] },
    { form: 'checklist' },
  ],
  words: { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS, 'ja-JP': jaJP, 'fr-FR': frFR },
};
