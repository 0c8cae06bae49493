import { expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';

it('answers stay with what was asked, though two of them set the same two things against each other', () => {
  const relations = relationsOf(
    [
      '问：一张票能玩几次？',
      '答：日票3次，季票40次。',
      '问：多少钱？',
      '答：日票25元，季票260元，寄存另收。',
      '问：能带狗吗？',
      '答：不能，导盲犬除外。',
    ],
    'zh-CN',
  );
  expect(relations).toMatchObject([
    {
      kind: 'pairs',
      as: 'question-answer',
      items: [
        { left: { text: '一张票能玩几次？' }, right: { text: '日票3次，季票40次。' } },
        { left: { text: '多少钱？' }, right: { text: '日票25元，季票260元，寄存另收。' } },
        { left: { text: '能带狗吗？' }, right: { text: '不能，导盲犬除外。' } },
      ],
    },
  ]);
});

it('questions in one text have their answers behind them', () => {
  expect(relationsOf('It tastes of soap? Rinse it longer. It will not rise? Keep it warm.', 'en-US')).toMatchObject([
    {
      kind: 'pairs',
      items: [
        { left: { text: 'It tastes of soap?' }, right: { text: 'Rinse it longer.' } },
        { left: { text: 'It will not rise?' }, right: { text: 'Keep it warm.' } },
      ],
    },
  ]);
  const asked = 'What comes next? In May we paint. In June we move. And then? Nobody knows.';
  expect(relationsOf(asked, 'en-US').map(({ kind }) => kind)).not.toContain('pairs');
});

it('questions that signs mark are answered, whatever their words begin with', () => {
  const lines = [
    'Q: What do I get with the Basic plan?',
    'A: 5 projects, 10 GB storage, email support.',
    'Q: And Pro?',
    'A: Unlimited projects, 200 GB, chat support within 2 hours, and SSO.',
    'Q: Can I cancel?',
    'A: Any time. We refund the unused months of a yearly plan.',
  ];
  expect(relationsOf(lines, 'en-US')).toMatchObject([
    { kind: 'pairs', as: 'question-answer', items: [{ left: { text: 'What do I get with the Basic plan?' } }, {}, {}] },
  ]);
});

it('a question in quotation marks is asked without them, and a dash only leads to its answer', () => {
  const lines = ['“没人管了怎么办？”——连续两个月撂荒的地块收回。', '“会不会招蚊子？”——堆肥箱加盖。'];
  expect(relationsOf(lines, 'zh-CN')).toMatchObject([
    {
      kind: 'pairs',
      items: [
        { left: { text: '没人管了怎么办？' }, right: { text: '连续两个月撂荒的地块收回。' } },
        { left: { text: '会不会招蚊子？' }, right: { text: '堆肥箱加盖。' } },
      ],
    },
  ]);
});

it('what a paragraph asks first stands over what it says then', () => {
  const text = 'Why take it? Last year 26 of 28 students finished, and the course was rated 4.7 of 5.';
  expect(relationsOf(text, 'en-US')).toMatchObject([
    { kind: 'figures', head: { text: 'Why take it?' }, stats: [{ value: '26 of 28' }, { value: '4.7 of 5' }] },
  ]);
  expect(relationsOf('为什么搬？合同六月到期，房东要涨租。', 'zh-CN')).toMatchObject([
    { kind: 'list', head: { text: '为什么搬？' }, items: [{ text: '合同六月到期，房东要涨租。' }] },
  ]);
});

it('a sign says that what it marks is a question, with what leads to it', () => {
  const relations = relationsOf(
    [
      'Q 駐輪場が足りない。増設できないか。',
      'A 台数を数え、案を作る。',
      'Q 宅配ボックスの故障が多い。',
      'A 業者を変更する。',
    ],
    'ja-JP',
  );
  expect(relations).toMatchObject([
    {
      kind: 'pairs',
      as: 'question-answer',
      items: [
        { left: { text: '駐輪場が足りない。増設できないか。' }, right: { text: '台数を数え、案を作る。' } },
        { left: { text: '宅配ボックスの故障が多い。' }, right: { text: '業者を変更する。' } },
      ],
    },
  ]);
});
