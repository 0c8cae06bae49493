import type { OutlineTemplate } from '../../template.ts';
import { enUS } from './en-us.ts';
import { frFR } from './fr-fr.ts';
import { jaJP } from './ja-jp.ts';
import { zhCN } from './zh-cn.ts';
import { zhTW } from './zh-tw.ts';

/** A project from its need to its budget. */
export const projectProposal: OutlineTemplate = {
  id: 2,
  industry: 'consulting',
  category: 'proposal',
  format: 'ppt-16-9',
  style: 'professional',
  pages: [
    { form: 'cover', meta: ['text', 'date'] },
    { form: 'agenda' },
    { form: 'points', count: 3 },
    { form: 'list' },
    { form: 'timeline', kind: 'plan' },
    { form: 'chart', shape: 'doughnut' },
    { form: 'comparison', count: 2 },
  ],
  words: { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS, 'ja-JP': jaJP, 'fr-FR': frFR },
};
