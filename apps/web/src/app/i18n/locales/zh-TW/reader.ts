import type { WordsOf } from '../../namespaces.ts';

export const words: WordsOf<'reader'> = {
  title: '文字閱讀器',
  source: '閱讀內容',
  typed: '輸入的文字',
  fontSize: '字級',
  smaller: '縮小字級',
  larger: '放大字級',
  mode: '閱讀方式',
  page: '分頁',
  continuous: '連續',
  theme: '主題',
  light: '淺色',
  dark: '深色',
  previous: '上一頁',
  next: '下一頁',
  pageOf: '第 {{number}} 頁 / 共 {{total}} 頁',
  failed: '無法讀取 {{file}}：{{reason}}',
  empty: '沒有文字',
};
