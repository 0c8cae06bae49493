import type { FormatId } from '@pagewright/model/formats';
import type { Outline, PageBrief } from '@pagewright/model/outline';
import { describe, expect, it } from 'vitest';
import { composeLocal } from '../engine.ts';
import { type Draft, documentOf, heading, list, paragraph, table } from '../testing/fixtures.ts';

/** What people mostly bring: a page or two of headings, lists and figures. */

function compose(
  drafts: readonly Draft[],
  own: Parameters<typeof documentOf>[1] = {},
  format: FormatId = 'ppt-16-9',
): Outline {
  const documents = [documentOf(drafts, own)];
  return composeLocal({ documents, prompt: '', pageCount: 'auto', mode: 'condense', format });
}

const formsOf = ({ pages }: Outline): string[] => pages.map(({ form }) => form);
function pageOf<F extends PageBrief['form']>({ pages }: Outline, form: F): Extract<PageBrief, { form: F }> {
  const page = pages.find((own): own is Extract<PageBrief, { form: F }> => own.form === form);
  if (!page) throw new Error(`no ${form} among ${pages.map((own) => own.form)}`);
  return page;
}

const QUARTER: readonly Draft[] = [
  heading('总体情况', 1, '一、'),
  paragraph('本季度实现营业收入4.82亿元，同比增长18.6%；净利润6230万元，同比增长22.1%。经营性现金流净额8100万元。'),
  heading('分区域表现', 1, '二、'),
  ...[
    '华东：2.1亿元，占比43.6%',
    '华南：1.3亿元，占比27.0%',
    '华北：0.86亿元，占比17.8%',
    '西部：0.56亿元，占比11.6%',
  ].map(paragraph),
  heading('存在的问题', 1, '三、'),
  list(
    [
      '西部渠道覆盖不足，仅有12家经销商；',
      '应收账款周转天数由58天上升到67天；',
      '新品上市延期6周，影响收入约1500万元。',
    ],
    true,
  ),
  heading('下一步措施', 1, '四、'),
  ...[
    '10月：完成西部渠道招商，新增经销商8家',
    '11月：上线应收账款预警系统',
    '12月：新品全渠道铺货，目标收入3000万元',
  ].map(paragraph),
];

describe('a short report', () => {
  it('tells the commands of some steps on one page, with the steps beside them', () => {
    const step = (text: string, command: string): Draft[] => [paragraph(text), { kind: 'code', text: command }];
    const outline = compose(
      [
        heading('Setting up'),
        ...step('Get the tools', 'apt-get install harbour-tools'),
        ...step('Copy the timetable to this machine', 'git clone https://example.org/ferries.git'),
        { kind: 'code', text: 'cd ferries' },
        { kind: 'code', text: 'make timetable' },
      ],
      { title: 'Ferry timetable' },
    );
    const listings = outline.pages.filter(({ form }) => form === 'code');
    expect(listings).toHaveLength(1);
    expect(pageOf(outline, 'code').code.text.split('\n')).toHaveLength(4);
    expect(pageOf(outline, 'code').code.origins).toHaveLength(4);
    expect(JSON.stringify(outline.pages)).toContain('Copy the timetable');
  });

  it('keeps these steps in their order, and says no language of commands in several', () => {
    const step = (text: string, code: string, language: string): Draft[] => [
      paragraph(text),
      { kind: 'code', text: code, language },
    ];
    const outline = compose([
      heading('Setting up'),
      ...step('First get the timetable', 'git clone ferries', 'bash'),
      ...step('Then read it', 'import ferries', 'python'),
      ...step('Last of all ask it', 'SELECT 1;', 'sql'),
    ]);
    const { items, language } = pageOf(outline, 'code');
    expect(items.map(({ text }) => text)).toEqual(['First get the timetable', 'Then read it', 'Last of all ask it']);
    expect(language).toBeUndefined();
  });

  const outline = compose(QUARTER, { title: '第三季度经营分析会', language: 'zh-CN', file: 'q3.txt', kind: 'txt' });

  it('has a page for each of its sections, in the form that its content has', () => {
    expect(formsOf(outline)).toEqual(['cover', 'agenda', 'stats', 'chart', 'stats', 'timeline']);
    expect(outline.unused).toEqual([]);
  });

  it('has them too where every word is kept', () => {
    const document = documentOf(QUARTER, { title: '第三季度经营分析会', language: 'zh-CN' });
    const kept = composeLocal({
      documents: [document],
      prompt: '',
      pageCount: 'auto',
      mode: 'preserve',
      format: 'ppt-16-9',
    });
    expect(kept.pages.map(({ title }) => title.text)).toEqual([
      '第三季度经营分析会',
      '目录',
      '总体情况',
      '分区域表现',
      '存在的问题',
      '下一步措施',
    ]);
  });

  it('shows shares that make a whole as a ring, beside what else is said of each', () => {
    const { chart, items } = pageOf(outline, 'chart');
    expect(chart).toMatchObject({ shape: 'doughnut', categories: ['华东', '华南', '华北', '西部'], unit: '%' });
    expect(chart.series).toEqual([{ name: '占比', values: [43.6, 27, 17.8, 11.6] }]);
    expect(chart.origins).toEqual(['q3.txt#3', 'q3.txt#4', 'q3.txt#5', 'q3.txt#6']);
    expect(items).toHaveLength(4);
  });

  it('takes clauses with figures of their own apart, and of a change what came of it', () => {
    const [first, second] = outline.pages.filter((page) => page.form === 'stats');
    expect(first?.stats.map(({ value }) => value)).toEqual(['4.82亿元', '18.6%', '6230万元', '22.1%', '8100万元']);
    expect(second?.stats.map(({ value }) => value)).toEqual(['12家', '67天', '约1500万元']);
  });

  it('keeps lines that begin with a month: they are no notes', () => {
    expect(pageOf(outline, 'timeline').events.map(({ date }) => date)).toEqual(['10月', '11月', '12月']);
  });
});

describe('a short manual', () => {
  const STEPS = [
    'Stop the application: systemctl stop app',
    'Restore the base backup',
    'Replay the log',
    'Check row counts against the last report',
    'Start the application and watch error rates for 15 minutes',
  ];
  const MANUAL: readonly Draft[] = [
    heading('When to use it'),
    paragraph('Use this runbook when the primary database is lost. It takes about 25 minutes for 200 GB.'),
    heading('Steps'),
    list(STEPS, true),
    { kind: 'code', text: 'pgbackrest --stanza=main restore', language: 'sh' },
    heading('Roles'),
    table([
      ['Role', 'Person'],
      ['Lead', 'Ana Ruiz'],
      ['Database', 'Chen Wei'],
      ['Comms', 'Marie Dupont'],
    ]),
    heading('Recovery figures'),
    table([
      ['Quarter', 'Median minutes'],
      ['2025 Q1', 41],
      ['2025 Q2', 36],
      ['2025 Q3', 28],
    ]),
    { kind: 'quote', text: 'The backup that was never restored is not a backup.' },
  ];
  const outline = compose(MANUAL, { title: 'Backup runbook' });

  it.each(['ppt-16-9', 'note', 'a3'] as const)('shows all steps of an instruction in their order on %s', (format) => {
    const { pages } = compose(MANUAL, { title: 'Backup runbook' }, format);
    const all = pages.flatMap((page) => (page.form === 'composite' ? page.parts : [page]));
    const [steps] = all.flatMap((page) => (page.form === 'process' ? [page.steps] : []));
    expect(steps?.map(({ title, text }) => (text ? `${title.text}: ${text.text}` : title.text))).toEqual(STEPS);
  });

  it('names the listing behind them by its command', () => {
    expect(pageOf(outline, 'code').title.text).toBe('Steps · pgbackrest');
  });

  it('lists sections in the order of the document, and shows a closing line beside its table', () => {
    expect(pageOf(outline, 'agenda').items.map(({ text }) => text)).toEqual([
      'When to use it',
      'Steps',
      'Roles',
      'Recovery figures',
    ]);
    expect(pageOf(outline, 'chart').items.map(({ text }) => text)).toEqual([
      'The backup that was never restored is not a backup.',
    ]);
  });
});

describe('a long image', () => {
  it('holds every section that says two things or more, as long as it has places', () => {
    const [page] = compose(QUARTER, { title: '经营分析会', language: 'zh-CN' }, 'long-3').pages;
    const titles = page?.form === 'composite' ? page.parts.map(({ title }) => title.text) : [];
    expect(titles).toEqual(['经营分析会', '总体情况', '分区域表现', '存在的问题', '下一步措施']);
  });
});

describe('a list of figures', () => {
  it('is a chart where all have one unit, with the origin of each', () => {
    const outline = compose(
      [
        heading('Budget'),
        ...['Isolation : 850 000 €', 'Chauffage : 620 000 €', 'Éclairage : 180 000 €'].map(paragraph),
        heading('Équipe'),
        ...['Chef de projet : 2 personnes', 'Durée : 14 mois', 'Coût : 95 000 €'].map(paragraph),
      ],
      { title: 'Projet', language: 'fr-FR' },
    );
    const { chart } = pageOf(outline, 'chart');
    expect(chart).toMatchObject({ categories: ['Isolation', 'Chauffage', 'Éclairage'], unit: '€' });
    expect(chart.series.map(({ values }) => values)).toEqual([[850_000, 620_000, 180_000]]);
    expect(chart.origins).toEqual(['report.docx#1', 'report.docx#2', 'report.docx#3']);
    expect(formsOf(outline).filter((form) => form === 'chart')).toHaveLength(1);
  });
});

describe('minutes', () => {
  it('have when, where and who on the cover, and are named by no single line of these', () => {
    const outline = compose(
      [
        ...['时间：2026年11月18日 14:00', '地点：三号会议室', '参会人：张伟、李娜、王强', '主持人：李娜'].map(
          paragraph,
        ),
        heading('改版进度'),
        paragraph('首页已完成开发，联调还需要三天。支付流程发现两个兼容性问题。'),
        heading('系统选型'),
        paragraph('对比了三家供应商的报价。倾向于第二家，下周安排试用。'),
      ],
      { title: '产品周会纪要', language: 'zh-CN' },
    );
    expect(pageOf(outline, 'cover').meta.map(({ text }) => text)).toEqual([
      '时间：2026年11月18日 14:00',
      '地点：三号会议室',
      '参会人：张伟、李娜、王强',
      '主持人：李娜',
    ]);
    expect(outline.pages.map(({ title }) => title.text)).toEqual(['产品周会纪要', '改版进度 · 系统选型']);
  });
});

describe('a programme', () => {
  it('is a timeline by the time of day, with the shortest line too', () => {
    const times = ['09:00 Welcome by the mayor', '09:30 Results of the year', '11:00 Visit of the park', '12:30 Lunch'];
    const outline = compose([heading('Agenda of the day'), ...times.map(paragraph)], { title: 'Open day' });
    expect(pageOf(outline, 'timeline').events.map(({ date, text }) => `${date} ${text.text}`)).toEqual(times);
  });
});

describe('a notice of an office', () => {
  it('is signed on the cover by who wrote it and when', () => {
    const made = compose(
      [
        heading('关于食堂暂停营业的通知', 1),
        paragraph('因管道检修，食堂自3月4日起暂停营业三天。'),
        paragraph('期间请到二号楼用餐，早餐时间不变。'),
        paragraph('如有特殊饮食需要，请提前一天告知值班人员。'),
        paragraph('给大家带来的不便，敬请谅解。'),
        paragraph('后勤处'),
        paragraph('2025年3月1日'),
      ],
      { language: 'zh-CN', title: '关于食堂暂停营业的通知' },
    );
    expect(pageOf(made, 'cover').meta.map(({ text }) => text)).toEqual(['后勤处', '2025年3月1日']);
    const said = made.pages.filter(({ form }) => form !== 'cover');
    expect(JSON.stringify(said)).not.toContain('"后勤处"');
  });
});

describe('one name with its entries', () => {
  it('alone on its page is its title', () => {
    const made = compose(
      [
        heading('登山活动', 1),
        paragraph('预算：车费900元，午餐400元，门票260元'),
        paragraph('流程：报到—爬山—返程'),
        paragraph('注意：不要单独行动，带雨衣，不收任何费用'),
        paragraph('人数：大人20名，孩子8名，老师3名'),
        heading('联系', 2),
        paragraph('老周在山脚接大家，走散了就在原地等。'),
      ],
      { language: 'zh-CN', title: '登山活动' },
    );
    const page = made.pages.find((own) => own.form === 'bullets' && own.title.text === '注意');
    expect(page?.form === 'bullets' && page.items.map(({ text }) => text)).toEqual([
      '不要单独行动',
      '带雨衣',
      '不收任何费用',
    ]);
  });
});

describe('a message', () => {
  it('is signed where its sender is named again, and what closes it says nothing', () => {
    const made = compose(
      [
        heading('周末盘点', 1),
        paragraph('发件人：韦冬'),
        paragraph('周六盘点一号库，周日盘点二号库。'),
        paragraph('盘点期间不收货，急件先放门口。'),
        paragraph('扫码枪只有三把，各组轮流用。'),
        paragraph('盘点表周一交给财务。'),
        paragraph('有问题随时找我，辛苦了！'),
        paragraph('韦冬'),
        paragraph('仓储部'),
      ],
      { language: 'zh-CN', title: '周末盘点' },
    );
    expect(pageOf(made, 'cover').meta.map(({ text }) => text)).toEqual(['发件人：韦冬', '韦冬', '仓储部']);
    const said = JSON.stringify(made.pages.filter(({ form }) => form !== 'cover'));
    expect(said).toContain('盘点表周一交给财务');
    expect(said).not.toMatch(/随时找我|仓储部/u);
  });

  it('is signed by a day without its year, but not below what a day is named by', () => {
    const lines = ['下周三停电。', '电梯停用，请走楼梯。', '冰箱请提前清空。', '热水晚上恢复。', '钥匙在门卫处。'];
    const metaBelow = (name: string) =>
      pageOf(
        compose([heading('停电通知', 1), ...[...lines, name, '5月2日'].map(paragraph)], {
          language: 'zh-CN',
          title: '停电通知',
        }),
        'cover',
      ).meta.map(({ text }) => text);
    expect(metaBelow('柳园物业')).toEqual(['柳园物业', '5月2日']);
    expect(metaBelow('登记时间')).toEqual([]);
  });
});

describe('a wish instead of a document', () => {
  it('is told that nothing here writes', () => {
    const outline = compose([paragraph('做一个关于人工智能发展趋势的演示文稿')], { language: 'zh-CN', file: 'text' });
    expect(outline.notFollowed).toContainEqual({ code: 'source-too-little', params: {} });
    expect(compose(QUARTER).notFollowed).toEqual([]);
  });
});

describe('a section with named parts', () => {
  it('is one page: what it says first, and each part under its label', () => {
    const made = compose([
      heading('Storage', 1),
      paragraph('Samples are kept in the cold room of the second floor.'),
      paragraph('Evidence:'),
      paragraph('A log of every door that was opened.'),
      paragraph('A signed list of the people who have keys.'),
      paragraph('Reason:'),
      paragraph('Warm samples are worthless within an hour.'),
      heading('Transport', 1),
      paragraph('Couriers bring the samples to the laboratory before noon.'),
    ]);
    const page = pageOf(made, 'two-column');
    expect(page.title.text).toBe('Storage');
    expect(page.columns.map((column) => [column.heading?.text, column.items.length])).toEqual([
      [undefined, 1],
      ['Evidence', 2],
      ['Reason', 1],
    ]);
  });
});

describe('a poster, a note or a long image of a short document', () => {
  const PLAN: readonly Draft[] = [
    paragraph('今年我们要在河边办一个 80 平米的书店。'),
    paragraph('总投资 52 万：装修 20 万、书架 14 万、首批图书 6 万、押金 8 万、备用金 4 万。'),
    ...['3月 签租约', '4月 设计定稿', '5月 装修', '7月 书架进场', '9月1日 开业'].map(paragraph),
    paragraph('读者：学生（60%）、老师（25%）、居民（15%）'),
    paragraph('风险：暑假人少；同类店多'),
  ];
  const partsOf = (format: FormatId): readonly PageBrief[] =>
    pageOf(compose(PLAN, { title: '书店计划' }, format), 'composite').parts;

  it.each<FormatId>(['a3', 'note', 'long-3', 'long-5'])(
    'draws what it says on %s, however little room there is',
    (format) => {
      const forms = partsOf(format).map(({ form }) => form);
      expect(forms).toContain('timeline');
      expect(forms.filter((form) => form === 'chart').length).toBeGreaterThan(0);
      expect(forms).not.toContain('text');
    },
  );

  it('leaves out words in a list before what is drawn', () => {
    expect(partsOf('note').length).toBeLessThan(partsOf('long-5').length);
    expect(partsOf('note').map(({ form }) => form)).not.toContain('bullets');
  });

  it('says a line beside figures below them', () => {
    const lines = [
      'Visits rose from 412 to 530 in May. Loans fell from 57 to 49.',
      'The reading room was closed on two days.',
      'By age: adults 52%, children 30%, seniors 18%.',
    ];
    const parts = pageOf(compose(lines.map(paragraph), { title: 'The week' }, 'a3'), 'composite').parts;
    expect(parts.map(({ form }) => form)).toEqual(['cover', 'stats', 'chart']);
    const said = parts.flatMap(({ more }) => more.map(({ text }) => text));
    expect(said.join()).toContain('reading room was closed');
  });
});
