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

const BEFORE = [
  paragraph('Costs: hut £1,200, food £640, fuel £310.'),
  paragraph('To bring:'),
  list(['a rope of thirty metres', 'two torches with spare batteries', 'the old map of the upper valley']),
];

const titlesOf = (...lines: readonly string[]): string[] =>
  composeLocal({
    documents: [documentOf([...BEFORE, ...lines.map(paragraph)], { language: 'en-US', title: 'The trip' })],
    prompt: '',
    pageCount: 'auto',
    mode: 'condense',
    format: 'ppt-16-9',
  }).pages.map(({ title }) => title.text);

it('the first of two sentences of one paragraph stands over the other, of two paragraphs it does not', () => {
  const [first, second] = [
    'The train wins unless the strike goes ahead.',
    'If it does, we take two cars from the depot.',
  ];
  expect(titlesOf(`${first} ${second}`)).toContain('The train wins unless the strike goes ahead');
  expect(titlesOf(`${first}`, 'Bags stay in the hall until the doors are opened.')).not.toContain(
    'The train wins unless the strike goes ahead',
  );
});

it('figures under no words of their own are called by their names, and by no clause that was cut off its figure', () => {
  const said = ['Sales came to $2.8m in all.', 'Each customer is worth $41k a year.', 'They stay for 31 months.'];
  const figures = [
    'ARR: $11.2m (Q2: $10.4m)',
    'Net retention: 108%',
    'Gross margin: 71%',
    'Cash: $6.1m, 17 months of runway',
  ];
  expect(titlesOf(...said, 'The largest one pays $310k a year.', ...figures)).toContain('Net retention · Gross margin');
});

it('figures and statements of several paragraphs stand together, under the label of the first of them', () => {
  const lines = [
    'Trip to the coast: 2–4 June. It costs £285. The list of what to take is on the web site.',
    'School places are announced on 2 March. Last year 49 of 57 got their first choice. Appeals until the end of the month.',
    'Mr Bell: the pool raised its price from £1,100 to £1,950 a term. The rest is looked for.',
  ];
  const { pages } = composeLocal({
    documents: [documentOf([...BEFORE, ...lines.map(paragraph)], { language: 'en-US', title: 'The evening' })],
    prompt: '',
    pageCount: 'auto',
    mode: 'condense',
    format: 'ppt-16-9',
  });
  const held = pages.find((page) => JSON.stringify(page).includes('49 of 57'));
  expect(JSON.stringify(held)).toContain('School places are announced on 2 March');
  expect(pages.map(({ title }) => title.text)).not.toContain('Mr Bell');
});
