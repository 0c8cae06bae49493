import type { OutlineTemplate } from '../../template.ts';
import { enUS } from './en-us.ts';
import { frFR } from './fr-fr.ts';
import { jaJP } from './ja-jp.ts';
import { zhCN } from './zh-cn.ts';
import { zhTW } from './zh-tw.ts';

/** A week of a team on a few slides. */
export const weeklyReport: OutlineTemplate = {
  id: 1,
  industry: 'general',
  category: 'report',
  format: 'ppt-16-9',
  style: 'concise',
  pages: [
    { form: 'cover', meta: ['text', 'date'] },
    { form: 'stats', data: ['percent', 'number', 'number'] },
    { form: 'points', count: 3 },
    { form: 'table', columns: ['text', 'text', 'text'] },
    { form: 'list' },
    { form: 'closing', count: 1 },
  ],
  words: { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS, 'ja-JP': jaJP, 'fr-FR': frFR },
};
