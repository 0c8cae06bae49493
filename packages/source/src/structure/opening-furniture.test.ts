import { describe, expect, it } from 'vitest';
import { textDocument } from '../formats/txt.ts';

const BODY: Readonly<Record<string, readonly string[]>> = {
  latin: [
    'The hall opens at nine and closes at five, and everybody who wants to help is welcome.',
    'Bring gloves and a spade, the ground is hard at this time of the year.',
    'Tea and cake stand in the kitchen from three until everything is eaten.',
    'Last year forty neighbours came, and the beds have been in flower since.',
  ],
  wide: [
    '活动当天九点开门，五点结束，愿意帮忙的邻居都可以来。',
    '请带手套和铲子，这个季节的土比较硬，挖起来很费力气。',
    '三点以后厨房里有茶和点心，大家随时可以去拿。',
    '去年来了四十位邻居，花坛一直开到了现在。',
  ],
};
const titleOf = (lines: readonly string[]): string => {
  const isWide = lines.some((line) => /\p{sc=Han}/u.test(line));
  return textDocument('note.txt', [...lines, '', ...(BODY[isWide ? 'wide' : 'latin'] ?? [])].join('\n')).title;
};

describe('the name of a text below lines that name nothing', () => {
  it.each<[string[], string]>([
    [['11月8日 19:00—次日7:00', '外科三病区夜班交接    交班：孙敏  接班：胡磊'], '外科三病区夜班交接'],
    [
      [
        '令和7年9月3日',
        '柳町 各自治会長 様',
        '                      柳署 南口交番',
        '南口交番だより　空き巣の防止について',
      ],
      '南口交番だより 空き巣の防止について',
    ],
    [['2025年8月', '株式会社アオバ製作所', '株主の皆さまへ　第1四半期のご報告'], '第1四半期のご報告'],
    [['时间：3月2日（周日）上午', '地点：居委会二楼', '绿苑业委会第5次会议记要'], '绿苑业委会第5次会议记要'],
    [['@骑行新人 置顶', '百公里新手10周训练'], '百公里新手10周训练'],
    [['＊無断転載はご遠慮ください＊', 'かぎ針のコースター（直径10cm）'], 'かぎ針のコースター（直径10cm）'],
    [['平安喜樂！', '聖心堂 堂區通訊 第77期'], '聖心堂 堂區通訊 第77期'],
    [
      ['ORMA 3 installation sheet / rev. C / p. 12', 'Fitting the water filter (left hand)'],
      'Fitting the water filter (left hand)',
    ],
    [
      ['Centre Bellevue – service de radiologie – bâtiment B, porte 2', 'Fiche patient 48-C', 'Avant votre scanner'],
      'Avant votre scanner',
    ],
    [['Thursday 9 October, 7pm, village hall, 14 present', 'Harvest supper review'], 'Harvest supper review'],
    [['3/18 20:00 社区活动中心　到场15人', '业主委员会 春季座谈会'], '业主委员会 春季座谈会'],
    [['11/3 10:00～ 公民館　参加23名', '子ども会 もちつき反省会'], '子ども会 もちつき反省会'],
    [['報告日　R6.4.2　　報告者　看護師　三好', 'デイサービス　事故報告　No.14'], 'デイサービス 事故報告 No.14'],
    [['学号 2021400318', '摘  要', '海岛民宿主的淡季生计——以浙东两岛为例'], '海岛民宿主的淡季生计——以浙东两岛为例'],
    [['《行路》杂志 人物栏', '对话罗小满：把旧船修成书店的人'], '对话罗小满：把旧船修成书店的人'],
    [['喵星人宠物店(解放路店)', '☆2026春季寄养价目☆'], '2026春季寄养价目'],
    [['急售｜屋主自住', '★捷運旁 邊間採光 兩房★'], '捷運旁 邊間採光 兩房'],
    [
      ['hello all! pinned', 'Kiln for potters: what we hope to build next'],
      'Kiln for potters: what we hope to build next',
    ],
    [['MAIRIE DE SAULNAY-LES-BOIS', 'Service technique', 'AVIS AUX RIVERAINS'], 'AVIS AUX RIVERAINS'],
    [['Ville de Saulnay', 'Rapport sur les berges du canal'], 'Rapport sur les berges du canal'],
    [['Marsh & Quill Ltd', 'Letter to members for the spring'], 'Letter to members for the spring'],
    [['Les Voix du Gué', 'Compte rendu du bureau du mardi 4 mars 2025'], 'Compte rendu du bureau du mardi 4 mars 2025'],
    [['Harbour Lane Ringers', 'Minutes of the spring meeting'], 'Minutes of the spring meeting'],
    [['杉並合唱団', '第8回 総会議事録'], '第8回 総会議事録'],
    [['小妹妳上次問的我寫好了，照這個做', '「布丁的外出訓練」'], '布丁的外出訓練'],
    [['展區C', '鹽田的最後一位師傅'], '鹽田的最後一位師傅'],
    [['各位邻居辛苦啦～先发一版，有问题群里说', '中秋游园会流程（9.28 周日）'], '中秋游园会流程（9.28 周日）'],
    [
      ["Hiya, we're hiring again", 'Weekend gardener (2 days)', 'Fernhill Nursery, plot 3'],
      'Weekend gardener (2 days)',
    ],
    [
      ['*** PLEASE PIN UP ***', 'BRANCH 0311 PORTS & RAIL', 'Ballot result and next steps'],
      'Ballot result and next steps',
    ],
    [['COMMUNITY CENTRE - FRONT DESK', 'Lost keys, week 12 - please read this out'], 'Lost keys, week 12'],
    [
      ['Salle des fêtes, samedi 7 mars à 20 h', 'La troupe des Tilleuls présente', '« Un été sans bruit »'],
      '« Un été sans bruit »',
    ],
    [['Le Club des Mardis présente', 'Les feux du lac'], 'Les feux du lac'],
    [['Mairie de Valbrune', 'Travaux de la place'], 'Travaux de la place'],
    [['株式会社みなと', '山田様', 'お見積り'], 'お見積り'],
  ])('%j', (lines, title) => expect(titleOf(lines)).toBe(title));

  it.each<[string[], string]>([
    [['Garden day, 12 April', 'Fernhill Community Centre'], 'Garden day, 12 April'],
    [
      ['Lisbon w/ the book group :) final version', '11ish drop bags at the flat'],
      'Lisbon w/ the book group :) final version',
    ],
    [['10/26 19:00 秋まつり反省会', '町内会館に集まります'], '10/26 19:00 秋まつり反省会'],
    [['3/18 20:00 春季业主座谈会', '社区活动中心 二楼'], '3/18 20:00 春季业主座谈会'],
    [['Form follows function – a talk', 'Kiln House, upstairs'], 'Form follows function – a talk'],
    [['Porte ouverte au bâtiment C', 'Venez nombreux samedi'], 'Porte ouverte au bâtiment C'],
    [['門市營運月報 11 月', '營業額 386 萬，較上月 +7.2%'], '門市營運月報 11 月'],
    [['社区书店的一年', '喜乐路店 陈小满'], '社区书店的一年'],
    [['Platform 4', 'The 7.52 is late again'], 'Platform 4'],
    [['绿苑小区花园日', '居委会 2025年4月'], '绿苑小区花园日'],
    [['Bank Holiday Walk', 'Meet at the Green Gate'], 'Bank Holiday Walk'],
    [['Board Games Night', 'Bring a friend along'], 'Board Games Night'],
    [['School Fair', 'Cakes, games and a band'], 'School Fair'],
    [['Station Road Works', 'Lanes closed until June'], 'Station Road Works'],
    [['The Foundation', 'A novel in three parts'], 'The Foundation'],
    [['Marathon 2025', 'Route and Water Points'], 'Marathon 2025'],
    [['Marché 2025', 'Les exposants du quai'], 'Marché 2025'],
    [['Service à Table', 'Les règles du café'], 'Service à Table'],
    [['我的大学', '读书笔记三则'], '我的大学'],
    [['A winter on the canal', 'Letter to nobody in particular'], 'A winter on the canal'],
    [['SERVICE À TABLE', 'Les règles du café'], 'SERVICE À TABLE'],
    [['Ville et campagne', 'Rapport sur un voyage'], 'Ville et campagne'],
    [['柳町神社本殿', '修理の記録'], '柳町神社本殿'],
    [['SUMMER FAIR', 'Come and join us on the green'], 'SUMMER FAIR'],
    [['Réunion du comité, samedi 7 mars à 20 h', 'Salle des fêtes'], 'Réunion du comité, samedi 7 mars à 20 h'],
  ])('stays in the first line: %j', (lines, title) => expect(titleOf(lines)).toBe(title));

  it.each([
    ['PLEASE READ', 'Bins go out on Tuesday now', BODY['latin']],
    ['第12回', '読書会の記録', ['参加者は8名でした。', '次回は5月8日です。', '場所は同じです。']],
    ['Fernhill Allotment Society', 'Tools, seeds and the new pump', BODY['latin']],
  ] as const)('has them below it, and they head nothing: %s', (line, title, body = []) => {
    const { blocks } = textDocument('note.txt', [line, title, '', ...body].join('\n'));
    expect(blocks.filter(({ kind }) => kind === 'heading')).toMatchObject([{ text: title }]);
    expect(JSON.stringify(blocks)).toContain(line);
  });

  it('has the body that wrote minutes below it, which heads nothing', () => {
    const fields = ['Présents : Aline, Marc, Yvon', '', '1) Finances', 'Il reste 400 euros en caisse à ce jour.'];
    const lines = ['Les Voix du Gué', 'Compte rendu du bureau du mardi 4 mars 2025', ...fields];
    const { blocks } = textDocument('note.txt', lines.join('\n'));
    const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
    expect(headings).toEqual([lines[1], 'Finances']);
    expect(blocks[1]).toMatchObject({ kind: 'paragraph', text: 'Les Voix du Gué' });
  });

  it('leaves rooms that head parts their headings', () => {
    const rooms = [
      '会议室A',
      '',
      '上午九点开始报告，请提前到场签到。',
      '',
      '会议室B',
      '',
      '下午两点开始讨论，请带好材料。',
    ];
    const { blocks } = textDocument('note.txt', ['开放日安排', '', ...rooms].join('\n'));
    const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
    expect(headings).toEqual(['开放日安排', '会议室A', '会议室B']);
  });
});

it('what heads its own list beside others names no text', () => {
  const text =
    'hi all, notes from Tuesday\n\nWhat went well\n- the release was on time\n- fewer tickets\n\nWhat did not\n- two outages\n- nobody was on call\n';
  expect(textDocument('upload.txt', text).title).toBe('notes from Tuesday');
  const alone = 'hi all,\n\nThings to bring on Sunday\n- boots\n- a hat\n\nSee you there.\n';
  expect(textDocument('upload.txt', alone).title).toBe('Things to bring on Sunday');
});

it('a line that heads a list below several others does not name the text', () => {
  const lines = [
    "Hi all, quick recap of Tuesday's call with the Lisbon team",
    '',
    "They're at 62% of the annual target (goal 70% by end of Q3), down two points on last year",
    'Three deals slipped: Norvia (€120k, now Oct), Tessel (€85k, legal), Brandt (lost to a competitor)',
    'Headcount 14 -> 17 by December, two of the three hires are SDRs',
    'Next steps',
    '- Ana rewrites the pricing page',
    "- Joao calls Tessel's counsel this week",
  ];
  expect(textDocument('call.txt', lines.join('\n')).title).toBe("quick recap of Tuesday's call with the Lisbon team");
});
