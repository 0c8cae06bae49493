import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { readDates } from './dates.ts';
import { leadDateOf } from './lead-dates.ts';

function split(text: string, language: Language): readonly [string, string] | undefined {
  const lead = leadDateOf(text, language);
  return lead && [lead.date.text, text.slice(lead.rest)];
}

const keysOf = (texts: readonly string[], language: Language): (number | undefined)[] =>
  texts.map((text) => leadDateOf(text, language)?.date.key);

describe('in front of a line', () => {
  it.each<[string, Language, string, string]>([
    ['Early autumn - lift the dahlias', 'en-US', 'Early autumn', 'lift the dahlias'],
    ['Two weeks before: order the cake', 'en-US', 'Two weeks before', 'order the cake'],
    ['The day before: iron the shirts', 'en-US', 'The day before', 'iron the shirts'],
    ['w/c 3 March council decides', 'en-US', 'w/c 3 March', 'council decides'],
    ['W46-W47 stocktaking', 'en-US', 'W46-W47', 'stocktaking'],
    ['S48-S49 raccordement', 'fr-FR', 'S48-S49', 'raccordement'],
    ['semaine du 3 mars : peinture', 'fr-FR', 'semaine du 3 mars', 'peinture'],
    ['Since 2018: two trams an hour', 'en-US', 'Since 2018', 'two trams an hour'],
    ['10.15 tea in the garden', 'en-US', '10.15', 'tea in the garden'],
    ['８／25　親子工作', 'ja-JP', '８／25', '親子工作'],
    ['１３：３０　開会', 'ja-JP', '１３：３０', '開会'],
    ['9/下旬 棚卸し', 'ja-JP', '9/下旬', '棚卸し'],
    ['5.6-5.19 试运行', 'zh-CN', '5.6-5.19', '试运行'],
    ['mai et juin : semis', 'fr-FR', 'mai et juin', 'semis'],
    ['du 3 au 7 juin : stage', 'fr-FR', 'du 3 au 7 juin', 'stage'],
    ["D'ici fin mars : le devis", 'fr-FR', "D'ici fin mars", 'le devis'],
    ['Toussaint : fermer la serre', 'fr-FR', 'Toussaint', 'fermer la serre'],
    ['J-15 : relancer les invités', 'fr-FR', 'J-15', 'relancer les invités'],
    ['Samedi matin : montage', 'fr-FR', 'Samedi matin', 'montage'],
    ['提前三天：确认菜单', 'zh-CN', '提前三天', '确认菜单'],
    ['T-5 预告', 'zh-CN', 'T-5', '预告'],
    ['次年2月底完成井道', 'zh-CN', '次年2月底', '完成井道'],
    ['周三前交初稿', 'zh-CN', '周三前', '交初稿'],
    ['10/28 前：谈话术', 'zh-CN', '10/28 前', '谈话术'],
    ['11 月起：试营业', 'zh-CN', '11 月起', '试营业'],
    ['11月28日までに：鍵を返す', 'ja-JP', '11月28日までに', '鍵を返す'],
    ['12月24日晚：聚餐', 'zh-CN', '12月24日晚', '聚餐'],
    ['3月2日到5日：施工', 'zh-CN', '3月2日到5日', '施工'],
    ['3/1(六)20:00至3/2(日)04:00停電', 'zh-TW', '3/1(六)20:00至3/2(日)04:00', '停電'],
    ['2週間前　招待状を送る', 'ja-JP', '2週間前', '招待状を送る'],
    ['木曜まで 資料をまとめる', 'ja-JP', '木曜まで', '資料をまとめる'],
    ['End of Sept.: last harvest', 'en-US', 'End of Sept', 'last harvest'],
    ['mardi et mercredi : formation', 'fr-FR', 'mardi et mercredi', 'formation'],
    ['2019年に帰国', 'ja-JP', '2019年', '帰国'],
    ['2021～ 新事業の責任者', 'ja-JP', '2021～', '新事業の責任者'],
    ['Tue 14: ferry to the island', 'en-US', 'Tue 14', 'ferry to the island'],
    ['Jeu 9 - retour par le col', 'fr-FR', 'Jeu 9', 'retour par le col'],
    ['12 noon picnic', 'en-US', '12 noon', 'picnic'],
    ['9.30–10.15 warm-up', 'en-US', '9.30–10.15', 'warm-up'],
    ["D'avril à juin 2026, on repeint", 'fr-FR', 'avril à juin 2026', 'on repeint'],
    ["Pendant l'été 2026, le quai ferme", 'fr-FR', 'été 2026', 'le quai ferme'],
    ['14時 餅つき', 'ja-JP', '14時', '餅つき'],
    ['20〜21日　棚卸し', 'ja-JP', '20〜21日', '棚卸し'],
    ['下旬　面談', 'ja-JP', '下旬', '面談'],
    ['16点 散场', 'zh-CN', '16点', '散场'],
    ['民國七十三年，搬到巷口', 'zh-TW', '民國七十三年', '搬到巷口'],
    ['去年（2024年）開了分店', 'zh-TW', '去年（2024年）', '開了分店'],
    ['星期二、三、五　18:10 廚餘', 'zh-TW', '星期二、三、五　18:10', '廚餘'],
    ['每周二四 晨跑', 'zh-CN', '每周二四', '晨跑'],
    ['周一/周四：例会', 'zh-CN', '周一/周四', '例会'],
    ['火・木　ピアノ', 'ja-JP', '火・木', 'ピアノ'],
    ['月曜・水曜　プール', 'ja-JP', '月曜・水曜', 'プール'],
    ['Tue/Thu choir', 'en-US', 'Tue/Thu', 'choir'],
    ['mardi et jeudi : chorale', 'fr-FR', 'mardi et jeudi', 'chorale'],
    ['Toussaint 2027 : toiture', 'fr-FR', 'Toussaint 2027', 'toiture'],
    ['Hiver 2026 : chauffage', 'fr-FR', 'Hiver 2026', 'chauffage'],
    ['Easter 2027 – new benches', 'en-US', 'Easter 2027', 'new benches'],
    ['2027年春节 停业三天', 'zh-CN', '2027年春节', '停业三天'],
    ['2027年秋 開館', 'zh-TW', '2027年秋', '開館'],
    ['2027年のお盆　休業', 'ja-JP', '2027年のお盆', '休業'],
  ])('%s says when', (text, language, date, rest) => expect(split(text, language)).toEqual([date, rest]));

  it('days told from another, and seasons, have their order', () => {
    expect(
      keysOf(['Two months before: a', 'One week before: b', 'On the day: c', 'The day after: d'], 'en-US'),
    ).toEqual([-0.6, -0.07, 0, 0.01]);
    const seasons = keysOf(['Spring: a', 'Early summer: b', 'Summer: c', 'Late summer: d', 'Autumn: e'], 'en-US');
    expect(seasons.toSorted((a = 0, b = 0) => a - b)).toEqual(seasons);
    const years = keysOf(['Été 2026 : a', 'Toussaint 2026 : b', 'Noël 2026 : c', 'Été 2027 : d'], 'fr-FR');
    expect(years.toSorted((a = 0, b = 0) => a - b)).toEqual(years);
    expect(keysOf(['星期二、三：a', '星期五、日：b'], 'zh-TW')).toEqual([2, 5]);
  });

  it('what only begins as several days of the week is one', () => {
    expect(split('星期一、五金行盤點', 'zh-TW')?.[0]).toBe('星期一');
    expect(split('周一二楼开会', 'zh-CN')?.[0]).not.toBe('周一二');
    expect(split('土・木・金の順に強い', 'ja-JP')?.[1]).not.toBe('順に強い');
  });

  it('an amount, a number of a section and a season within a sentence say nothing of when', () => {
    expect(split('10.50 euros for a ticket', 'en-US')).toBeUndefined();
    expect(split('3.15 Scope of the review', 'en-US')).toBeUndefined();
    expect(split('3点建议', 'zh-CN')).toBeUndefined();
    expect(split('5時間かかる', 'ja-JP')).toBeUndefined();
    expect(readDates('Sales in spring were slow', 'en-US')).toEqual([]);
    expect(readDates('Le projet a été validé', 'fr-FR')).toEqual([]);
    expect(readDates('It took 40s to answer', 'en-US')).toEqual([]);
  });
});

describe('stretches of time', () => {
  it.each<[string, Language, string[]]>([
    ['développement du 15/09 au 07/11', 'fr-FR', ['15/09 au 07/11']],
    ['doors 11:00 to 12:30, then lunch', 'en-US', ['11:00 to 12:30']],
    ['open Mon-Wed', 'en-US', ['Mon-Wed']],
    ['Q1-Q2 2026 and Q4 2026', 'en-US', ['Q1-Q2 2026', 'Q4 2026']],
    ['between 2 March and 9 April', 'en-US', ['2 March', '9 April']],
    ['6月前端改版，7月前完成', 'zh-CN', ['6月', '7月前']],
    ['built in the 1780s', 'en-US', ['the 1780s']],
  ])('%s', (text, language, expected) => expect(readDates(text, language).map((date) => date.text)).toEqual(expected));
});
