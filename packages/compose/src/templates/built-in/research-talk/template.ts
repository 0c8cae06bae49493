import type { OutlineTemplate } from '../../template.ts';
import { enUS } from './en-us.ts';
import { frFR } from './fr-fr.ts';
import { jaJP } from './ja-jp.ts';
import { zhCN } from './zh-cn.ts';
import { zhTW } from './zh-tw.ts';

/** A study, told in six slides. */
export const researchTalk: OutlineTemplate = {
  id: 10,
  industry: 'healthcare',
  category: 'research',
  format: 'ppt-4-3',
  style: 'minimal',
  pages: [
    { form: 'cover', meta: ['text', 'date'] },
    { form: 'text', count: 2 },
    { form: 'process' },
    { form: 'chart', shape: 'bar' },
    { form: 'stats', data: ['percent', 'number', 'percent'] },
    { form: 'list' },
  ],
  words: { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS, 'ja-JP': jaJP, 'fr-FR': frFR },
};
