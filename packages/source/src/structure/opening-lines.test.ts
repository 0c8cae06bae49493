import { describe, expect, it } from 'vitest';
import { textDocument } from '../formats/txt.ts';
import { withOpening } from './opening-lines.ts';

const titleOf = (text: string): string => textDocument('upload.txt', text).title;

describe('a message', () => {
  it.each([
    ['From: Ida Holm\nTo: all\nSubject: New rota from May\n\nHello,\n\nthe rota starts on 5 May.', 'New rota from May'],
    ['件名：夏休みの当番表\n差出人：総務　森\n宛先：各位\n\n当番表を送ります。', '夏休みの当番表'],
    ['主旨:停車場施工通知\n寄件者:總務處\n收件者:全體同仁\n\n停車場自週一起施工。', '停車場施工通知'],
    ['发件人：王敏\n主题：关于食堂调整的说明\n日期：5月6日\n\n食堂从周一起调整。', '关于食堂调整的说明'],
    [
      'Objet : Travaux dans la cour\nDe : le syndic\nDate : 4 mai\n\nLes travaux débutent lundi.',
      'Travaux dans la cour',
    ],
  ])('%s is called what it is about', (text, title) => expect(titleOf(text)).toBe(title));

  it('of which the first line only says what it is, is called both', () => {
    expect(titleOf('会议纪要\n会议主题：新仓库选址\n时间：6月3日\n\n一、结论\n选在东区。')).toBe(
      '新仓库选址 · 会议纪要',
    );
  });

  it.each([
    [
      '主旨：本所電梯檢修，請改走東側樓梯，請查照。\n說明：\n一、時間為5月6日。\n二、請勿逗留。',
      '本所電梯檢修，請改走東側樓梯',
    ],
    ['Subject: Lost parcel 88213\n\nDear team,\n\nit never came. Please look for it.', 'Lost parcel 88213'],
    ['事由：借用體育館\n\n我校擬於五月借用貴館。', '借用體育館'],
  ])('%s that begins with its subject needs no other field', (text, title) => expect(titleOf(text)).toBe(title));

  it('that names no subject stays as it is', () => {
    const lines = ['From: Ida', 'To: all', '', 'The rota starts in May.'];
    expect(withOpening(lines)).toEqual(lines);
  });
});

describe('a letter', () => {
  const letter = 'Ann Poole\n3 Mill Lane\nHarwell\n\n2 May 2026\n\nDear Mr Hart,\n';

  it('is called by its subject line, whoever stands above it', () => {
    expect(titleOf(`${letter}\nRe: noise from the yard\n\nYour lorries start at five.`)).toBe('noise from the yard');
    expect(
      titleOf(
        'Luc Petit\n4, rue du Port\n29900 Concarneau\n\nObjet : fuite au troisième étage\n\nMadame, Monsieur,\n\nL’eau coule encore.',
      ),
    ).toBe('fuite au troisième étage');
  });

  it('without one is called by what it says, and its head stands together behind it', () => {
    const { title, blocks } = textDocument('upload.txt', `${letter}\nThe bridge will stay closed. Please go round.`);
    expect(title).toBe('The bridge will stay closed');
    expect(blocks.map((block) => ('text' in block ? block.text : block.kind)).slice(-2)).toEqual([
      'Ann Poole, 3 Mill Lane, Harwell',
      '2 May 2026',
    ]);
  });

  it.each([
    ['Weekly notes\n12 May 2026\n\nHi all,\n\nThe new kiln works. Please try it.', 'Weekly notes'],
    ['2026 Budget Review\nFinance team\n\nDear all,\n\nWe spent less.', '2026 Budget Review'],
    ['3 ideas for the garden\nby Ann\n\nDear neighbours,\n\nWe dug less.', '3 ideas for the garden'],
  ])('is none where a name stands over a greeting: %s', (text, title) => {
    const { blocks } = textDocument('upload.txt', text);
    const [first] = blocks;
    expect(first && 'text' in first ? first.text : '').toBe(title);
  });

  it('has no headings above its greeting', () => {
    const { blocks } = textDocument(
      'upload.txt',
      'Objet : clés de la salle\n\nClub de voile\nLe Croisic\n\nMadame,\n\nNous avons perdu deux clés.',
    );
    expect(blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))).toEqual(['clés de la salle']);
  });
});

describe('a paper whose first line only says what it is', () => {
  it.each([
    ['邀请函\n\n诚邀您参加青禾书店开业典礼\n\n时间：5月3日\n地点：和平路2号', '诚邀您参加青禾书店开业典礼 · 邀请函'],
    [
      'NOTE DE SERVICE\nFermeture du parking nord\n\nLe parking ferme lundi.\nIl rouvre en mai.',
      'Fermeture du parking nord · NOTE DE SERVICE',
    ],
  ])('%s is called by the next one', (text, title) => expect(titleOf(text)).toBe(title));

  it('keeps its name over the fields of a form', () => {
    expect(titleOf('会议纪要\n项目：北区改造\n日期：3月2日\n\n一、结论\n通过。')).toBe('会议纪要');
  });
});

describe('a press release', () => {
  it('is called by its headline, whatever stands above', () => {
    expect(
      titleOf('POUR DIFFUSION IMMÉDIATE\n\nLe moulin rouvre ses portes\n\nApt, le 3 mai 2025 – Le moulin rouvre.'),
    ).toBe('Le moulin rouvre ses portes');
    expect(
      titleOf(
        '報道関係者各位\nプレスリリース\n2025年10月3日\n株式会社あおば\n\n新しい図書館を開きます\n\n当社は図書館を開きます。',
      ),
    ).toBe('新しい図書館を開きます');
    expect(titleOf('即时发布\n\n青湾书店开设第三家分店\n\n【宁波，5月12日】青湾书店今日宣布开设分店。')).toBe(
      '青湾书店开设第三家分店',
    );
  });

  it.each([
    ['COMMUNIQUÉ DE PRESSE\nLe Havre, le 3 juin 2025', 'Une halle pour le marché aux fleurs'],
    ['PRESS RELEASE\nLeeds, Tuesday 3 May 2025', 'A market hall for flowers'],
    ['新聞稿\n臺北，2025年5月3日', '花市搬進新大廳'],
    ['プレスリリース\n東京、2025年5月3日', '花市場に新しい建物'],
  ])('is not called by where and when it was written: %s', (opening, headline) => {
    expect(titleOf(`${opening}\n\n${headline}\n\n${'The hall opens in June. '.repeat(6)}`)).toBe(headline);
  });

  it('says below its headline where and when it was written', () => {
    expect(withOpening(['PRESS RELEASE', '', 'Ferry runs all night', '', 'Oban, 4 May - The ferry runs.'])).toEqual([
      'Ferry runs all night',
      '',
      'Oban, 4 May',
      '',
      '',
      'The ferry runs.',
    ]);
  });
});

describe('texts without a title', () => {
  it.each([
    [
      'Good evening, friends.\n\nWhen we began, the roof leaked.\n\nSo raise your glasses to the Linden Street library, and to its roof.',
      'the Linden Street library',
    ],
    ['Chers amis,\n\nnous fêtons ce soir les vingt ans du ciné-club, et il pleut.', 'les vingt ans du ciné-club'],
    ['各位来宾：\n\n下午好！欢迎大家来到第三届山城诗歌节。今天天气很好。', '第三届山城诗歌节'],
    [
      "Bonsoir à tous, voici mes notes pour l'assemblée du club d'aviron, à mettre en pages.\n\nOn finit la saison à trente.",
      "assemblée du club d'aviron",
    ],
    [
      'Hi all, here are my notes for the rowing club meeting, please tidy them.\n\nWe end the season with thirty.',
      'rowing club meeting',
    ],
    ['みなさん、こんばんは。\n\nさくら合唱団にお集まりいただき、ありがとうございます。', 'さくら合唱団'],
  ])('%s is called by what it is held for', (text, title) => expect(titleOf(text)).toBe(title));

  it('nor by the name of their file, with the code of its language or without', () => {
    const text =
      'Friends of the Hollow Lane orchard, neighbours, dogs,\n\nwe planted the last of the forty pear trees in November.';
    expect(textDocument('en-talk-03.txt', text).title).toBe('Friends of the Hollow Lane orchard');
  });

  it('nor by words that only greet in a letter', () => {
    expect(titleOf('亲爱的读者：\n\n见字如面。\n\n书店搬到了河边的旧粮仓。欢迎来坐坐。')).toBe(
      '书店搬到了河边的旧粮仓',
    );
  });

  it('are not called by a clause that only leads to the next one', () => {
    expect(
      titleOf(
        '各位朋友：\n\n剛搬來山上的時候，整條街只有我們一盞燈，晚上連狗都不叫，也沒有人相信這裡開得成書店。\n\n現在街上有六家店。',
      ),
    ).toBe('現在街上有六家店');
    expect(
      titleOf(
        'Dear neighbours,\n\nWhen the old lift stopped between the third and the fourth floor in March, nobody came.\n\nThe new lift opens on Friday.',
      ),
    ).toBe('The new lift opens on Friday');
  });

  it('that count their parts are called by what they count', () => {
    const text = 'O1 Faster answers\nKR1 Reply within 2 hours\nO2 Fewer returns\nKR1 Returns below 4%\n';
    const { title, blocks } = textDocument('upload.txt', text);
    expect(title).toBe('Faster answers · Fewer returns');
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'list', 'heading', 'list']);
  });

  it('that greet first are called by what they say', () => {
    expect(
      titleOf('Good evening, everyone. Nine years ago I came here.\n\nThree things I have learned. First, listen.'),
    ).toBe('Nine years ago I came here');
  });

  it('of which the first line greets and says more are called what it says', () => {
    expect(titleOf('各位夥伴 9/15 週會重點\n・流量較上週+12%\n・客服進線 312 通\n')).toBe('9/15 週會重點');
    expect(titleOf('[09:02] Mia: standup notes\n[09:03] Mia: login fixed\n[09:05] Raj: payments next\n')).toBe(
      'standup notes',
    );
  });
});

describe('words that end a letter', () => {
  it.each(['謝謝', 'Kind regards,', 'Cordialement,', '敬具'])('%s heads nothing', (closing) => {
    const { blocks } = textDocument('upload.txt', `Noise at night\n\nPlease close the gate.\n\n${closing}\nAnn Poole`);
    expect(blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))).toEqual(['Noise at night']);
  });
});

describe('a career', () => {
  it.each([
    ['个人简历\n姓名：林若溪   电话：021 5555 0100\n\n工作经历\n2018—2022 会计', '林若溪 · 个人简历'],
    ['Curriculum vitae\nName: Ada Pell\nPhone: 555 0100\n\nWork\n2018–2022 Baker', 'Ada Pell · Curriculum vitae'],
  ])('is called by whose it is: %s', (text, title) => expect(titleOf(text)).toBe(title));

  it('that names nobody is called what it is', () => {
    expect(titleOf('个人简历\n求职意向：会计\n\n工作经历\n2018—2022 会计')).toBe('个人简历');
  });
});

it('a message ends in front of the signature below its mark', () => {
  const { blocks } = textDocument(
    'mail.txt',
    'From: Ruth\nSubject: New pump\n\nIt works.\n\n-- \nRuth Amsel\nMill Street Garden Club',
  );
  expect(JSON.stringify(blocks)).not.toContain('Mill Street');
});

it('sentences below a rule of a message are no signature', () => {
  const body = 'Subject: Summer fair\nFrom: Ann\n\nWe meet on Monday.\n--\n';
  expect(withOpening(`${body}PS: bring the cake on 5 May`.split('\n'))).toContain('PS: bring the cake on 5 May');
  expect(withOpening(`${body}Ann Berg\n12 Mill Street`.split('\n'))).not.toContain('12 Mill Street');
});

describe('a request to make pages in front of a text', () => {
  it.each([
    ['can you make a short deck from this for our garden meeting\n\nWe have 64 plots, 61 let.', 'garden meeting'],
    ['下面是我们合唱团一年的情况，帮我做成一个PPT，6页左右。\n\n合唱团去年3月成立，现在有42人。', '合唱团一年的情况'],
    [
      "Bonsoir à tous, voici mes notes pour l'assemblée du club, à mettre en forme pour le vidéoprojecteur.\n\nNous sommes 96.",
      'assemblée du club',
    ],
  ])('is no part of it, and what they are for names it: %s', (text, title) => {
    const { blocks, title: own } = textDocument('upload.txt', text);
    expect(own.toLowerCase()).toContain(title.toLowerCase());
    expect(JSON.stringify(blocks)).not.toMatch(/deck|PPT|vidéoprojecteur/u);
  });
  it('takes nothing with it that its line says besides', () => {
    const text = 'Our choir has 42 members. Please turn this into five slides.\n\nWe sing on Tuesdays.';
    const { blocks } = textDocument('upload.txt', text);
    expect(JSON.stringify(blocks)).toContain('Our choir has 42 members');
    expect(JSON.stringify(blocks)).not.toContain('turn this into');
  });
});

it('an office that issues a paper stands below what the paper is about', () => {
  const text = '社區管委會公告\n\n主旨：12月10日清洗水塔\n\n說明：\n一、上午停水。\n二、電梯照常。';
  const document = textDocument('upload.txt', text);
  expect(document.title).toBe('12月10日清洗水塔');
  expect(document.blocks.some((block) => block.kind === 'paragraph' && block.text === '社區管委會公告')).toBe(true);
});

it('who signs a letter heads nothing, over what they are', () => {
  const text =
    'Refunds from December\n\nHello everyone\n\nSmall refunds need no manager any more.\n\nJoanna\nStore manager\n';
  const headings = textDocument('upload.txt', text).blocks.flatMap((block) =>
    block.kind === 'heading' ? [block.text] : [],
  );
  expect(headings).toEqual(['Refunds from December']);
});

it('a heading over a short line at the end of a letter stays one where nobody signs with it', () => {
  const text =
    'Open day in the garden\n\nHello everyone\n\nThere will be tours all afternoon.\n\nWhere\nThe village hall\n';
  const headings = textDocument('upload.txt', text).blocks.flatMap((block) =>
    block.kind === 'heading' ? [block.text] : [],
  );
  expect(headings).toContain('Where');
});

it('who signs a message heads nothing, however many fields stand above its greeting', () => {
  const text =
    'Refunds\n\nTo: all stores\nFrom: Joanna Reed\nDate: 3 November 2026\nPlace: head office\n\nHello everyone\n\nSmall refunds need no manager any more.\n\nJoanna\nStore manager\n';
  expect(
    textDocument('upload.txt', text).blocks.some((block) => block.kind === 'heading' && block.text === 'Joanna'),
  ).toBe(false);
});

it('a letter is called by its first sentence rather than by a short line further down', () => {
  const text =
    'Hello everyone,\n\nThe library reopens next week after six weeks of building work. Two rooms are new.\n\nPainting\nNew carpets throughout\n';
  expect(textDocument('upload.txt', text).title).toBe('The library reopens next week after six weeks of building work');
});
