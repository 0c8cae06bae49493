import { describe, expect, it } from 'vitest';
import { greets, isClosing, opens } from './courtesies.ts';
import { relationsOf } from './fixtures.ts';

describe('a line of a letter or a speech', () => {
  it.each([
    'Good evening, and thank you for coming.',
    'Dear all, welcome!',
    '老师好，各位家长好！',
    'Bonsoir, et merci d’être venus si nombreux.',
    'Chers amis, bienvenue à toutes et à tous.',
    '各位来宾，感谢大家百忙之中的到来。',
    '平素よりお世話になっております。',
    'いつもお世話になっております。',
    '皆様、こんばんは。',
    'Hello everyone',
    '各位同事',
    '各位老师',
    'Bonjour à tous',
    '社員各位',
    '保護者の皆様',
  ])('greets and says nothing else: %s', (line) => expect(greets(line)).toBe(true));

  it.each([
    'Hi all, thanks to Mia the roof is dry again.',
    'Dear team, thank you for the money, we bought two boats.',
    'Bonjour, merci de fermer la grille le soir.',
    'Bonsoir, bienvenue au club sur le quai nord.',
    '各位同事，感谢老周修好了北门的锁。',
    '大家好，北门的锁修好了。',
    '平素より省エネを心がける。',
    'いつもより来客が多い。',
    '皆さんが賛成した。',
    'Hello everyone gets a cake',
  ])('says something behind its greeting: %s', (line) => expect(greets(line)).toBe(false));

  it.each([
    ['Veuillez agréer, Madame, l’expression de mes sentiments distingués.', true],
    ['Je vous prie de recevoir mes salutations.', true],
    ['Veuillez recevoir nos meilleures salutations.', true],
    ['Veuillez recevoir le colis avant midi', false],
    ['敬具', true],
    ['我就讲这些，谢谢大家。', true],
    ['我就讲两点。', false],
    ['Merci et à bientôt,', true],
    ['Merci et à bientôt dans la salle du haut.', false],
    ['由此给大家带来不便，敬请谅解。', true],
    ['给车辆造成损坏，请联系物业。', false],
    ['Thank you for your patience.', true],
    ['Thank you for your cheque of 40 pounds.', false],
    ['Sorry for any inconvenience caused.', true],
    ['Merci de votre compréhension.', true],
    ['ご不便をおかけしますが、ご理解のほどよろしくお願いいたします。', true],
    ['ご不便をおかけした200名に返金します。', false],
    ['Best keep the door shut.', false],
    ['Please let us know if you have any questions.', true],
    ['Let us know if you have a nut allergy.', false],
    ['Write if you see smoke.', false],
    ['N’hésitez pas à nous contacter pour toute question.', true],
    ['N’hésitez pas à nous appeler au 01 98 76 54 32', false],
    ['N’hésitez pas à nous dire si un enfant vient', false],
  ])('ends it: %s', (line, ends) => expect(isClosing(line)).toBe(ends));
});

it('what greets in front of a sentence is no part of what it leads to', () => {
  expect(relationsOf('各位邻居大家好，我说三件事：停车、垃圾、电梯。', 'zh-CN')).toMatchObject([
    { kind: 'list', head: { text: '我说三件事' } },
  ]);
});

it.each(['现将有关事项通知如下：', '特通知如下：', '下記のとおりお知らせいたします。', '欢迎加入！'])(
  '%s says nothing but that something follows',
  (sentence) => {
    expect(opens(sentence)).toBe(true);
  },
);

it.each(['具体安排如下：', '下記のとおり変更します。'])('%s says what follows', (sentence) => {
  expect(opens(sentence)).toBe(false);
});
