import type { Language } from '@pagewright/model/languages';
import { expect, it } from 'vitest';
import { documentOf, heading, paragraph } from '../testing/fixtures.ts';
import { divideRunInHeadings } from './run-in-headings.ts';

const shown = (lines: readonly string[], language: Language) =>
  divideRunInHeadings(documentOf([heading('Assembly', 1), ...lines.map((line) => paragraph(line))]).blocks, language)
    .slice(1)
    .map((block) => `${block.kind === 'heading' ? `${block.level} ` : ''}${'text' in block ? block.text : ''}`);

it('headings in the lines of paragraphs stand above them', () => {
  const french = [
    'Rapport moral. La saison fut bonne, avec trente et une sorties.',
    'Finances. Les recettes viennent surtout des cotisations.',
    'Projets. Une descente en canoë est prévue pour septembre.',
  ];
  expect(shown(french, 'fr-FR')).toEqual([
    '2 Rapport moral',
    'La saison fut bonne, avec trente et une sorties.',
    '2 Finances',
    'Les recettes viennent surtout des cotisations.',
    '2 Projets',
    'Une descente en canoë est prévue pour septembre.',
  ]);
  const japanese = [
    '【背景】これまで窓口では紙の番号札を使っていた。',
    '【内容】六月に順番を確認できるしくみを入れた。',
    '【課題】高齢の方の利用は二割にとどまっている。',
  ];
  expect(shown(japanese, 'ja-JP').filter((_, index) => index % 2 === 0)).toEqual(['2 背景', '2 内容', '2 課題']);
});

it.each([
  [
    'days',
    [
      'Monday. We packed the tents and went up.',
      'Tuesday. It rained until late at night.',
      'Wednesday. We came home by train, all wet.',
    ],
  ],
  ['two of them', ['Finances. The year closed with a surplus.', 'Projects. A trip by canoe is planned for May.']],
  [
    'a paragraph among many',
    [
      'Thanks. That was all from the board.',
      'The roof was mended in May.',
      'The door was painted blue.',
      'Nobody was hurt at all.',
    ],
  ],
  [
    'those who speak',
    [
      'Prof. Lund opened the session at nine.',
      'Mrs. Oak spoke about the old bridge.',
      'Dr. Birk closed with a look ahead.',
    ],
  ],
])('%s are none', (_, lines) => {
  expect(shown(lines, 'en-US')).toEqual(lines);
});

it('what the parts of an abstract or a pitch are called heads them, where they say enough', () => {
  const abstract = [
    'Background: many people know how to sort their waste, and yet few of them do it right at the bins.',
    'Methods: we followed 840 students in four halls for eight weeks, half of them with a display.',
    'Results: the share of right decisions rose from 48% to 71% and fell to 65% a month later.',
  ];
  expect(shown(abstract, 'en-US').filter((_, index) => index % 2 === 0)).toEqual([
    '2 Background',
    '2 Methods',
    '2 Results',
  ]);
  const short = ['Problem: too few lamps.', 'Solution: one in the frame.', 'Market: 300 fleets.'];
  expect(shown(short, 'en-US')).toEqual(short);
});

it('counted heads may have paragraphs between them', () => {
  const lines = [
    '为什么工作没有减少？原因可能有下面几点。',
    '（1）职责范围扩大。产品经理开始编写代码，研究人员开始维护服务器，人人都做别人的事。',
    '工程师发现，自己需要审查和指导同事写出来的代码，这又是额外的工作。',
    '这样下来，谁也说不清自己的职责。',
    '（2）界限模糊化。员工在离开办公桌前发出任务，让它在他们离开期间处理一些琐碎的事情。',
    '许多人甚至在休息时间也这样做。',
    '（3）多任务激增。任务可以在后台处理，因此员工被要求同时管理许多个不同的工作流程。',
  ];
  expect(shown(lines, 'zh-CN').filter((line) => line.startsWith('2 '))).toEqual([
    '2 职责范围扩大',
    '2 界限模糊化',
    '2 多任务激增',
  ]);
  const uncounted = lines.map((line) => line.replace('（2）', '（4）'));
  expect(shown(uncounted, 'zh-CN').filter((line) => line.startsWith('2 '))).toEqual([]);
});

it('a name with a colon heads a paragraph of several sentences, as most others', () => {
  const notes = [
    'Roof: three quotes came in and were read out. The dearest is £52,750 with a guarantee of fifteen years, the cheapest £41,900 with five. We took a vote, and most were for Harlow.',
    'How we pay for it: £30,000 comes from the reserve fund. The rest is a levy of about £590 for each flat, due in January. Whoever needs instalments talks to Margaret.',
    'Bikes: the shed is full. Nine bikes have no tag, so please tag yours by the first of the month.',
    'Next meeting: 20 January, community room.',
  ];
  expect(shown(notes, 'en-US').filter((text) => /^\d /u.test(text))).toEqual([
    '2 Roof',
    '2 How we pay for it',
    '2 Bikes',
    '2 Next meeting',
  ]);
  const fields = ['Place: the old mill', 'Time: 20 January, 7 pm', 'Price: free for members, £4 for guests'];
  expect(shown(fields, 'en-US')).toEqual(fields);
});
