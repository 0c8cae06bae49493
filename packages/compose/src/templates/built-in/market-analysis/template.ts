import type { OutlineTemplate } from '../../template.ts';
import { enUS } from './en-us.ts';
import { frFR } from './fr-fr.ts';
import { jaJP } from './ja-jp.ts';
import { zhCN } from './zh-cn.ts';
import { zhTW } from './zh-tw.ts';

/** A market, its figures and what to do, on wide slides. */
export const marketAnalysis: OutlineTemplate = {
  id: 8,
  industry: 'internet',
  category: 'analysis',
  format: 'ppt-21-9',
  style: 'innovative',
  pages: [
    { form: 'cover', meta: ['date'] },
    { form: 'stats', data: ['currency', 'percent', 'number'] },
    { form: 'chart', shape: 'line' },
    { form: 'table', columns: ['text', 'percent', 'text'] },
    { form: 'quadrants', kind: 'swot' },
    { form: 'points', count: 3 },
  ],
  words: { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS, 'ja-JP': jaJP, 'fr-FR': frFR },
};
