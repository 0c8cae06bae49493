import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';
import type { Relation } from './relation.ts';

/** Timelines that are told in sentences, as people write them. */

const eventsOf = (relations: readonly Relation[]): string[][] =>
  relations.flatMap((own) =>
    own.kind === 'timeline' ? [own.events.map(({ date, text }) => `${date} | ${text.text}`)] : [],
  );

describe('lines that say when', () => {
  it('are one timeline with weeks that are counted and days that begin with a figure', () => {
    const lines = [
      'w/c 3 March  vote',
      '5-23 May  scaffold up',
      '26 May - 13 June  south side',
      'Wk 25  snagging',
      'Sat 28 June  tea',
    ];
    expect(eventsOf(relationsOf(lines, 'en-US'))).toEqual([
      [
        'w/c 3 March | vote',
        '5-23 May | scaffold up',
        '26 May - 13 June | south side',
        'Wk 25 | snagging',
        'Sat 28 June | tea',
      ],
    ]);
  });
});

describe('a story in sentences', () => {
  it('is none where a day is written in pieces', () => {
    const lines = ['The choir will meet again on Thursday, April', '13, 2023 at 12p CT.'];
    expect(eventsOf(relationsOf(lines, 'en-US'))).toEqual([]);
  });

  it.each<[string, Language, string, string[]]>([
    [
      'parts of years and seasons',
      'en-US',
      'The move started in 2021. In mid-2022 the architects were chosen, and permission came in March 2023. The hall was finished in spring 2024.',
      [
        '2021 | The move started in 2021.',
        'mid-2022 | the architects were chosen',
        'March 2023 | permission came in March 2023.',
        'spring 2024 | The hall was finished in spring 2024.',
      ],
    ],
    [
      'decades, and words in front of the first date of a sentence',
      'en-US',
      'The firm was founded in 1924. After the war, in 1947, the sons took over. In the seventies business declined, and by 1981 only a few worked here.',
      [
        '1924 | The firm was founded in 1924.',
        '1947 | After the war, in 1947, the sons took over.',
        'the seventies | business declined',
        '1981 | by 1981 only a few worked here.',
      ],
    ],
    [
      'the same and the next year, particles behind the date',
      'ja-JP',
      '令和4年4月に用地を取得し、同年10月に造成を始めた。翌年3月から試運転を行う。',
      ['令和4年4月 | 用地を取得し', '同年10月 | 造成を始めた', '翌年3月から | 試運転を行う'],
    ],
    [
      'years of the Republic to their end',
      'zh-TW',
      '計畫自民國112年3月啟動，同年6月完成整地，9月開始種植。113年2月舉辦開園活動，預計113年底完成擴建。',
      [
        '民國112年3月 | 計畫自民國112年3月啟動',
        '同年6月 | 完成整地',
        '9月 | 開始種植',
        '113年2月 | 舉辦開園活動',
        '113年底 | 預計113年底完成擴建',
      ],
    ],
    [
      'days of the week with their hours',
      'zh-CN',
      '下周三（5月14日）下午先打包，周四上午9点搬家公司到场，周四下午3点前全部装车，下周一正常上班。',
      ['下周三（5月14日） | 下午先打包', '周四上午9点 | 搬家公司到场', '周四下午3点前 | 全部装车', '下周一 | 正常上班'],
    ],
    [
      'days whose hours belong to them',
      'fr-FR',
      'Réunion mardi 6 mai à 18 h 30. Affiches imprimées avant le 10 mai. Le 23 mai, installation à partir de 15 h, et la fête commence à 19 h. Nettoyage samedi matin 24 mai.',
      [
        'mardi 6 mai à 18 h 30 | Réunion mardi 6 mai à 18 h 30.',
        '10 mai | Affiches imprimées avant le 10 mai.',
        '23 mai | installation à partir de 15 h, et la fête commence à 19 h.',
        '24 mai | Nettoyage samedi matin 24 mai.',
      ],
    ],
    [
      'seasons and years of any century',
      'fr-FR',
      "D'avril à juin 2026, on vide l'aile nord. Pendant l'été 2026, les bureaux déménagent. La livraison a lieu le 3 mars 2027.",
      [
        "avril à juin 2026 | D'avril à juin 2026, on vide l'aile nord.",
        "été 2026 | Pendant l'été 2026, les bureaux déménagent.",
        '3 mars 2027 | La livraison a lieu le 3 mars 2027.',
      ],
    ],
    [
      'how many when',
      'en-US',
      'We start on 3 February. The shops follow: 8 in April, 8 in May and 6 in June. The old tills go by 15 July.',
      [
        '3 February | We start on 3 February.',
        'April | The shops follow: 8 in April',
        'May | 8 in May',
        'June | 6 in June.',
        '15 July | The old tills go by 15 July.',
      ],
    ],
    [
      'the end of a year that is not named',
      'zh-CN',
      '接下来：5月内测新版，第三季度推出网页版，年底前支持离线。',
      ['5月 | 内测新版', '第三季度 | 推出网页版', '年底前 | 支持离线'],
    ],
    [
      'two hours in a sentence',
      'en-US',
      'At 09:12 the gateway timed out. The engineer was paged at 09:20. A new one was deployed at 10:05 and orders recovered at 10:20.',
      [
        '09:12 | the gateway timed out.',
        '09:20 | The engineer was paged at 09:20.',
        '10:05 | A new one was deployed at 10:05',
        '10:20 | orders recovered at 10:20.',
      ],
    ],
  ])('%s', (_, language, text, events) => {
    expect(eventsOf(relationsOf([text], language))).toEqual([events]);
  });

  it('goes on over paragraphs, and what follows with a figure stands for itself', () => {
    const relations = relationsOf(
      [
        'The club was founded in 1958. A hall followed in 1971.',
        'In 1999 the hall burnt down. It was rebuilt in 2002. Today the club has 640 members.',
      ],
      'en-US',
    );
    expect(eventsOf(relations).map((events) => events.length)).toEqual([4]);
    expect(relations.flatMap((own) => (own.kind === 'figure' ? [own.stat.value] : []))).toEqual(['640']);
  });

  it.each<[string, Language, string]>([
    [
      'two dates of one stretch of time',
      'fr-FR',
      'Nous avons interrogé 287 personnes entre septembre et novembre : le dernier a fermé en 2021.',
    ],
    ['what comes again', 'en-US', 'We meet every Monday, swim every Wednesday and rest every Sunday.'],
    ['dates out of order', 'en-US', 'Sales rose in 2023. In 2019 there was no shop. By 2021 we had two.'],
  ])('%s are no story', (_, language, text) => {
    expect(eventsOf(relationsOf([text], language))).toEqual([]);
  });
});

describe('how much was when', () => {
  it.each<[string, Language, string[]]>([
    ['April 320, May 540, June 810, July 1,240.', 'en-US', ['April 320', 'May 540', 'June 810', 'July 1,240']],
    ['每月借阅：1月 320册，2月 540册，3月 810册。', 'zh-CN', ['1月 320册', '2月 540册', '3月 810册']],
    ['2021: 12%, 2022: 14%, 2023: 19%.', 'en-US', ['2021 12%', '2022 14%', '2023 19%']],
  ])('is a course of figures, and no timeline: %s', (text, language, course) => {
    const relations = relationsOf([text], language);
    expect(relations.map(({ kind }) => kind)).toEqual(['parts']);
    const [parts] = relations;
    const items = parts?.kind === 'parts' ? parts.items : [];
    expect(items.map(({ name, quantity }) => `${name} ${quantity.text}`)).toEqual(course);
  });
});

it('a year that is a name begins no event', () => {
  const text =
    '1984年，创始人进厂当学徒。1995年他买下一口窑，自己烧壶。2006年注册商标。2023年在大阪开了海外店，店名就叫“1984”。';
  const [events = []] = eventsOf(relationsOf(text, 'zh-CN'));
  expect(events.map((own) => own.split(' | ')[0])).toEqual(['1984年', '1995年', '2006年', '2023年']);
});

it('clauses of one line that go from quarter to quarter are its events, and an account of the year below is none', () => {
  const relations = relationsOf(
    [
      '第一季改版登录页；第二季上线续费功能；第三季接通电子发票；第四季开放企业账号。',
      '今年的成绩先说一下，会员从 12.4 万增加到 18.6 万，活跃用户 7.1 万。在线付款占 61%，柜台付款占 27%，其他占 12%。投诉最多的是找不到入口，每月 140 件。',
    ],
    'zh-CN',
  );
  expect(eventsOf(relations).map((own) => own.length)).toEqual([4]);
  expect(relations.map(({ kind }) => kind)).toContain('parts');
});

it('a line that names a later day stands over a calendar, and is none of its events', () => {
  const lines = [
    '旧合同 5月31日到期，押金1.2万到时退',
    '5/2（周五）交钥匙',
    '5/6 水电进场',
    '5/20 吊顶',
    '6月3日 开业',
  ];
  const events = eventsOf(relationsOf(lines, 'zh-CN'));
  expect(events.map((own) => own.map((event) => event.split(' | ')[0]))).toEqual([
    ['5/2（周五）', '5/6', '5/20', '6月3日'],
  ]);
});

describe('clauses of a sentence', () => {
  const eventsOf = (text: string, language: Language): string[] =>
    relationsOf(text, language).flatMap((own) =>
      own.kind === 'timeline' ? own.events.map(({ date, text: said }) => `${date} | ${said.text}`) : [],
    );

  it.each<[string, Language]>([
    ['Atelier Brume, maison fondée en 1962 à Quimper, ouvre le 3 mai une salle de vente.', 'fr-FR'],
    ['« On dort mieux », dit Ana Roy, qui a repris la ferme à sa mère en 2016.', 'fr-FR'],
    ['Brook & Lane, a family firm since 1962, opens a second yard on 3 May.', 'en-US'],
  ])('what only says more of a name is no event, and the sentence stays whole: %s', (text, language) => {
    const said = relationsOf(text, language).flatMap((own) => (own.kind === 'said' ? [own.item.text] : []));
    expect([said, eventsOf(text, language)]).toEqual([[text], []]);
  });

  it('an event has what stands in front of its date behind a semicolon, and nothing of the clause behind the next', () => {
    const text = '小顾周一交表；新柜子每层放九个，阿明跟仓库说，周二起执行；门锁由我来，周四前修好。';
    expect(eventsOf(text, 'zh-CN')).toEqual([
      '周一 | 小顾周一交表',
      '周二起 | 新柜子每层放九个，阿明跟仓库说，周二起执行',
      '周四前 | 门锁由我来，周四前修好',
    ]);
  });

  it('a colon leads to the first event, and no comma tears its sentence', () => {
    const led =
      'Nous gardons le plan B, en trois temps : vider la cave en mai 2026, peindre en juin 2026, ouvrir en août 2026.';
    expect(eventsOf(led, 'fr-FR')[0]).toBe('mai 2026 | vider la cave en mai 2026');
    const torn = 'The roof was sound after all, so we moved in on 3 May, painted on 9 June and opened on 2 July.';
    expect(eventsOf(torn, 'en-US')[0]).toBe('3 May | The roof was sound after all, so we moved in on 3 May');
  });

  it('a month and a feast beside each other are two times', () => {
    expect(eventsOf('植え付けは3月末、土用のころに草取り、10月に収穫。', 'ja-JP')).toEqual([
      '3月末 | 植え付けは3月末',
      '土用のころ | 草取り',
      '10月 | 収穫',
    ]);
  });
});

it('two days of one clause are no two events, and what leads to them is none', () => {
  const relations = relationsOf('Before Anna left, Ben had 12 June and 14 July off. Rosa leaves on 4 May.', 'en-US');
  expect(relations.some(({ kind }) => kind === 'timeline')).toBe(false);
});

it('what something is measured by is no event of its year', () => {
  const text =
    "L'office a accueilli 48 200 visiteurs, soit 6 % de plus qu'en 2025. Mai et juin progressent (+18 %), août recule de 7 %.";
  expect(relationsOf(text, 'fr-FR').map(({ kind }) => kind)).not.toContain('timeline');
});
