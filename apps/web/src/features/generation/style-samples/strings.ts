import type { Language } from '@pagewright/model/languages';

/** What stands on the samples: the cover of a document that is not there. */
export const WORDS: Readonly<
  Record<Language, { readonly title: string; readonly subtitle: string; readonly author: string }>
> = {
  'zh-CN': { title: '极光 2030', subtitle: '六步实现的明亮计划', author: '北方工作室' },
  'zh-TW': { title: '極光 2030', subtitle: '六步實現的明亮計畫', author: '北方工作室' },
  'en-US': { title: 'Aurora 2030', subtitle: 'A bright plan in six steps', author: 'Studio North' },
  'ja-JP': { title: 'オーロラ 2030', subtitle: '六つのステップで進む計画', author: '北のスタジオ' },
  'fr-FR': { title: 'Aurore 2030', subtitle: 'Un beau projet en six étapes', author: 'Studio du Nord' },
};
