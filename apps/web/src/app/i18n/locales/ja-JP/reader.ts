import type { WordsOf } from '../../namespaces.ts';

export const words: WordsOf<'reader'> = {
  title: 'テキストリーダー',
  source: '読む内容',
  typed: '入力したテキスト',
  fontSize: '文字サイズ',
  smaller: '文字を小さく',
  larger: '文字を大きく',
  mode: '表示方法',
  page: 'ページ',
  continuous: '連続',
  theme: 'テーマ',
  light: 'ライト',
  dark: 'ダーク',
  previous: '前のページ',
  next: '次のページ',
  pageOf: '{{number}} / {{total}} ページ',
  failed: '{{file}} を読み込めませんでした: {{reason}}',
  empty: 'テキストがありません',
};
