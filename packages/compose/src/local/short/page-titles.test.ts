import { expect, it } from 'vitest';
import { composeLocal } from '../engine.ts';
import { documentOf, heading, list, paragraph } from '../testing/fixtures.ts';

const LONG = 'コンプライアンス遵守設定を JSON としてデータベースに保存する';

it('a heading longer than a title is, is one without a number on the first page under it', () => {
  const document = documentOf(
    [
      heading('レポートの方法', 1),
      heading('背景'),
      paragraph('標準のレポートを提供しました。顧客から好評でした。'),
      heading(LONG),
      list(
        [
          'この方法では、遵守レポートの設定を枠組みの表の列として、ほかの設定と一緒に保存する計画でした。',
          '枠組みの中に要件を作成し、それぞれの要件に確認を追加するための画面を、管理者と利用者のために一つずつ作ります。',
          'この設定を一つの値に変換して、枠組みの表の中にある要件という名前の列に、利用者が変えるたびに保存します。',
        ],
        true,
      ),
      heading('決定'),
      paragraph('設定を表に保存することにしました。'),
    ],
    { language: 'ja-JP', title: 'レポートの方法' },
  );
  const { pages } = composeLocal({
    documents: [document],
    prompt: '',
    pageCount: 'auto',
    mode: 'condense',
    format: 'ppt-16-9',
  });
  expect(pages.map(({ title }) => title.text)).toContain(LONG);
});
