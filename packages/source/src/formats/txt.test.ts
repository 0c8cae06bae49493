import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decodeText, readTxt, textDocument } from './txt.ts';

const CHINESE =
  '一季度总结\n\n今年第一季度，公司在全国新设了十二个服务点，客户数量比去年同期增长了百分之十八。我们的团队完成了全部计划，并且没有超出预算。';
const TRADITIONAL =
  '第一季總結\n\n今年第一季，公司在全國新設了十二個服務點，客戶數量比去年同期增長了百分之十八。我們的團隊完成了全部計畫，並且沒有超出預算。';
const JAPANESE =
  '第一四半期のまとめ\n\n今年の第一四半期、当社は全国に十二のサービス拠点を新設し、顧客数は前年同期より十八パーセント増えました。チームは計画をすべて完了しました。';
const FRENCH =
  'Bilan du trimestre\n\nL’été dernier, la société a ouvert douze agences et le nombre de clients a augmenté de dix-huit pour cent. L’équipe a tenu le budget prévu à l’été.';

describe('encodings', () => {
  it.each([
    ['utf8', CHINESE, undefined],
    ['utf-16le', FRENCH, undefined],
    ['utf-16be', FRENCH, undefined],
    ['gb18030', CHINESE, 'gb18030'],
    ['big5', TRADITIONAL, 'big5'],
    ['shift_jis', JAPANESE, 'shift_jis'],
    ['windows-1252', FRENCH, 'windows-1252'],
  ])('%s', (encoding, text, guessed) => {
    for (const addBOM of encoding.startsWith('utf') ? [true, false] : [false]) {
      const decoded = decodeText(new Uint8Array(iconv.encode(text, encoding, { addBOM })));
      expect(decoded.text.replace(/^\uFEFF/, '')).toBe(text);
      expect(decoded.guessed).toBe(guessed);
    }
  });

  it('UTF-16 of Japanese, which has few NULs, by its mark', () => {
    const bytes = new Uint8Array(iconv.encode(JAPANESE, 'utf-16le', { addBOM: true }));
    expect(decodeText(bytes).text.replace(/^\uFEFF/, '')).toBe(JAPANESE);
  });

  it('says which encoding it guessed', () => {
    const document = readTxt('notes.txt', new Uint8Array(iconv.encode(CHINESE, 'gb18030')));
    expect(document.warnings).toEqual([{ code: 'encoding-guessed', params: { encoding: 'gb18030' } }]);
    expect(document).toMatchObject({ title: '一季度总结', language: 'zh-CN' });
  });

  it('refuses a file of nothing but blanks', () => {
    expect(() => readTxt('blank.txt', Buffer.from(' \n\t\r\n'))).toThrow(/file\/empty/);
  });
});

it.each([
  [CHINESE, 'zh-CN'],
  [TRADITIONAL, 'zh-TW'],
  [JAPANESE, 'ja-JP'],
  [FRENCH, 'fr-FR'],
  ['Summary of the quarter\n\nThe company opened twelve offices and the team kept to the budget.', 'en-US'],
])('language of %j', (text, language) => {
  expect(textDocument('a.txt', text).language).toBe(language);
});

describe('structure', () => {
  const kinds = (text: string) =>
    textDocument('a.txt', text).blocks.map((block) => {
      if (block.kind === 'heading') return `${'#'.repeat(block.level)} ${block.numbering ?? ''}|${block.text}`;
      return block.kind;
    });

  it('knows formulas that stand by themselves, in one line or several', () => {
    const text = 'Intro costs $$ a lot.\n\n$$a^2 + b^2$$\n\n\\[ x \\].\n\n$$\n\\frac{1}{2}\n+ y\n$$\n\nEnd.';
    const { blocks } = textDocument('a.txt', text);
    expect(blocks.filter(({ kind }) => kind === 'code')).toMatchObject([
      { text: 'a^2 + b^2', language: 'math' },
      { text: 'x', language: 'math' },
      { text: '\\frac{1}{2}\n+ y', language: 'math' },
    ]);
    expect(blocks.filter(({ kind }) => kind === 'paragraph')).toHaveLength(2);
  });

  it.each([
    'Casa Rosa\n$$\nItalian, by the river\n\nChez Lou\n$$\nFrench',
    'A lone mark\n\n$$\n\nand a document that goes on = here.',
    '\\[sic\\]',
    '\\[1\\]',
    '\\[Photo: Anna 3/4\\]',
    '$$ a lot of money = trouble $$',
    'Costs $5 … $10 or $$5, and {} or {name} in a sentence.',
  ])('takes no signs of money and no brackets for formulas or code: %j', (text) => {
    const { blocks, title } = textDocument('a.txt', text);
    expect(blocks.map(({ kind }) => kind)).not.toContain('code');
    const said = JSON.stringify([title, blocks]);
    for (const word of text.match(/\p{L}{3,}/gu) ?? []) expect(said).toContain(word);
  });

  it('Markdown marks', () => {
    const text =
      '# Title\n\nWords.\n\n## Part\n\n> A saying.\n\n```ts\nconst a = 1;\n```\n\n| A | B |\n|---|---|\n| 1 | 2 |';
    expect(kinds(text)).toEqual(['# |Title', 'paragraph', '## |Part', 'quote', 'code', 'table']);
    const [, , , , code, table] = textDocument('a.txt', text).blocks;
    expect(code).toMatchObject({ language: 'ts', text: 'const a = 1;' });
    expect(table).toMatchObject({
      headerRows: 1,
      rows: [
        [{ text: 'A' }, { text: 'B' }],
        [{ value: 1 }, { value: 2 }],
      ],
    });
  });

  it('numbered headings', () => {
    const words = 'This paragraph stands below its heading and goes on for a good while, as paragraphs do.';
    const text = `Report\n\n1. Scope\n\n${words}\n\n1.2 Limits\n\n${words}\n\n1.2.1 Cases\n\n${words}\n\n2. Results\n\n${words}`;
    expect(kinds(text).filter((kind) => kind !== 'paragraph')).toEqual([
      '# |Report',
      '# 1.|Scope',
      '## 1.2|Limits',
      '### 1.2.1|Cases',
      '# 2.|Results',
    ]);
  });

  it('Chinese chapters and sections', () => {
    const words = '这一段文字写在标题下面，说明这一部分的内容，并且比标题长得多。';
    const found = kinds(`年度报告\n\n第一章 总则\n\n${words}\n\n一、目的\n\n${words}\n\n第二章 成果\n\n${words}`);
    expect(found.filter((kind) => kind !== 'paragraph')).toEqual([
      '# |年度报告',
      '# 第一章|总则',
      '## 一、|目的',
      '# 第二章|成果',
    ]);
  });

  it('short lines alone above longer text, but no Japanese sentences and no marks of e-book readers', () => {
    const words = 'この段落は見出しの下にあり、その内容を説明していて、見出しよりもかなり長い文章になっています。';
    const text = `議事録\n\n${words}\n\n概要\n\n${words}\n\n前回からの進捗はない\n\n${words}\n\n_区切り_1\n\n${words}`;
    expect(kinds(text).filter((kind) => kind !== 'paragraph')).toEqual(['# |議事録', '## |概要']);
  });

  it('nested lists keep their depth and their markers', () => {
    const [list] = textDocument('a.txt', '- one\n  - inner\n- two').blocks;
    expect(list).toMatchObject({
      kind: 'list',
      ordered: false,
      items: [
        { text: 'one', level: 0 },
        { text: 'inner', level: 1 },
        { text: 'two', level: 0 },
      ],
    });
    const [ordered] = textDocument('a.txt', '1. first\n2. second\n3. third').blocks;
    expect(ordered).toMatchObject({
      kind: 'list',
      ordered: true,
      items: [{ marker: '1.' }, { marker: '2.' }, { marker: '3.' }],
    });
  });

  it.each([
    [
      'that compare',
      (index: number) => `Measure ${10 + index} of the trial: Pram £${100 + index}, Buggy £${200 + index}`,
    ],
    ['of a log', (index: number) => `09:${10 + index} The pump of the old station was switched on again`],
  ])('keeps lines %s as they stand, however even they are', (_, lineOf) => {
    const lines = Array.from({ length: 12 }, (_line, index) => lineOf(index));
    const { blocks } = textDocument('a.txt', `What was seen\n\n${lines.join('\n')}`);
    expect(blocks.slice(1).map((block) => ('text' in block ? block.text : ''))).toEqual(lines);
  });

  it('joins lines that were broken at one length', () => {
    const sentence = 'These words were broken into lines of about the same length by a program.';
    const words = Array.from({ length: 12 }, () => sentence).join(' ');
    expect(kinds(words.replace(/(.{50,60}) /g, '$1\n'))).toEqual(['paragraph']);
    // Twelve lines that each begin anew were written so.
    const lines = Array.from({ length: 12 }, (_, index) => `Water the bed of the neighbours at number ${index + 10}`);
    expect(kinds(lines.join('\n'))).not.toEqual(['paragraph']);
  });

  it('every block says where it stands, and no two places are the same', () => {
    const { blocks } = textDocument('a.txt', '# T\n\nOne.\n\nTwo.\n\n- a\n- b');
    const origins = blocks.map(({ origin }) => origin);
    expect(new Set(origins).size).toBe(origins.length);
    expect(origins.every((origin) => origin.startsWith('a.txt#'))).toBe(true);
  });
});

it('takes fields of a notice that only a blank divides from what they say for no headings', () => {
  const lines = [
    '防災訓練のお知らせ',
    '',
    '下記のとおり訓練を行います。全戸からご参加をお願いします。',
    '',
    '日時　10月26日（日）午前10時〜11時30分（小雨決行）',
    '日にち　11月23日（日）　雨天の場合は30日',
    '集合　1階エントランス',
    '内容　避難経路の確認、消火器の使い方、AEDの使い方、炊き出し',
    '',
    '当日は10時に非常ベルが鳴ります。火を消し、玄関のドアを少し開けて、階段で降りてください。',
    '',
    '昨年の参加は120戸中51戸でした。今年は半数を目標にしています。',
    '',
    '各家庭で備えていただきたいもの：水、食料、簡易トイレ、懐中電灯、常備薬。',
  ];
  const { blocks } = textDocument('notice.txt', lines.join('\n'));
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  expect(headings).toEqual(['防災訓練のお知らせ']);
});

it('takes short lines over text, lists and entries for headings, the first of several under the title too', () => {
  const text = `Projet

Contexte
La mairie possède 42 bâtiments, dont 18 écoles, et la facture a augmenté de 23 % en deux ans.

Objectifs
• Réduire la consommation
• Former les agents

Calendrier
Janvier 2027 : audit
Juin 2027 : travaux
`;
  const headings = textDocument('plan.txt', text).blocks.flatMap((block) =>
    block.kind === 'heading' ? block.text : [],
  );
  expect(headings).toEqual(['Projet', 'Contexte', 'Objectifs', 'Calendrier']);
});

it.each([
  ['tabs', 'Month\tNorth\tSouth\nJan\t120\t95\nFeb\t134\t101'],
  ['commas', 'Month,North,South\nJan,120,95\nFeb,134,101'],
  ['semicolons', 'Month;North;South\nJan;120;95\nFeb;134;101'],
  ['bars', 'Month | North | South\nJan | 120 | 95\nFeb | 134 | 101'],
  ['bars over a rule', 'Month | North | South\n--- | --: | --:\nJan | 120 | 95\nFeb | 134 | 101'],
  ['wide bars', 'Month｜North｜South\nJan｜120｜95\nFeb｜134｜101'],
])('reads rows divided by %s as a table', (_, rows) => {
  const { blocks } = textDocument('sales.txt', `Sales by month\n\n${rows}\n\nSales rose in both regions.`);
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'table', 'paragraph']);
  expect(blocks[1]).toMatchObject({
    headerRows: 1,
    rows: [
      [{ text: 'Month' }, { text: 'North' }, { text: 'South' }],
      [{ text: 'Jan' }, { value: 120 }, { value: 95 }],
      [{ text: 'Feb' }, { value: 134 }, { value: 101 }],
    ],
  });
});

it('leaves commas of sentences, lists of names and code alone', () => {
  const prose = 'We came, we saw, we left.\nIt rained, it snowed, it froze.\nThey ate, they slept, they went.';
  const names = 'Anna, Ben, Carl\nDora, Emil, Fritz\nGerda, Hans, Ida';
  const code = '```\na,1,2\nb,3,4\nc,5,6\n```';
  const choices = 'One line | of a menu\n\nUse and|or between words.';
  for (const text of [prose, names, code, choices]) {
    expect(textDocument('a.txt', text).blocks.map(({ kind }) => kind)).not.toContain('table');
  }
});

it('takes lines that end in a year for headings, but not names with figures', () => {
  const text =
    'Garden plan\n\nHarvest in 2025\nBed | Kilograms\nBeans | 410\nSalad | 350\n\nMembers\nAdults 2310\nChildren 840\n';
  expect(textDocument('a.txt', text).blocks.flatMap((block) => (block.kind === 'heading' ? block.text : []))).toEqual([
    'Garden plan',
    'Harvest in 2025',
    'Members',
  ]);
});

it('takes numbered topics of minutes for headings', () => {
  const text =
    '周会纪要\n\n议题一：改版进度\n张伟：首页已完成开发，联调还需要三天。\n\n议题二：系统选型\n陈晨：对比了三家供应商的报价。\n\n待办事项\n1. 张伟：提测\n2. 王强：修复\n';
  expect(textDocument('a.txt', text).blocks.filter(({ kind }) => kind === 'heading')).toMatchObject([
    { text: '周会纪要' },
    { text: '改版进度', numbering: '议题一' },
    { text: '系统选型', numbering: '议题二' },
    { text: '待办事项', level: 1 },
  ]);
});

it('takes paragraphs that count in Han digits for one list, and what is signed below a notice for no heading', () => {
  const text =
    '关于放假的通知\n\n各部门：\n\n一、放假时间：1月1日至3日，共3天。4日上班。\n二、值班安排：每日2人，电话 021-6688-1200。\n三、安全要求：离开前关闭电源。\n\n特此通知。\n\n行政部\n2025年12月20日\n';
  const { blocks } = textDocument('a.txt', text);
  expect(blocks.map(({ kind }) => kind)).toEqual([
    'heading',
    'paragraph',
    'list',
    'paragraph',
    'paragraph',
    'paragraph',
  ]);
  expect(blocks[2]).toMatchObject({
    ordered: true,
    items: [{ marker: '一、' }, { marker: '二、' }, { marker: '三、' }],
  });
});

it('keeps questions with a mark apart from their answers, and headings below the last of them', () => {
  const text =
    '開店一年回顧\n\n客人最常問的事\nQ：可以帶寵物嗎？\nA：可以，戶外座位歡迎寵物。\nQ：豆子可以單買嗎？\nA：可以，週三出爐。\n\n明年想做的事\n一月　試賣早餐盒\n四月　開手沖課\n';
  expect(textDocument('a.txt', text).blocks.flatMap((own) => (own.kind === 'heading' ? own.text : []))).toEqual([
    '開店一年回顧',
    '客人最常問的事',
    '明年想做的事',
  ]);
});

it('names a message by its subject', () => {
  expect(textDocument('mail.txt', 'Subject: Moving the newsletter\n\nHi all,\n\nWe move in May.').title).toBe(
    'Moving the newsletter',
  );
});

it('takes the numbering off headings that are marked, but no figure that belongs to the words', () => {
  const { blocks } = textDocument('a.txt', '# 5 ways to work\n\n## 1. Set goals\n\nText.\n\n## 第二章 方法\n\n正文。');
  expect(blocks.filter(({ kind }) => kind === 'heading')).toMatchObject([
    { text: '5 ways to work' },
    { text: 'Set goals', numbering: '1.' },
    { text: '方法', numbering: '第二章' },
  ]);
});

describe("Markdown's marks within a line", () => {
  const blocks = (text: string) => textDocument('notes.txt', text).blocks;

  it('go, and the words stay; what was bold is known', () => {
    const [first] = blocks(
      'It is **very fast**, *light* and `ready`; see [the plan](https://example.org/a_(b)). ![](x.png)\n',
    );
    expect(first).toMatchObject({
      kind: 'paragraph',
      text: 'It is very fast, light and ready; see the plan.',
      emphasis: ['very fast'],
    });
  });

  it.each([
    ['** Cleaning the store **', 'Cleaning the store'],
    ['[The score](<https://example.org/d?days%20(all)=%5B0%5D>) tells how it goes.', 'The score tells how it goes.'],
    ['The team will** **share it.', 'The team will share it.'],
    ['As told [[1]](#note-1), **a** **b**.', 'As told [1], a b.'],
    ['5 ** 2 and 3 ** 4', '5 ** 2 and 3 ** 4'],
  ])('go from %j', (text, expected) => {
    expect(blocks(`A paragraph in front of it, with some words.\n\n- ${text}`).at(-1)).toMatchObject({
      items: [{ text: expected }],
    });
  });

  it('go between kana, where nothing is multiplied', () => {
    expect(blocks('アカウントを*なりすまし*して確認します。 4*5*6 と 長*宽*高')[0]).toMatchObject({
      text: 'アカウントをなりすましして確認します。 4*5*6 と 長*宽*高',
    });
  });

  it('go from headings, lists, tasks and cells, whose figures are figures', () => {
    const text =
      '## The **second** part\n\n- __Cost__: ~~12~~ 15\n- [x] Ask `ops`\n\n| Share | **Total** |\n|---|---|\n| _North_ | **12%** |\n';
    const [heading, list, table] = blocks(text);
    expect(heading).toMatchObject({ kind: 'heading', text: 'The second part' });
    expect(list).toMatchObject({ items: [{ text: 'Cost: 12 15' }, { text: 'Ask ops' }] });
    expect(table).toMatchObject({
      rows: [
        [{}, { text: 'Total' }],
        [{ text: 'North' }, { text: '12%', type: 'percent', value: 0.12 }],
      ],
    });
  });

  it.each([
    '3 * 4 * 5 = 60',
    'snake_case_name and _private',
    'f(*args, **kwargs)',
    'a < b > c',
    '5 ** 2',
    '[1] and [2]',
  ])('leave %j alone', (text) => {
    expect(blocks(`${text}.\n\nA longer paragraph that comes after it, with some words.`)[0]).toMatchObject({
      text: `${text}.`,
    });
  });

  it('are kept in code', () => {
    expect(blocks('```py\ndef f(**kwargs): return "*a*"\n```')[0]).toMatchObject({
      text: 'def f(**kwargs): return "*a*"',
    });
  });

  it('are as far set in as they are below their fence', () => {
    expect(
      blocks('1. Run it:\n\n    ```yaml\n    tools:\n      - rake\n  - spade\n    ```\n\n2. Stop it.')[1],
    ).toMatchObject({
      text: 'tools:\n  - rake\n- spade',
      language: 'yaml',
    });
  });
});

describe('short texts as people type them', () => {
  const headingsOf = (text: string) =>
    textDocument('a.txt', text).blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));

  it('a greeting is no title, what stands behind it may be one', () => {
    const titleOf = (text: string) => textDocument('note.txt', text).title;
    expect(titleOf("Hi all,\n\nquick notes from Tuesday's stand-up:\nAnna: login is done\nBen: still stuck")).toBe(
      "quick notes from Tuesday's stand-up",
    );
    expect(titleOf('大家好，周五下午团建安排如下：\n13:30 公司楼下集合\n14:40 到达，分组')).toBe(
      '周五下午团建安排如下',
    );
    expect(titleOf('各位家长、老师们：\n下午好！\n今天我想讲三件小事。第一件，是门口的那把伞。')).toBe(
      '今天我想讲三件小事',
    );
    expect(
      titleOf('Hey team, quick recap of the call with Nordwind\n\nWho was there: Lena, Tom\n\nThey like: the price.'),
    ).toBe('quick recap of the call with Nordwind');
  });

  it('the last of lines that count things of one kind heads nothing', () => {
    const text =
      '三款对比\n\n感受\nA款每天清出一盒猫毛，卡住过4次\nB款拖得最干净，每月要清洁液35元\nC款两周后送给了爸妈\n\n结论：有宠物选A。';
    const headings = textDocument('a.txt', text).blocks.flatMap((block) =>
      block.kind === 'heading' ? [block.text] : [],
    );
    expect(headings).toEqual(['三款对比', '感受']);
  });

  it('articles are headings of one kind, whether they ask or not, and full-width numbers count parts', () => {
    const headingsOf = (text: string): string[] =>
      textDocument('a.txt', text).blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
    const articles = ['Article 1 – Qui peut ?', 'Article 2 – Combien de jours ?', 'Article 3 – Indemnité'];
    const said = articles.map((own) => `${own}\nTous les salariés, deux jours au plus, après six mois.`);
    expect(headingsOf(`Charte du télétravail\n\n${said.join('\n\n')}`).slice(1)).toEqual(articles);
    const parts =
      '議事録\n\n１．予算\n総額は48万円です。\n\n２．分担\n・音響：石井\n\n３．流れ（8月2日）\n15:00 準備\n17:00 開会';
    expect(headingsOf(parts).slice(1)).toEqual(['予算', '分担', '流れ（8月2日）']);
  });

  it('commas that group figures divide no cells', () => {
    const names = [
      '■ Aoba\n料金：1泊6,800円\n定員：40名',
      '■ Kita\n料金：1泊8,200円\n定員：60名',
      '■ Sora\n料金：1泊5,500円\n定員：35名',
    ];
    const { blocks } = textDocument('a.txt', `宿の比較\n\n${names.join('\n\n')}`);
    const [table] = blocks.filter((block) => block.kind === 'table');
    expect(table?.rows.map((row) => row.map(({ text }) => text))).toEqual([
      ['', '料金', '定員'],
      ['Aoba', '1泊6,800円', '40名'],
      ['Kita', '1泊8,200円', '60名'],
      ['Sora', '1泊5,500円', '35名'],
    ]);
    const lines = ['Cabinets 14,200, oak', 'Doors 9,800, pine', 'Floor 8,600, ash'];
    const listed = textDocument('a.txt', `Kitchen costs\n\n${lines.join('\n')}`);
    expect(JSON.stringify(listed.blocks)).toContain('Cabinets 14,200, oak');
  });

  it('counts entries with a slash or a hyphenation point', () => {
    const { blocks } = textDocument('a.txt', 'Réunion de mars\n\n1/ Budget voté\n2/ Salle à trouver\n3/ Divers');
    expect(blocks.filter((block) => block.kind === 'list')).toMatchObject([
      { ordered: true, items: [{ text: 'Budget voté' }, { text: 'Salle à trouver' }, { text: 'Divers' }] },
    ]);
    const points = textDocument('b.txt', '籌備會議\n\n‧場地：二樓\n‧書單：十本\n‧海報：下週');
    expect(points.blocks.find((block) => block.kind === 'list')).toMatchObject({
      items: [{ text: '場地：二樓' }, {}, {}],
    });
  });

  it('figures whose thousands commas divide are no table', () => {
    const { blocks } = textDocument('a.txt', 'Budget\n\nCabinets $14,200\nAppliances $9,800\nLabour $8,600');
    expect(blocks.some(({ kind }) => kind === 'table')).toBe(false);
    const rows = textDocument('a.txt', 'Sales\n\nname,north,south\nMay,120,340\nJune,130,310').blocks;
    expect(rows.some(({ kind }) => kind === 'table')).toBe(true);
  });

  it('a sign marks headings where other lines stand below it, and entries where they stand side by side', () => {
    const marked = '夏祭りのお知らせ\n\n■日程\n・8月2日に開催\n・雨天は順延\n■会場\n中央公園の広場に集まってください。';
    expect(headingsOf(marked)).toEqual(['夏祭りのお知らせ', '日程', '会場']);
    const notice =
      '摄影沙龙 第3期\n\n时间 5月9日 周六下午\n地点 青年宫三楼\n主持 何宁\n参加 15人\n\n分享主题\n夜景怎么拍\n';
    expect(headingsOf(notice)).not.toContain('主持 何宁');
    expect(headingsOf('持ち物\n\n■水筒\n■タオル\n■帽子\n■雨具')).toEqual(['持ち物']);
  });

  it('short lines behind blank ones look alike; names of parts are headings among plain lines', () => {
    const parted =
      '求人：図書館司書\n\n仕事の中身\n貸出と返却を受け付けるカウンターの仕事\n本の修理\n\n応募の条件\n司書の資格\n週3日以上働けること';
    expect(headingsOf(parted)).toContain('応募の条件');
    expect(headingsOf('店の月報\n\n良い一か月でした。\n\n6月の予定\n3日 健康診断\n12日 棚卸し')).toContain('6月の予定');
    const years =
      'The mill by the river\n\nBuilt for two families in 1822\nSold to a paper maker in 1860\nClosed in 1977';
    expect(headingsOf(years)).toEqual(['The mill by the river']);
    const plain = '游泳班反馈\n\n喜欢的地方\n教练耐心\n水很干净\n希望改进\n更衣室太冷\n停车不便';
    expect(headingsOf(plain)).toEqual(['游泳班反馈', '喜欢的地方', '希望改进']);
  });

  it('signs for and against stay with their entries, and a name between them heads what follows', () => {
    const text = 'Which van?\n\nLarch\n+ cheap\n+ small\n- no side door\nBirch\n+ room for all\n- thirsty\n- wide';
    const { blocks } = textDocument('a.txt', text);
    expect(headingsOf(text)).toEqual(['Which van?', 'Larch', 'Birch']);
    const items = blocks.flatMap((block) => (block.kind === 'list' ? block.items.map((item) => item.text) : []));
    expect(items).toEqual(['+ cheap', '+ small', '− no side door', '+ room for all', '− thirsty', '− wide']);
  });

  it('a line that leads on heads the marked entries below it, with a figure too', () => {
    const text = '搬家清单\n\n还有3周：\n□ 订车\n□ 找纸箱\n√ 退网\n还有1周：\n□ 交钥匙\n□ 抄表\n当天：\n□ 关水\n□ 锁门';
    expect(headingsOf(text)).toEqual(['搬家清单', '还有3周', '还有1周', '当天']);
  });

  it('the programme of a day is a table without a head, though some of its rows have fewer cells', () => {
    const text =
      'Kite day\n\n09:00 | Gates open\n09:30 | Welcome | Ina Holt | Pier\n10:15 | Knots | Per Lund | Hut 2\n12:00 | Lunch';
    const { blocks } = textDocument('a.txt', text);
    const tables = blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
    expect(tables.map(({ headerRows, rows }) => [headerRows, rows.length])).toEqual([[0, 4]]);
    expect(tables[0]?.rows[3]?.map((cell) => cell.text)).toEqual(['12:00', 'Lunch', '', '']);
  });

  it('what somebody is asked, and whom a notice is for, heads nothing', () => {
    expect(
      headingsOf('Fête du port\n\nOn attend 300 personnes.\nLéa, peux-tu appeler la mairie ?\nLe four ne marche pas.'),
    ).toEqual(['Fête du port']);
    expect(headingsOf('工場見学のお知らせ\n\nお取引先各位\n\n工場を公開します。\n日時：7月1日')).toEqual([
      '工場見学のお知らせ',
    ]);
  });

  it('an amount with its unit among what is needed numbers nothing', () => {
    const text = 'Plum jam\n\nYou need\n900 g plums\n1.5 l water\n2 lemons\n\n1. Halve the plums.\n2. Boil them.';
    expect(headingsOf(text)).toEqual(['Plum jam', 'You need']);
  });

  it('a line among entries is one of them', () => {
    expect(
      headingsOf('Hours\n\nMon 8:00-18:30\nSat 9:00-14:00\nSun closed\nOrders end at six.\n\nPrices\nOne 5'),
    ).toEqual(['Hours', 'Prices']);
    expect(headingsOf('Tarifs\n\nAdultes 18 €\nÉtudiants 9 €\nMoins de 16 ans gratuit\nFamille 30 €')).toEqual([
      'Tarifs',
    ]);
    expect(
      headingsOf('会社の歩み\n\n平成10年 大阪で創業、社員3名\n平成17年 東京支店を開設\n2012年 自社工場が稼働'),
    ).toEqual(['会社の歩み']);
  });
});

describe('entries over several lines', () => {
  it('go on where lines were broken at a length and set in below their first', () => {
    const text = [
      'The library lends books, films and games to everybody who lives or works',
      'in the town, and to schools of the whole district against a yearly fee. It',
      'has three rules that nobody may set aside, whatever the reason for it is:',
      '',
      '  * Books are lent for four weeks and may be kept for another four if no',
      '    other reader has asked for them; games and films for two weeks, which',
      '    cannot be made longer.',
      '',
      '  * Whoever loses a book pays what a new one costs, and the work of putting',
      '    it on the shelf.',
      '',
      'The rules are the same in all of the branches, and were last changed when',
      'the branch by the river was opened again after the flood of that spring.',
      'Whoever wants to have them changed speaks to the head of a branch, who',
      'brings the matter before the board, which meets on the first Monday of',
      'every month in the reading room of the old house beside the town hall.',
    ].join('\n');
    const [entries] = textDocument('rules.txt', text).blocks.filter((block) => block.kind === 'list');
    expect(entries?.items.map((item) => item.text)).toEqual([
      'Books are lent for four weeks and may be kept for another four if no other reader has asked for them; games and films for two weeks, which cannot be made longer.',
      'Whoever loses a book pays what a new one costs, and the work of putting it on the shelf.',
    ]);
  });

  it('are nested by their dashes', () => {
    const text = 'Meeting of the board\n\n- A list for all\n-- Who keeps it?\n--- The office\n- Next meeting in May';
    const items = textDocument('notes.txt', text).blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
    expect(items.map((item) => [item.level, item.text])).toEqual([
      [0, 'A list for all'],
      [1, 'Who keeps it?'],
      [2, 'The office'],
      [0, 'Next meeting in May'],
    ]);
  });
});

it.each([
  ['en', ['Fair day', '7:40 tables arrive', '8.10 bakers set up', '8:55 gate opens']],
  ['fr', ['Le potager en bref', 'avril – semis', 'Le 3 juin plantation des courges', 'mi juillet première récolte']],
  ['zh', ['试点安排', '5.6-5.19 培训讲解员', '5月下旬 试开放', '6.2-6.8 收集意见']],
])('lines that begin with when are entries, however that is written: %s', (_language, lines) => {
  const { blocks } = textDocument('plan.txt', lines.join('\n'));
  expect(blocks.map((block) => [block.kind, 'text' in block ? block.text : ''])).toEqual(
    lines.map((line, index) => [index === 0 ? 'heading' : 'paragraph', line]),
  );
});

it('entries with circled figures in one line are a list', () => {
  const { blocks } = textDocument('week.txt', '本周小结\n①修好了投影仪 ②换了三把门锁；③清点库存');
  expect(blocks[1]).toMatchObject({
    kind: 'list',
    items: [{ text: '修好了投影仪' }, { text: '换了三把门锁' }, { text: '清点库存' }],
  });
});

it('questions and answers that signs mark stay lines of one kind', () => {
  const lines = ['泳池問答', 'Q 要帶泳帽嗎', 'A 要，門口可以買', 'Q. 幾歲可以進', 'A. 滿六歲'];
  const { blocks } = textDocument('faq.txt', lines.join('\n'));
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'paragraph', 'paragraph', 'paragraph']);
});

describe('questions and answers that signs mark', () => {
  it.each([
    [
      'zh-TW',
      ['問：要帶身分證嗎？', '答：要，正本。', '問：可以代領嗎？', '答：可以，附委託書。'],
      '要帶身分證嗎？ · 可以代領嗎？',
    ],
    [
      'zh-CN',
      ['【问】能带狗吗？', '【答】能，要牵绳。', '【问】几点关门？', '【答】晚上九点。'],
      '能带狗吗？ · 几点关门？',
    ],
    [
      'ja',
      ['Q1）靴は脱ぎますか', 'A1）脱ぎません。', 'Q2）傘立てはありますか', 'A2）入口にあります。'],
      '靴は脱ぎますか · 傘立てはありますか',
    ],
    [
      'en',
      ['Q: Do you sell gift cards? A: Yes, at the till.', 'Q: Can I pay by card? A: Yes.'],
      'Do you sell gift cards? · Can I pay by card?',
    ],
    [
      'fr',
      ['Question : Faut-il réserver ?', 'Réponse : Non.', 'Question : Où se garer ?', 'Réponse : Derrière la halle.'],
      'Faut-il réserver ? · Où se garer ?',
    ],
  ])(
    'are lines without a heading, and what they ask is the title where nothing else is: %s',
    (_language, lines, title) => {
      const bare = textDocument('text', [...lines, '…'].join('\n'));
      expect(bare.blocks.slice(0, lines.length).map((block) => ['text' in block && block.text, block.kind])).toEqual(
        lines.map((line) => [line, 'paragraph']),
      );
      expect(bare.title).toBe(title);
      const titled = textDocument('text', ['Infos 2031', ...lines].join('\n'));
      expect(titled.blocks.map(({ kind }) => kind)).toEqual(['heading', ...lines.map(() => 'paragraph')]);
    },
  );

  it('choices below a question are a list, not one answer and a rest', () => {
    const { blocks } = textDocument(
      'quiz.txt',
      'Pub quiz\nQ1: Largest lake?\nA) Vänern\nB) Ladoga\nQ2: Highest?\nA) Eil\nB) Tor',
    );
    expect(
      blocks.filter(({ kind }) => kind === 'list').map((block) => block.kind === 'list' && block.items.length),
    ).toEqual([2, 2]);
  });
});

it.each([
  'Camp\nMon. arrival, tents\nTue. walk\nWed. and Thu.: lake, boats for 12\nFri. tidy up',
  'Séjour\nLun. arrivée\nMar. ski\nMer. repos, piscine\nJeu. départ',
  '步道時程\n北段：三月起\n中段：等邊坡補強，最快七月\n南段還在環評，時間未定\n全長12公里，北段5、中段4、南段3',
])('neither days of the week nor two clauses with a comma between stand over the lines behind them: %j', (text) => {
  const headings = textDocument('plan.txt', text).blocks.filter(({ kind }) => kind === 'heading');
  expect(headings).toHaveLength(1);
});

it('lines that name a time and say something with a comma are no table', () => {
  const text =
    'Allotment\nEaster weekend - potatoes, all four rows\n19 May. Late frost, lost every bean\nend of July - onions lifted, 31 kg';
  expect(textDocument('diary.txt', text).blocks.filter(({ kind }) => kind === 'table')).toEqual([]);
});

describe('numbers in front of lines', () => {
  const rolesOf = (text: string) =>
    textDocument('note.txt', text).blocks.map((block) => [block.kind, 'text' in block ? block.text : undefined]);

  it('an initial or a title that no letter leads up to is no number', () => {
    const lines = [
      'Club du jeudi',
      '',
      'Tâches',
      'Mme Roux – appeler le traiteur – 3/6',
      'M. Petit – plan de salle – 8/6',
    ];
    expect(rolesOf(lines.join('\n')).at(-1)).toEqual(['paragraph', 'M. Petit – plan de salle – 8/6']);
  });

  it('of two kinds the outer ones are headings, and an entry may begin with a day', () => {
    const lines = [
      '小组周记',
      '',
      '一、完成',
      '1、换了门锁',
      '2、补了台账',
      '',
      '二、下周',
      '1、周二开会（小宁）',
      '2、9/24 交材料（阿木）',
    ];
    const blocks = textDocument('note.txt', lines.join('\n')).blocks;
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'heading', 'list', 'heading', 'list']);
    expect(blocks.at(-1)).toMatchObject({ items: [{ text: '周二开会（小宁）' }, { text: '9/24 交材料（阿木）' }] });
  });
});

describe('lines that are no headings', () => {
  const headingsOf = (lines: readonly string[]) =>
    textDocument('note.txt', lines.join('\n')).blocks.flatMap((block) =>
      block.kind === 'heading' ? [block.text] : [],
    );

  it.each<[readonly string[]]>([
    [['Fête du quai', '', 'Quand ? samedi 7 juin à 18 h', 'Où ? au lavoir', '', 'On compte sur vous.']],
    [
      [
        'notes réunion',
        '',
        'cantine : 2 menus',
        'photos de classe le 3 novembre',
        "besoin d'aide : jardin",
        'délégués : Mme Roux',
      ],
    ],
    [['少儿绘画班', '适合年龄 6-10岁', '班型：小班6人', '价格：980元', '时间：周六上午', '去年报名52人。']],
  ])('%j', (lines) => expect(headingsOf(lines)).toEqual([lines[0]]));

  it('a question to everybody is one, what somebody is asked to do is none', () => {
    const text = ['Bring a cake, or stay and sweep the hall when all is done.', ''];
    const lines = ['Spring fair', '', 'How can you help', '', ...text, 'Emil, can you call', '', ...text];
    expect(headingsOf(lines)).toContain('How can you help');
    expect(headingsOf(lines)).not.toContain('Emil, can you call');
  });

  it('a channel over its messages is their title', () => {
    const lines = [
      '#ops  Tue 4 Nov',
      '',
      'Ines  9:01 AM',
      'two crates are missing',
      'Karl  9:03 AM',
      'ok',
      'Ines  9:04 AM',
      'thanks',
    ];
    expect(textDocument('note.txt', lines.join('\n')).title).toBe('#ops Tue 4 Nov');
  });
});

it('lines that are all set in are entries, not rows of a table that leaves out its first cell', () => {
  const text = [
    'Closure of Mill Lane',
    '',
    '(1) Stages:',
    '    (a) 6-17 October      gas main',
    '    (b) 20 October-7 November      water main',
    '    (c) 10-28 November      kerbs',
    '(2) Access on foot is kept at all times.',
  ].join('\n');
  expect(textDocument('note.txt', text).blocks.map(({ kind }) => kind)).not.toContain('table');
});

it('a release is called by its heading, not by whom it is for', () => {
  const text =
    '報道関係各位　　　　2025年12月3日\n株式会社みなと交通\n\n島の２路線で予約制の船を開始\n\nみなと交通は、2026年1月13日より予約制の船を運航します。利用は10年で半分に減りました。\n\n■概要\n　対象　北線・南線\n';
  expect(textDocument('release.txt', text).title).toBe('島の２路線で予約制の船を開始');
});

it('signs in front of parts say nothing, and dots between entries of one line divide them', () => {
  const text = [
    'かぎ針のコースター',
    '',
    '◎ 今週の集まり：土曜10時から、公民館の二階で編みます。初めての人も来てください。',
    '◎ 来月の集まり：日曜13時から、図書館で編みます。毛糸は会で用意します。',
    '',
    '用意するもの',
    '・毛糸 45g　・かぎ針1本　・とじ針',
  ].join('\n');
  const { blocks } = textDocument('note.txt', text);
  const said = blocks.flatMap((block) =>
    block.kind === 'list' ? block.items.map((item) => item.text) : 'text' in block ? [block.text] : [],
  );
  expect(said.filter((own) => own.startsWith('◎'))).toEqual([]);
  expect(said.slice(-3)).toEqual(['毛糸 45g', 'かぎ針1本', 'とじ針']);
});

it('levels of entries are counted, however far they are set in; two empty lines and another mark begin a list', () => {
  const lines = [
    '- red',
    '- green',
    '',
    '',
    '   * Quick points',
    '       * Drive',
    '           * Nothing new',
    '   * Team',
  ];
  const lists = textDocument('notes.md', lines.join('\n')).blocks.flatMap((block) =>
    block.kind === 'list' ? [block.items.map(({ text, level }) => [level, text])] : [],
  );
  expect(lists).toEqual([
    [
      [0, 'red'],
      [0, 'green'],
    ],
    [
      [0, 'Quick points'],
      [1, 'Drive'],
      [2, 'Nothing new'],
      [0, 'Team'],
    ],
  ]);
});
