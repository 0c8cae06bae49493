import type { WordsOf } from '../../namespaces.ts';

export const words: WordsOf<'messages'> = {
  lead: '製品のすべてのメッセージを、選んだ言語で一覧にしています。「表示」を押すと、実際の見え方になります。',
  kinds: 'メッセージの種類',
  kind: {
    success: '成功',
    info: 'お知らせ',
    warning: '警告',
    error: 'エラー',
  },
  stays: '{{time}}表示されます',
  questions: '確認とダイアログ',
  transport: '説明のない応答',
  otherwise: 'その他',
  catalogue: 'サーバーの拒否',
  show: '表示',
  showNamed: '表示：{{text}}',
  area: {
    account: 'ログインとアカウント',
    files: 'ファイル',
    generation: '生成',
    projects: 'プロジェクト',
    pages: 'ページ',
    preview: 'プレビュー',
    dynamic: '動的ページ',
    images: '画像',
    export: '書き出し',
  },
};
