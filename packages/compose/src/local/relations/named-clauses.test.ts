import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';

const toldIn = (text: string, language: Language): string[] =>
  relationsOf(text, language).flatMap((own): string[] => {
    const under = 'head' in own && own.head ? [`${own.head.text}:`] : [];
    if (own.kind === 'figures') return [...under, ...own.stats.map(({ value, label }) => `${label.text} = ${value}`)];
    if (own.kind === 'list') return [...under, ...own.items.map((item) => `${item.lead ?? ''} - ${item.text}`)];
    if (own.kind === 'timeline') return [...under, ...own.events.map(({ date, text }) => `${date} ${text.text}`)];
    if (own.kind === 'actions')
      return [...under, ...own.items.map(({ who, what, when }) => `${who?.text}, ${what.text}, ${when?.text ?? ''}`)];
    return [own.kind];
  });

describe('clauses with a name each', () => {
  it.each<[string, Language, string[]]>([
    ['North: 40 beds; South: 30 beds', 'en-US', ['North = 40 beds', 'South = 30 beds']],
    ['Nord : 40 lits ; Sud : 30 lits', 'fr-FR', ['Nord = 40 lits', 'Sud = 30 lits']],
    ['东区：40张，西区：30张', 'zh-CN', ['东区 = 40张', '西区 = 30张']],
    ['Monday: soup; Tuesday: pasta', 'en-US', ['Monday soup', 'Tuesday pasta']],
    ['月曜：カレー、火曜：うどん、水曜：丼', 'ja-JP', ['月曜 カレー', '火曜 うどん', '水曜 丼']],
    ['Tickets: 12 May; forms: 14 May', 'en-US', ['12 May Tickets', '14 May forms']],
    ['小孙：横幅周五前；小谢：帐篷周三前', 'zh-CN', ['小孙, 横幅, 周五前', '小谢, 帐篷, 周三前']],
    [
      '西村さん：チラシ（金曜まで）、大野さん：会場（水曜まで）',
      'ja-JP',
      ['西村さん, チラシ, 金曜まで', '大野さん, 会場, 水曜まで'],
    ],
    [
      '会長　岡本（302号室）、副会長　西、会計　田口',
      'ja-JP',
      ['会長 - 岡本（302号室）', '副会長 - 西', '会計 - 田口'],
    ],
    ['日時：5月8日、場所：公民館', 'ja-JP', ['日時 - 5月8日', '場所 - 公民館']],
    ['Date: 12 May; place: town hall; price: 5 €', 'en-US', ['Date - 12 May', 'place - town hall', 'price - 5 €']],
    ['Teams: North: Ann, Bo; South: Cy', 'en-US', ['Teams:', 'North - Ann, Bo', 'South - Cy']],
    ['分工：小孙：写稿；小谢：做图', 'zh-CN', ['分工:', '小孙, 写稿, ', '小谢, 做图, ']],
  ])('are told by it: %s', (text, language, said) => expect(toldIn(text, language)).toEqual(said));

  it.each<[string, Language, string[]]>([
    ['Colours: red; blue; green', 'en-US', ['Colours:', ' - red', ' - blue', ' - green']],
    ['注：红，蓝：3', 'zh-CN', ['said']],
    ['Open: Mon 9:00-12:00; Tue 10:00-14:00', 'en-US', ['Open:', ' - Mon 9:00-12:00', ' - Tue 10:00-14:00']],
  ])('are none where the first name leads to all: %s', (text, language, said) =>
    expect(toldIn(text, language)).toEqual(said),
  );
});
