import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';

const stepsOf = (text: string, language: Language): string[] =>
  relationsOf(text, language).flatMap((own) => (own.kind === 'steps' ? own.steps.map(({ title }) => title.text) : []));

describe('one sentence that tells how something is done', () => {
  it.each<[string, Language, string[]]>([
    [
      '借车的时候先扫码，检查刹车和轮胎；骑到站点锁车，拍照上传，灯灭了再离开。',
      'zh-CN',
      ['借车的时候先扫码', '检查刹车和轮胎', '骑到站点锁车', '拍照上传', '灯灭了再离开'],
    ],
    [
      '寄物要怎麼做？先到櫃台領牌子，我們幫您量尺寸；到了三樓找空櫃，放好拍張照，拿了收據再離開。',
      'zh-TW',
      ['先到櫃台領牌子', '我們幫您量尺寸', '到了三樓找空櫃', '放好拍張照', '拿了收據再離開'],
    ],
    [
      '裝窯之前先把坯體晾乾，底部刷一層氧化鋁；擺進去留兩公分，接著慢慢升溫，降到一百度才開門。',
      'zh-TW',
      ['裝窯之前先把坯體晾乾', '底部刷一層氧化鋁', '擺進去留兩公分', '接著慢慢升溫', '降到一百度才開門'],
    ],
    [
      '味噌づくりの手順ですが、まず豆を一晩水につけて、次に柔らかく煮てつぶし、そのあと塩と麹を混ぜ、最後に樽に詰めて重しをのせます。',
      'ja-JP',
      ['まず豆を一晩水につけて', '次に柔らかく煮てつぶし', 'そのあと塩と麹を混ぜ', '最後に樽に詰めて重しをのせます'],
    ],
    [
      'To book the hall a member writes to the clerk, the clerk checks the diary, the deposit is paid at the post office, and only then is the key handed over.',
      'en-US',
      [
        'To book the hall a member writes to the clerk',
        'the clerk checks the diary',
        'the deposit is paid at the post office',
        'only then is the key handed over',
      ],
    ],
    [
      "Pour emprunter un outil, l'adhérent remplit d'abord la fiche, le bénévole vérifie l'état, on note la date au tableau, puis il signe et repart.",
      'fr-FR',
      [
        "l'adhérent remplit d'abord la fiche",
        "le bénévole vérifie l'état",
        'on note la date au tableau',
        'puis il signe et repart',
      ],
    ],
    [
      '先把电池盖推开，装好电池以后合上盖子，再按住开关三秒，听到“嘀”一声就能配对。',
      'zh-CN',
      ['先把电池盖推开', '装好电池以后合上盖子', '再按住开关三秒', '听到“嘀”一声就能配对'],
    ],
    [
      '換濾網的順序我常弄錯，抄在這裡：先關掉水閥，再把舊的轉下來，然後塗一點潤滑油，早上裝新的，晚上看有沒有漏。',
      'zh-TW',
      ['先關掉水閥', '再把舊的轉下來', '然後塗一點潤滑油', '早上裝新的', '晚上看有沒有漏'],
    ],
    [
      "Pour louer, le visiteur remplit d'abord la fiche, laisse ensuite une pièce d'identité, choisit son vélo puis signe au comptoir.",
      'fr-FR',
      [
        "le visiteur remplit d'abord la fiche",
        "laisse ensuite une pièce d'identité",
        'choisit son vélo',
        'puis signe au comptoir',
      ],
    ],
  ])('%s', (text, language, steps) => expect(stepsOf(text, language)).toEqual(steps));

  it.each<[string, Language]>([
    ['价格先涨后跌，接着平稳了几天，很多人观望，再看下个月。', 'zh-CN'],
    ['我们先去了灯塔，接着吃了面，下午在海边走走，再坐船回来。', 'zh-CN'],
    ['他先是沉默，再是大笑，没有人知道为什么，场面很尴尬。', 'zh-CN'],
    ['首先是人手不够，其次是场地很小，再就是没有停车位，最后是宣传太晚。', 'zh-CN'],
    ['这家店的故事：先是父亲摆摊，再开了小店，接着搬到县城，客人说“真好吃”。', 'zh-CN'],
    ['先生今年八十，身體很好，每天走路，再忙也寫字。', 'zh-TW'],
    ['まず寒い、次に遠い、それから高い、最後に混んでいる、という声が多かった。', 'ja-JP'],
    ['To be honest, the food was cold, the band came late, and then it rained, and nobody stayed.', 'en-US'],
    ['To reach 400 members we need a bigger room, more coaches, a second court and then a sponsor.', 'en-US'],
    [
      'Pour finir, le maire remercie les bénévoles, les enfants chantent, et puis tout le monde rentre, content.',
      'fr-FR',
    ],
    ['Pour gagner, il faut du calme, de la patience, un peu de chance et enfin un bon cheval.', 'fr-FR'],
  ])('is none where it tells what was, or is so: %s', (text, language) => expect(stepsOf(text, language)).toEqual([]));
});
