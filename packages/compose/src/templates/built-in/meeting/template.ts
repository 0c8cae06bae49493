import type { OutlineTemplate } from '../../template.ts';
import { enUS } from './en-us.ts';
import { frFR } from './fr-fr.ts';
import { jaJP } from './ja-jp.ts';
import { zhCN } from './zh-cn.ts';
import { zhTW } from './zh-tw.ts';

/** A meeting: what was said, decided and is to be done. */
export const meeting: OutlineTemplate = {
  id: 11,
  industry: 'policy',
  category: 'meeting',
  format: 'ppt-16-9',
  style: 'efficient',
  pages: [
    { form: 'cover', meta: ['date', 'text'] },
    { form: 'list' },
    { form: 'points', count: 3 },
    { form: 'table', columns: ['text', 'text', 'text'] },
    { form: 'checklist' },
  ],
  words: { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS, 'ja-JP': jaJP, 'fr-FR': frFR },
};
