import { expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';

it('lines that an arrow divides behind a sentence are what is said and what answers it', () => {
  const lines = [
    '张女士（2号楼）：棚子离窗户太近，担心起火。→ 施工方答复：移到12米外。',
    '李先生：能不能包月？→ 物业：试运行一个月后再定。',
    '王阿姨：老人不会扫码怎么办？→ 物业：可以刷卡。',
  ];
  expect(relationsOf(lines, 'zh-CN', '业主意见')).toMatchObject([
    {
      kind: 'pairs',
      as: 'question-answer',
      items: [
        { left: { text: '张女士（2号楼）：棚子离窗户太近，担心起火。' }, right: { text: '施工方答复：移到12米外。' } },
        { left: { text: '李先生：能不能包月？' } },
        {},
      ],
    },
  ]);
});

it('ways and changes are no such pairs', () => {
  const [first] = relationsOf(['Home → station → Leeds.', 'Leeds → York → Hull.'], 'en-US');
  expect(first?.kind).not.toBe('pairs');
});

it('what is told at some length in front of an arrow is answered behind it, sentence or not', () => {
  const lines = [
    'Fièvre au-dessus de 38,5 °C, douleurs qui augmentent, saignements abondants → 02 00 00 00 00, jour et nuit.',
    'Malaise, essoufflement, vomissements répétés → appelez le 15.',
  ];
  expect(relationsOf(lines, 'fr-FR', 'Quand nous appeler')).toMatchObject([
    { kind: 'pairs', items: [{}, { left: { text: 'Malaise, essoufflement, vomissements répétés' } }] },
  ]);
  const changes = [
    'Members of the choir who sing every week: 61 → 74',
    'Members of the band who play every week: 18 → 21',
  ];
  expect(relationsOf(changes, 'en-US').map(({ kind }) => kind)).not.toContain('pairs');
});
