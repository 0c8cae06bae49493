import type { Language } from '@pagewright/model/languages';
import { expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';

function datesOf(lines: readonly string[], language: Language): readonly string[] {
  const [first] = relationsOf(lines, language);
  return first?.kind === 'timeline' ? first.events.map(({ date }) => date) : [];
}

it.each<[Language, readonly string[], readonly string[]]>([
  [
    'en-US',
    ['3 weeks before the race: rest', '2 days before the race: collect your number', '1 day after the race: walk'],
    ['3 weeks before the race', '2 days before the race', '1 day after the race'],
  ],
  [
    'fr-FR',
    [
      '1 mois avant le départ : réserver le camion',
      "2 jours avant l'arrivée : prévenir la gardienne",
      "3 jours après l'arrivée : changer d'adresse",
    ],
    ['1 mois avant le départ', "2 jours avant l'arrivée", "3 jours après l'arrivée"],
  ],
  [
    'ja-JP',
    ['検査の3日前：お酒をひかえる', '検査前日：夕食は早めに', '検査当日：朝食はとらない', '検査の1週間後：結果が届く'],
    ['検査の3日前', '検査前日', '検査当日', '検査の1週間後'],
  ],
  [
    'zh-CN',
    ['手术前3天：停药', '手术前1天：只喝粥', '当天凌晨4点：喝第一包药', '当天6点：喝第二包药', '手术后2天：可以洗澡'],
    ['手术前3天', '手术前1天', '当天凌晨4点', '当天6点', '手术后2天'],
  ],
])('days that are told from an occasion are a timeline: %s', (language, lines, dates) => {
  expect(datesOf(lines, language)).toEqual(dates);
});

it('days of a month that stands over them are a timeline, places in a race are not', () => {
  expect(datesOf(['2nd. First grapes.', '11th. Pickers came, eight of them.', '19th - press broke.'], 'en-US')).toEqual(
    ['2nd', '11th', '19th'],
  );
  expect(
    datesOf(['lundi 2 fév : dépose', 'du 9 au 13 : peinture', '23 fév.→27 fév. pose', '5 mars, miroirs'], 'fr-FR'),
  ).toEqual(['lundi 2 fév', 'du 9 au 13', '23 fév.→27 fév.', '5 mars']);
  expect(datesOf(['1st: Ana Lind', '2nd: Ben Cole', '3rd: Mia Roe'], 'en-US')).toEqual([]);
});

it.each<[readonly string[], boolean]>([
  [['0845 doors, coffee', '1000 Talks', '1315 Panel'], true],
  [['1200 Members voted', '1300 Members stayed at home'], false],
  [['1000 Flyers', '1250 Posters', '2100 Stickers'], false],
  [['5th Avenue: shop', '7th Avenue: office', '9th Avenue: store'], false],
  [['1st: Anna', '2nd: Ben', '4th: Carl'], false],
  [['4th. Vet came', '6th. Two lambs', '9th. Rain'], true],
])('figures, addresses and ranks in front of lines are no dates: %s', (lines, isCalendar) => {
  expect(datesOf(lines, 'en-US').length > 0).toBe(isCalendar);
});
