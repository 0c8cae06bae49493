import type { WordsOf } from '../../namespaces.ts';

export const words: WordsOf<'reader'> = {
  title: '文本阅读器',
  source: '阅读内容',
  typed: '输入的文本',
  fontSize: '字号',
  smaller: '缩小字号',
  larger: '放大字号',
  mode: '阅读方式',
  page: '分页',
  continuous: '连续',
  theme: '主题',
  light: '浅色',
  dark: '深色',
  previous: '上一页',
  next: '下一页',
  pageOf: '第 {{number}} 页 / 共 {{total}} 页',
  failed: '无法读取 {{file}}：{{reason}}',
  empty: '没有文字',
};
