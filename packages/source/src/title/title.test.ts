import { describe, expect, it } from 'vitest';
import type { DraftBlock } from '../structure/blocks.ts';
import { contentsOf } from '../structure/contents-lines.ts';
import { typedCell } from '../tables/cells.ts';
import type { CoverLine } from './cover-line.ts';
import { namedByFile, readableName } from './named-by-file.ts';
import { titleOf } from './title.ts';

const line = (text: string, size: number, isApart = false): CoverLine => ({
  text,
  size,
  isApart,
  strong: false,
  block: -1,
});
const paragraph = (text: string): DraftBlock => ({ kind: 'paragraph', text });
const title = (lines: readonly CoverLine[], own: { property?: string; file?: string } = {}): string =>
  titleOf(own.file ?? 'a.docx', [], { lines, body: 10, property: own.property }).text;

describe('the title of a document', () => {
  it('is the largest connected lines in full, whatever stands above them', () => {
    const lines = [
      line('Department of Ferries', 22),
      line('Handbook for', 30, true),
      line('Chapter 7', 30),
      line('Harbour Masters', 30),
      line('1 October 2012', 30),
    ];
    expect(title(lines)).toBe('Handbook for Chapter 7 Harbour Masters');
  });

  it('is not who speaks in the first part of a newsletter', () => {
    const lines = [line('From Committee Chairman Rupert Stone', 14), line('Harbour Friends of Brest', 12)];
    expect(title(lines)).toBe('Harbour Friends of Brest');
  });

  it('says of what a kind of paper is where a line over it does, however small', () => {
    const program = [
      line('The Second Harbour Workshop on the Mathematics of Tides', 11),
      line('10–12 December 2025, University of Brest', 9),
      line('Program', 16, true),
      line('Day 1', 12, true),
    ];
    expect(title(program)).toBe('The Second Harbour Workshop on the Mathematics of Tides Program');
    const report = [
      { ...line('作品设计报告', 20), isTitleStyle: true },
      line('参赛赛道：自选', 12, true),
      line('作品名称：港口潮汐的微观仿真', 12, true),
    ];
    expect(title(report)).toBe('港口潮汐的微观仿真作品设计报告');
    // An address says nothing of it.
    expect(title([line('12 rue du Port, 29200 Brest', 10), line('Programme', 16, true)])).toBe('Programme');
  });

  it('is not the number of an issue, a time, or rows of figures', () => {
    expect(title([line('Issue #48, 2018-2019', 24), line('Harbour Friends of Brest', 14)])).toBe(
      'Harbour Friends of Brest',
    );
    expect(title([line('2022年3月17日22点47分', 16)], { file: '公告.docx' })).toBe('公告');
    const rows = [line('運費 59 260 17 列印', 10), line('噴漆 1275 五金 40', 10)];
    expect(title(rows, { file: '價目表.pdf' })).toBe('價目表');
  });

  it('does not go on with the line that says when it is from', () => {
    const dated = [
      'Last Updated: May 6, 2025',
      'Version 2.1',
      '发布日期：2025年5月6日',
      'Dernière mise à jour : 6 mai 2025',
    ];
    for (const text of dated) expect(title([line('HARBOUR RULES', 10), line(text, 10)])).toBe('HARBOUR RULES');
    expect(title([line('Harbour Rules', 20), line('Effective Use of Quays', 20)])).toBe(
      'Harbour Rules Effective Use of Quays',
    );
  });

  it('is what a label calls so, on its line or the next, and goes on where that is short', () => {
    expect(title([line('團隊:北方航道', 25), line('成員: 王一 李二', 18), line('主題:港口夜間照明', 25)])).toBe(
      '港口夜間照明',
    );
    expect(title([line('主題:ABC 12', 25), line('Lighting Harbours at Night', 18), line('民國 110 年', 18)])).toBe(
      'ABC 12 Lighting Harbours at Night',
    );
    expect(title([line('港湾社區大學 春季班', 10), line('課程名稱：港口的燈', 10, true)])).toBe('港口的燈');
    const minutes = [
      'Meeting Title:',
      'Harbour Committee Meeting',
      'Date:',
      '10 June 2026',
      'Attendees:',
      'Chair, Clerk',
    ];
    expect(title(minutes.map((text) => line(text, 10, true)))).toBe('Harbour Committee Meeting');
    expect(
      title([line('项 目 名 称：港口夜航灯', 18), line('指 导 教 师：王一', 18), line('检 查 时 间：2016年4月', 18)]),
    ).toBe('港口夜航灯');
    expect(title([line('Harbour: lights and quays', 20), line('The topic: not this', 20, true)])).toBe(
      'Harbour: lights and quays',
    );
  });

  it('is what a manual is of rather than that it is one, and both where only an organisation is named', () => {
    const manual = [line('港燈：夜航輔助系統', 24), line('Harbour Light', 13, true), line('系統使用手冊', 18, true)];
    expect(title(manual, { file: '使用手冊.docx' })).toBe('港燈：夜航輔助系統');
    expect(title([line('使用手冊', 24), line('一般注意事項', 12, true)], { file: '使用手冊.docx' })).toBe('使用手冊');
    const rules = [
      line('NORTHERN SAILING ASSOCIATION', 12),
      line('BYLAWS –', 12),
      line('Approved by the board on 6 May.', 10),
    ];
    expect(
      title(
        rules.map((own) => ({ ...own, strong: true })),
        { file: 'Bylaws.pdf' },
      ),
    ).toBe('NORTHERN SAILING ASSOCIATION BYLAWS');
  });

  it('is what a kind of paper goes on with, and nothing of the kind where the title stands below it', () => {
    expect(title([line('Rapport', 28), line('du groupe pour les quais', 28, true)])).toBe(
      'Rapport du groupe pour les quais',
    );
    expect(title([line('示例商學學士學位學程畢業專題', 30), line('港口夜燈對航行意願之影響', 30)])).toBe(
      '港口夜燈對航行意願之影響',
    );
    expect(title([line('港の夜間照明を用いた', 16), line('航路標識の実証実験', 16, true)])).toBe(
      '港の夜間照明を用いた航路標識の実証実験',
    );
    expect(title([line('調整港口燈號曆法', 24), line('林小滿、王一、李二', 24)])).toBe('調整港口燈號曆法');
    expect(title([line('Lighting the Northern Harbours∗', 17)])).toBe('Lighting the Northern Harbours');
    const form = ['毕业设计（论文）开题报告', '题 目 港口夜航灯设计', '姓 名 王一'].map((text) => line(text, 0));
    expect(title(form)).toBe('港口夜航灯设计');
    expect(
      title(
        ['毕业设计（论文）任务书', '所在院系', '学生姓名', '课题名称', '示例大学研究生处制', '年 月 日'].map((text) =>
          line(text, 20),
        ),
      ),
    ).toBe('毕业设计（论文）任务书');
  });

  it('is the name of the file where the first page begins with a section or in a sentence', () => {
    const sections = [line('1. First: an account', 11), line('2. Signing in', 11, true)];
    expect(title(sections, { file: 'Guide utilisateur.pdf' })).toBe('Guide utilisateur');
    const text = [line('The lamp is a configurable harbour', 10), line('light that consists of a board and', 10)];
    expect(title(text, { file: 'Harbour lamp.pdf' })).toBe('Harbour lamp');
  });

  it('is the part of the properties that goes on with a subtitle', () => {
    const lines = [line('Éclairer les digues', 14), line('Une présentation de la boîte à lampes du port', 10)];
    const property = 'Éclairer les digues - Une présentation de la boîte à lampes du port';
    expect(title(lines, { property })).toBe('Éclairer les digues');
  });

  it('is the first line of the box that a poster begins with', () => {
    const box = (...texts: string[][]): DraftBlock => ({
      kind: 'table',
      headerRows: 0,
      rows: texts.map((row) => row.map((text) => typedCell(text))),
    });
    const matter = [line('Sensor Suite', 15)];
    const poster = box(['', 'A Stand for Testing Small Propellers'], ['', 'Ada Nordby, Bo Nilsen']);
    expect(titleOf('p.pdf', [poster], { lines: matter, body: 10 }).text).toBe('A Stand for Testing Small Propellers');
    const versions = box(['Version', 'Date', 'Changed by'], ['1.0', '6 May 2025', 'Ada Nordby']);
    expect(titleOf('p.pdf', [versions], { lines: matter, body: 10 }).text).toBe('Sensor Suite');
  });

  it('is no name of a file that a program printed at the head of the pages', () => {
    const lines = [line('Rules of the Harbour Walk', 11)];
    expect(titleOf('b.pdf', [], { lines, body: 10, heads: ['Walk rules 9-16.doc'] }).text).toBe(
      'Rules of the Harbour Walk',
    );
  });

  it('is never who wrote a paper, though its references say that name again and again', () => {
    const blocks = Array.from({ length: 6 }, () => paragraph('Ada Nordby. Ferries of the north.'));
    const lines = [
      line('Lighting the Northern Channel in Winter', 14),
      line('Ada Nordby', 12, true),
      line('Example University', 12),
      line('ada@example.org', 12),
    ];
    expect(titleOf('a.pdf', blocks, { lines, body: 10 }).text).toBe('Lighting the Northern Channel in Winter');
    const han = [line('北方航道冬季照明研究', 14), line('李一 , 王二', 12, true), line('(示例大学 , 某城)', 9)];
    expect(titleOf('a.pdf', [paragraph('李一 , 王二'), paragraph('李一 , 王二')], { lines: han, body: 10 }).text).toBe(
      '北方航道冬季照明研究',
    );
  });

  it('is what a thesis is about, not that it is one, of which school and under whom', () => {
    const lines = [
      line('Mémoire de fin d’études', 24),
      line('Éclairer les digues en hiver', 20, true),
      line('Tuteur de stage : Ada Nordby', 20, true),
      line('Année universitaire 2024/2025', 22, true),
    ];
    expect(title(lines, { file: 'memoire.pdf' })).toBe('Éclairer les digues en hiver');
    const han = [
      line('示例大學資訊工程學系', 26),
      line('113 級畢業專題報告', 26),
      line('港口燈光的夜間辨識', 22, true),
    ];
    expect(title(han, { file: '專題報告書.pdf' })).toBe('港口燈光的夜間辨識');
  });

  it('is the organisation with its kind of paper where the first page says no more', () => {
    const lines = [line('Harbour Friends, Inc.', 20), line('Annual Report', 20, true)];
    const period = line('Fiscal Year Ended June 30, 2024', 18);
    expect(title([...lines, period], { file: '2024 Annual Report.pdf' })).toBe('Harbour Friends, Inc. Annual Report');
    expect(title([...lines, line('Lights on every quay', 20, true)])).toBe('Lights on every quay');
  });

  it('is what a paper is below its letterhead, where all are plain lines', () => {
    const papers: [string[], string][] = [
      [
        ['Marsh Tiles Holdings plc', '4 Lime Row, Derby DE1 3AB', '3 May 2025', 'Letter to members'],
        'Letter to members',
      ],
      [['Commune de Valbrune', 'Bureau d’études Lumen, dossier n° 12', 'Audit de la piscine'], 'Audit de la piscine'],
      [['Chorale des Quais', 'Compte rendu du bureau'], 'Compte rendu du bureau'],
      [['Brest, le 4 mai 2025', 'Une halle pour les fleurs'], 'Une halle pour les fleurs'],
      [['COMMUNIQUÉ DE PRESSE', 'Brest, le 4 mai 2025', 'Une halle pour les fleurs'], 'Une halle pour les fleurs'],
      [['有限会社みどり園', '2025年5月3日', '苗木の値上げについてのお知らせ'], '苗木の値上げについてのお知らせ'],
    ];
    for (const [lines, name] of papers) expect(title(lines.map((text) => line(text, 10, true)))).toBe(name);
    expect(title(['Time Unlimited', 'A play in one act'].map((text) => line(text, 10, true)))).toBe('Time Unlimited');
  });

  it('is whose paper it is and the paper, where the file calls the organisation alone the title', () => {
    const styled = (text: string, size: number): CoverLine => ({ ...line(text, size), isTitleStyle: true });
    expect(title([styled('Harbour University', 20), line('Student Council Bylaws', 12, true)])).toBe(
      'Harbour University Student Council Bylaws',
    );
    expect(title([styled('Harbour University', 20), line('Ada Nordby', 12, true)])).toBe('Harbour University');
    expect(title([styled('Harbour Rules', 20), line('A guide for crews', 12, true)])).toBe('Harbour Rules');
  });

  it('is the running head where the text begins with its first article', () => {
    const lines = ['ARTICLE I — NAME AND PURPOSE', 'ARTICLE II — MEMBERS'].map((text) => ({
      ...line(text, 15, true),
      strong: true,
    }));
    const heads = ['The Bylaws of the Ferry Society'];
    expect(titleOf('by-2.docx', [], { lines, body: 10, heads }).text).toBe(heads[0]);
    expect(titleOf('a.docx', [], { lines: [line('Articles about Ferries', 20)], body: 10, heads }).text).toBe(
      'Articles about Ferries',
    );
  });

  it('is no first section that is set as large, nor a part of one', () => {
    expect(title([line('港口可行性报告', 22), line('1引言', 22)])).toBe('港口可行性报告');
    expect(title([line('港口建设', 22), line('1月工作报告', 22)])).toBe('港口建设 1月工作报告');
    const parts = [line('Contents', 12), { ...line('1.1 Aims of the pilots', 12, true), strong: true }];
    expect(title(parts, { file: 'Handbook of the pilots.docx' })).toBe('Handbook of the pilots');
  });

  it('is what a label calls a programme or a product, and no other field beside it', () => {
    expect(title([line('節目名稱：北方燈塔的一夜', 14), line('節目長度：八分鐘', 14)])).toBe('北方燈塔的一夜');
    expect(title([line('Product name: Quay Lamp', 14), line('Product weight: 3 kg', 14)])).toBe('Quay Lamp');
  });

  it('is no plain line of a first section, nor that section', () => {
    const lines = [line('1. Concept', 10), line('Two teams race along the quay', 10), line('e.g. : by boat', 10)];
    const blocks: DraftBlock[] = [
      { kind: 'heading', level: 1, text: 'Concept', numbering: '1' },
      paragraph('Two teams race along the quay'),
    ];
    expect(titleOf('harbour-race.pdf', blocks, { lines, body: 10 }).text).toBe('Harbour race');
  });

  it('goes without the label of its form, and is no line of a program and no section', () => {
    expect(title([line('论文题目：港口夜间照明研究', 18), line('姓名：李一', 14, true)])).toBe('港口夜间照明研究');
    expect(title([line('public class Ferry {', 10)], { file: 'ferries.docx' })).toBe('Ferries');
    expect(title([line('§背景', 12), line('港口夜间照明', 12, true)])).toBe('港口夜间照明');
  });

  it('names a placement at a company, though the line ends with the company', () => {
    expect(title([line('Stage chez Durand SA', 17), line('Ada Nordby', 12, true)])).toBe('Stage chez Durand SA');
    expect(title([line('Durand et Fils SA', 17), line('Lumières du port', 14, true)])).toBe('Lumières du port');
  });

  it('is never a number of a standard, a state, a class of publication or a place of a template', () => {
    const lines = [
      line('ICS 27.120.99', 12),
      line('NB', 60),
      line('中华人民共和国能源行业标准', 26),
      line('NB/T XXXXX-XXXX', 20),
      line('港口定期安全评价', 18, true),
      line('第2部分：码头的实际状态', 18),
      line('点击此处添加与国际标准一致性程度的标识', 18, true),
      line('终版', 18),
    ];
    expect(title(lines)).toBe('港口定期安全评价 第2部分：码头的实际状态');
  });

  it('is not joined to lines that no title style is given to, nor what only says the kind of paper', () => {
    const styled = { ...line('Note on the new ferry timetable', 10), isTitleStyle: true };
    expect(title([styled, line('Version 2, Ana Sol', 10), line('CONTEXT', 10)])).toBe(
      'Note on the new ferry timetable',
    );
    expect(title([line('MEMORANDUM', 14), line('New rules for the car park', 12, true)])).toBe(
      'New rules for the car park',
    );
  });

  it('of minutes is the line that heads them, though it names a council, and none of their points', () => {
    const lines = [
      line('CR du conseil municipal 12 mars 2024', 10),
      line('Présents : Ana, Luc, Odile', 10),
      line('Excusée : Maya (pouvoir donné à Luc)', 10, true),
      line('1/ Délibération taxe de séjour : 9 votes pour', 10, true),
      line('Le budget communal est en excédent de 4 000 €', 10, true),
    ];
    expect(title(lines)).toBe('CR du conseil municipal 12 mars 2024');
    expect(title([line('Règlement de la marche des moulins.', 10), line('Dimanche 5 mai 2024', 10)])).toBe(
      'Règlement de la marche des moulins',
    );
  });

  it('is a headline over three lines in full, and no piece of running text', () => {
    const bold = (text: string): CoverLine => ({ ...line(text, 10), strong: true });
    const headline = [
      'The ministry adds one hundred million to its fund for the reuse of',
      'abandoned land and names thirty more towns that its two calls for',
      'projects have chosen',
    ];
    expect(title([line('Press office', 10), ...headline.map(bold)])).toBe(headline.join(' '));
    const text = 'The walk is open to everybody who wants to come along and see the seven mills of';
    expect(title([line('Walk of the mills', 10), ...Array.from({ length: 4 }, () => line(text, 10))])).toBe(
      'Walk of the mills',
    );
  });

  it('is no version in wide digits, no history of changes, and goes on in `Contributor Fund`', () => {
    expect(title([line('第１．１版', 20), line('変更履歴', 18, true), line('コード設計の進め方', 14, true)])).toBe(
      'コード設計の進め方',
    );
    expect(title([line('Investing in Harbours: The', 24), line('Contributor Fund', 24)])).toBe(
      'Investing in Harbours: The Contributor Fund',
    );
  });

  it('is what a form at the start calls the document, in whichever column', () => {
    const rows = [['PJ名', '港湾', '成果物名', 'コード設計書', '作成', 'TK'].map((text) => typedCell(text))];
    expect(titleOf('a.xlsx', [{ kind: 'table', headerRows: 0, rows }], { lines: [] }).text).toBe('コード設計書');
  });

  it('is the one of several lines that the properties name too', () => {
    const lines = [line('Civil Division', 28), line('Harbour Relief Act Trust Fund', 26, true), line('FY 2009', 24)];
    expect(title(lines, { property: 'Harbour Relief Trust Fund' })).toBe('Harbour Relief Act Trust Fund');
  });

  it('is what the file is named after, as the document writes it, where its first page is a picture', () => {
    const blocks = ['The Harbour Top 10 lists risks.', 'Use the Harbour Top 10 well.'].map(paragraph);
    const { text } = titleOf('en_harbour-top10_2010.pdf', blocks, { lines: [] });
    expect(text).toBe('Harbour Top 10');
    expect(namedByFile('scan_0042.pdf', 'Nothing of the kind.')).toBeUndefined();
    expect(readableName('en_harbour_plan.txt')).toBe('Harbour plan');
  });
});

describe('contents without marks in the text', () => {
  it('name the headings further down and are dropped themselves', () => {
    const lines = [
      '目  次',
      '1 范围\t1',
      '2 术语\t1',
      '2.1 码头\t2',
      '附 录 A （资料性附录） 清单\t3',
      '',
      '范围',
      '本部分规定了范围。',
    ];
    const contents = contentsOf(lines);
    expect([...(contents?.lines ?? [])]).toEqual([0, 1, 2, 3, 4]);
    expect(contents?.headingOf('范围')).toMatchObject({ text: '范围', level: 1 });
    expect(contents?.headingOf('码头')).toMatchObject({ numbering: '2.1', level: 2 });
    expect(contents?.headingOf('清单')).toMatchObject({ text: '清单', level: 1 });
    expect(contents?.headingOf('本部分规定了范围。')).toBeUndefined();
  });
});

describe('of all that may be the title, the one that most speaks for', () => {
  const bold = (text: string, size: number, rivals = 0): CoverLine => ({ ...line(text, size), strong: true, rivals });
  const words: readonly DraftBlock[] = [
    paragraph('Pilots wait for the tide at the outer quay, and the harbour master signs their lists by noon.'),
  ];

  it('is the name of the file where the first line is set as several sections are', () => {
    const file = 'Harbour dues guide.docx';
    expect(title([bold('Who pays', 10, 3)], { file })).toBe('Harbour dues guide');
    expect(title([bold('Who pays', 10)], { file })).toBe('Who pays');
    // Nobody calls anything a file of numbers.
    expect(title([bold('Who pays', 10, 3)], { file: 'scan-0042.docx' })).toBe('Who pays');
    expect(title([bold('１．潮位の記録', 12, 0)], { file: '港の手引き.docx' })).toBe('港の手引き');
  });

  it('keeps its second bold line, a little smaller and right below it', () => {
    const second = bold('Mooring Permit Application', 16);
    expect(title([bold('Harbour and Quays', 18), second])).toBe('Harbour and Quays Mooring Permit Application');
    expect(title([bold('Harbour and Quays', 18), { ...second, isApart: true }])).toBe('Harbour and Quays');
  });

  it('is the kind of a paper together with the line at it that says of what', () => {
    expect(title([bold('潮位管理系统', 21), bold('用户操作手册', 17)], { file: '用户手册.docx' })).toBe(
      '潮位管理系统用户操作手册',
    );
    expect(title([bold('PROCEDURE', 20), bold('1st mooring of the pilot boat', 14)])).toBe(
      'PROCEDURE 1st mooring of the pilot boat',
    );
    // The first of several sections is none of it, nor what is no title where the file says which line is.
    const title1 = { ...bold('Your first month on the ferry', 20), isTitleStyle: true };
    expect(title([title1, bold('The plan', 14)])).toBe('Your first month on the ferry');
    expect(title([bold('Your first month on the ferry', 20), bold('The plan', 14, 3)])).toBe(
      'Your first month on the ferry',
    );
    expect(title([bold('潮位管理办法', 21), bold('第一章 总则', 17)])).toBe('潮位管理办法');
    // Who wrote it is not what it is about.
    expect(title([bold('User manual', 20), bold('Ann Marsh', 14)])).toBe('User manual');
  });

  it('is a property whose words the document says, and no other', () => {
    const lines = [bold('Waiting for the tide', 12, 4)];
    const property = 'How pilots wait for the tide';
    const said: readonly DraftBlock[] = [...words, paragraph('How long they wait is written for each of them.')];
    const titled = (blocks: readonly DraftBlock[]): string =>
      titleOf('a.pdf', blocks, { lines, body: 10, property }).text;
    expect(titled(said)).toBe(property);
    expect(titled([paragraph('Nets are mended in the shed.')])).toBe('Waiting for the tide');
  });

  it('is no key words, no identifier, no note in brackets, no speaker of a day and no row of fields', () => {
    const file = 'Tide tables.pdf';
    expect(title([line('Keywords: tide, quay, pilots', 10)], { file })).toBe('Tide tables');
    expect(title([line('（请先阅读港口规则）', 12), line('潮位预报', 13, true)])).toBe('潮位预报');
    expect(title([bold('Import: 12 Quay: North', 11)], { file })).toBe('Tide tables');
    const property = 'doi:10.1000/tide.2007.08.009';
    expect(
      titleOf('a.pdf', [paragraph(property)], { lines: [line('Tides in narrow bays', 17)], body: 10, property }).text,
    ).toBe('Tides in narrow bays');
    const heads = ['08/08/2016 Ann Marsh'];
    expect(titleOf('a.pdf', words, { lines: [line('Tides in narrow bays', 13)], body: 10, heads }).text).toBe(
      'Tides in narrow bays',
    );
  });

  it('is the kind of minutes that the file is called too before any of their plain points', () => {
    const lines = [line('議事録', 10, true), line('潮位の表を決めておくこと', 10, true)];
    expect(title(lines, { file: '議事録.docx' })).toBe('議事録');
  });

  it('keeps the numbers of a day in the name of a file', () => {
    expect(readableName('4.28會議紀錄.docx')).toBe('4.28會議紀錄');
  });
});
