import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { documentOf, list, paragraph } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';
import type { Relation } from './relation.ts';
import { writerIn } from './writers.ts';

function tasksIn(relations: readonly Relation[]): string[] {
  return relations.flatMap((own) =>
    own.kind === 'actions'
      ? own.items.map(({ who, what, when }) => [who?.text, what.text, when?.text].filter(Boolean).join(' | '))
      : [],
  );
}

const writerOf = (lines: readonly string[]): string | undefined =>
  writerIn(documentOf(lines.map(paragraph)).blocks)?.name;

describe('who writes a message', () => {
  it('is said at its head or below the words that close it', () => {
    expect(writerOf(['From: Nora Quist <nora@example.org>', 'To: all', 'The kiln is hot.'])).toBe('Nora Quist');
    expect(writerOf(['寄件者：許雅婷', '收件者：各組', '請看附件。'])).toBe('許雅婷');
    expect(writerOf(['The kiln is hot.', 'Best regards,', 'Nora'])).toBe('Nora');
    expect(writerOf(['資料を送ります。', 'よろしくお願いいたします。', '谷 真理'])).toBe('谷 真理');
  });

  it('is not known of several messages, of things and of places', () => {
    expect(writerOf(['From: Nora Quist', 'I will come.', 'From: Emil Sand', 'Good.'])).toBeUndefined();
    expect(writerOf(['From: £12 a head', 'To: book, call us'])).toBeUndefined();
    expect(writerOf(['De : 12 à 18 euros', 'Le repas est compris.'])).toBeUndefined();
  });
});

describe('what the writer takes on and asks of others', () => {
  it.each<[Language, string[], string[]]>([
    [
      'en-US',
      [
        'Emil, can you order the glaze before 3 May?',
        "I'll send the price list by Monday.",
        'Tova to sweep the yard by Sunday.',
      ],
      [
        'Emil | order the glaze | before 3 May',
        'Nora Quist | send the price list | by Monday',
        'Tova | sweep the yard | by Sunday',
      ],
    ],
    [
      'fr-FR',
      ['Emil, peux-tu commander les sacs avant le 3 mai ?', "J'envoie la liste d'ici lundi."],
      ['Emil | commander les sacs | avant le 3 mai', "Nora Quist | envoie la liste | d'ici lundi"],
    ],
    [
      'zh-CN',
      ['麻烦小顾周三前把窑清一遍。', '我保证周五前发价目表。'],
      ['小顾 | 把窑清一遍 | 周三前', 'Nora Quist | 周五前发价目表 | 周五前'],
    ],
  ])('is told as tasks (%s)', (language, entries, tasks) => {
    const from =
      { 'fr-FR': 'De : Nora Quist', 'zh-CN': '发件人：Nora Quist' }[language as string] ?? 'From: Nora Quist';
    expect(tasksIn(relationsOf([from, list(entries)], language))).toEqual(tasks);
  });

  it.each([
    "I can't come on Friday.",
    'I cannot do it by Friday.',
    'I will not send it by Friday.',
    'I will be away until Friday.',
    'I will always remember that Friday.',
  ])('but not what is denied, or only lasts: %s', (text) => {
    expect(tasksIn(relationsOf(['From: Nora Quist', text, 'Emil, can you call Tova by Monday?'], 'en-US'))).toEqual([
      'Emil | call Tova | by Monday',
    ]);
  });

  it.each<[string, string[], Language]>([
    [
      'what one thinks, likes or waits for',
      ["J'attends ta réponse avant lundi.", 'Je doute que Tova vienne avant lundi.', "J'adore le thé d'avant lundi."],
      'fr-FR',
    ],
    [
      'what one needs, is or comes to know',
      [
        "I'll need the list by Friday.",
        'I will be back by Monday.',
        "I'll know more by Tuesday.",
        'I promised to call by Friday but forgot.',
        'Tom will need the list by Friday.',
      ],
      'en-US',
    ],
    [
      'what one needs or is',
      ['Je vais avoir besoin de la liste avant lundi.', 'Je vais être absente avant mardi.'],
      'fr-FR',
    ],
    ['what one needs or does not do', ['私は金曜日までに資料が必要です。', '私は5月8日までに戻りません。'], 'ja-JP'],
    ['where one comes from, or has no time for', ['我来自上海，5月9日前到。', '我来不及在5月9日前写完。'], 'zh-CN'],
    ['how and when it is asked', ['麻烦尽快在周五前发给我。', '麻烦务必把门关上，5月8日前。'], 'zh-CN'],
    ['what begins like a promise', ['我保证金周五前退。', '我负责人的电话周五前给你。'], 'zh-CN'],
    ['when it is asked', ['First, can you clear the desk by Friday?', 'Today, can you call by Friday?'], 'en-US'],
    ['a question to everybody', ['How can you help us by Friday?', 'What would you bring by Friday?'], 'en-US'],
  ])('is not %s', (_, lines, language) => {
    const from =
      { 'fr-FR': 'De : Nora Quist', 'zh-CN': '发件人：顾青', 'ja-JP': '差出人：谷真理' }[language as string] ??
      'From: Nora Quist';
    expect(tasksIn(relationsOf([from, ...lines], language))).toEqual([]);
  });

  it('stands as it is said where nobody else has anything to do', () => {
    const relations = relationsOf(['From: Nora Quist', "I'll send the price list by Monday."], 'en-US');
    expect(relations.at(-1)).toMatchObject({ kind: 'said', item: { text: "I'll send the price list by Monday." } });
  });

  it('has its day apart from what is to be done', () => {
    const tasks = ['Tova: order the clay by 20 May', 'Emil: paint the sign, 3 June', 'Per: keep the shop until 4 May'];
    expect(tasksIn(relationsOf([list(tasks)], 'en-US', 'To do'))).toEqual([
      'Tova | order the clay | by 20 May',
      'Emil | paint the sign | 3 June',
      'Per | keep the shop until 4 May',
    ]);
  });

  it.each<[Language, string, string[]]>([
    [
      'en-US',
      'Omar cleans the shed by Friday and Bea orders tyres on Monday.',
      ['Omar | cleans the shed | by Friday', 'Bea | orders tyres on Monday | on Monday'],
    ],
    [
      'zh-CN',
      '小蒋做横幅，5月8日前交；王主任负责借音响，5月6日前。',
      ['小蒋 | 做横幅，5月8日前交 | 5月8日前', '王主任 | 负责借音响 | 5月6日前'],
    ],
  ])('of two people in a sentence both have theirs (%s)', (language, text, tasks) => {
    expect(tasksIn(relationsOf(text, language))).toEqual(tasks);
  });

  it('takes no letter off what a French word begins with', () => {
    const lines = ['De : Nora Quist', 'Emil, peux-tu ouvrir avant lundi ?', "Je m'occupe des fleurs d'ici mardi."];
    expect(tasksIn(relationsOf(lines, 'fr-FR'))).toEqual([
      'Emil | ouvrir | avant lundi',
      "Nora Quist | fleurs | d'ici mardi",
    ]);
  });

  it('is nobody’s task in a text that nobody signs', () => {
    expect(tasksIn(relationsOf(["I'll send the price list by Monday.", 'It is long.'], 'en-US'))).toEqual([]);
  });
});
