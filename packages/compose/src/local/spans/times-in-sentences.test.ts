import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { readDates } from './dates.ts';
import { readQuantities } from './quantities.ts';

const datesIn = (text: string, language: Language): string[] => readDates(text, language).map((date) => date.text);

describe('hours of a day that are told in full', () => {
  it.each<[string, Language, string[]]>([
    ['La vente ouvre à 14 heures et ferme avant 19 heures.', 'fr-FR', ['14 heures', '19 heures']],
    ['Ouvert de 9 heures à 17 heures 30.', 'fr-FR', ['9 heures à 17 heures 30']],
    ['On part dès 7 heures du matin.', 'fr-FR', ['7 heures du matin']],
    ["The gate opens at 4 o'clock.", 'en-US', ["4 o'clock"]],
    ['門市15時開門、21時關門。', 'zh-TW', ['15時', '21時']],
    ['超市8时开门，22时关门。', 'zh-CN', ['8时', '22时']],
    ['12日（土）13時〜15時30分に本の修理講習会', 'ja-JP', ['12日（土）', '13時〜15時30分']],
    ['開店は10時、閉店は20時です。', 'ja-JP', ['10時', '20時']],
  ])('%s', (text, language, dates) => {
    expect(datesIn(text, language)).toEqual(dates);
    expect(readQuantities(text, language)).toEqual([]);
  });

  it.each<[string, Language]>([
    ['Le temps de travail passe à 20 heures par semaine.', 'fr-FR'],
    ['La durée est limitée à 12 heures.', 'fr-FR'],
    ['Après 3 heures de marche, on mange.', 'fr-FR'],
    ['Le montage prend plus de 8 heures.', 'fr-FR'],
    ['充電に3時間かかる。', 'ja-JP'],
    ['等了5小時才輪到。', 'zh-TW'],
  ])('how long something takes is none: %s', (text, language) => {
    expect(datesIn(text, language)).toEqual([]);
    expect(readQuantities(text, language)).not.toEqual([]);
  });
});

describe('days of the year that have a name', () => {
  it.each<[string, Language, string[]]>([
    ['種は節分のころにまき、土用前後に刈る。', 'ja-JP', ['節分のころ', '土用前後']],
    ['清明前后下种，霜降前收完。', 'zh-CN', ['清明前后', '霜降前']],
    ['端午前後最忙。', 'zh-TW', ['端午前後']],
    ['On sème après les saints de glace et on arrache avant la Toussaint.', 'fr-FR', ['saints de glace', 'Toussaint']],
    ['The roof must be done by Michaelmas.', 'en-US', ['Michaelmas']],
    ['We moved at Easter 2024.', 'en-US', ['Easter 2024']],
  ])('%s', (text, language, dates) => expect(datesIn(text, language)).toEqual(dates));

  it.each<[string, Language]>([
    ['The Christmas party was loud.', 'en-US'],
    ['Tickets for Christmas dinner are sold.', 'en-US'],
    ['Le marché de Noël plaît.', 'fr-FR'],
    ['清明节的青团很好吃。', 'zh-CN'],
    ['お盆の料理を習う。', 'ja-JP'],
  ])('says nothing of when beside a name: %s', (text, language) => expect(datesIn(text, language)).toEqual([]));
});

it('a day alone is of the month that was said before it', () => {
  expect(datesIn('祭りは10月12日に開き、雨の場合は13日に順延します。', 'ja-JP')).toEqual(['10月12日', '13日']);
  expect(datesIn('工事は10月12日から30日かかる。', 'ja-JP')).toHaveLength(1);
  expect(datesIn('10月から11月に設計し、11月から翌2月まで募る。', 'ja-JP')).toHaveLength(2);
});

it.each<[string, Language]>([
  ['水と土に親しむ', 'ja-JP'],
  ['木と火は暮らしの基本', 'ja-JP'],
  ['Après l’ascension du Cervin, il se repose.', 'fr-FR'],
])('water and earth are no days of the week, and a climb is no feast: %s', (text, language) => {
  expect(datesIn(text, language)).toEqual([]);
});
