import { describe, expect, it } from 'vitest';
import { documentOf, heading, list, paragraph, table } from '../testing/fixtures.ts';
import { prepare } from './prepare.ts';

const kinds = (document: Parameters<typeof prepare>[0]) =>
  prepare(document, false).blocks.map((block) =>
    block.kind === 'list'
      ? `list ${block.items[0]?.text}`
      : 'text' in block
        ? `${block.kind} ${block.text}`
        : block.kind,
  );

describe('prepare', () => {
  it('raises questions, bold lines and lone numbered lines to headings', () => {
    const document = documentOf([
      paragraph('A-2. What is the purpose of the plan?'),
      paragraph('It sets out who does what.'),
      { kind: 'paragraph', text: 'Scope', emphasis: ['Scope'] },
      paragraph('All branches take part.'),
      list(['目的'], true),
      paragraph('实施本办法。'),
    ]);
    expect(kinds(document).filter((kind) => kind.startsWith('heading'))).toEqual([
      'heading What is the purpose of the plan?',
      'heading Scope',
      'heading 目的',
    ]);
  });

  it('keeps a title that the first heading says, though the file is called so too, rather than take a caption', () => {
    const captioned = {
      ...table([
        ['Week', 'Topic'],
        ['1', 'Knots'],
      ]),
      caption: 'Course of the lessons',
    };
    const document = {
      ...documentOf([heading('Syllabus', 1), paragraph('Who learns what.'), captioned]),
      title: 'Syllabus',
      file: 'syllabus.pdf',
    };
    expect(prepare(document, false).title).toBe('Syllabus');
    const bare = { ...document, blocks: document.blocks.slice(1) };
    expect(prepare(bare, false).title).toBe('Course of the lessons');
  });

  it('raises no bullets that follow each other, though each is a list of its own', () => {
    const bullets = ['集合：早上七点在校门口', '注意：不要单独行动，带雨衣', '装备：雨衣和水壶'];
    const document = documentOf([
      heading('登山', 1),
      ...bullets.map((text) => list([text])),
      paragraph('老周在山脚等。'),
    ]);
    expect(kinds(document)).toEqual([
      'heading 登山',
      ...bullets.map((text) => `list ${text}`),
      'paragraph 老周在山脚等。',
    ]);
    // One alone between paragraphs still heads what follows.
    const alone = documentOf([paragraph('先到先得。'), list(['活动安排']), paragraph('上午登山，下午返程。')]);
    expect(kinds(alone)[1]).toBe('heading 活动安排');
  });

  it('gathers enumerated paragraphs into lists and keeps their origins', () => {
    const { blocks } = prepare(
      documentOf([paragraph('有下列情形之一的：'), paragraph('（一）合同期满的；'), paragraph('（二）公司解散的。')]),
      false,
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'list', 'list']);
    expect(blocks.map(({ origin }) => origin)).toEqual(['report.docx#0', 'report.docx#1', 'report.docx#2']);
  });

  it('drops tables of contents, running heads and page numbers', () => {
    const contents = table(
      [
        ['INTRODUCTION', '1'],
        ['SCOPE', '2'],
        ['COSTS', '4'],
        ['RISKS', '7'],
      ],
      { headerRows: 0 },
    );
    const document = documentOf(
      [
        paragraph('TABLE OF CONTENTS'),
        contents,
        heading('SCOPE'),
        paragraph('Annual plan ii'),
        paragraph('12'),
        paragraph('All branches.'),
      ],
      { title: 'Annual plan' },
    );
    expect(kinds(document)).toEqual(['heading SCOPE', 'paragraph All branches.']);
  });

  it('keeps prices to which dots lead, and drops pages to which they do', () => {
    const lines = (names: readonly string[], ends: readonly number[]) =>
      names.map((name, index) => paragraph(`${name} ........ ${ends[index]}`));
    const prices = documentOf(lines(['Portrait, 60 min', 'Portrait, 90 min', 'Family', 'Print'], [60, 90, 140, 190]), {
      kind: 'txt',
    });
    expect(kinds(prices)).toHaveLength(4);
    const names = ['Scope', 'Roles', 'Deadlines'];
    const pages = documentOf([...lines(names, [2, 5, 9]), ...names.map((name) => heading(name))], { kind: 'txt' });
    expect(kinds(pages).filter((kind) => kind.includes('...'))).toEqual([]);
  });

  it('drops contents set as running text, in every language, and keeps numbered text that nothing announces', () => {
    for (const [name, first, second] of [
      ['Contents', 'Opening hours', 'Where is the pool?'],
      ['Tables des matières', 'Horaires', 'Où est la piscine ?'],
      ['Table des matières', 'Horaires', 'Où se trouve la piscine ?'],
      ['目录', '开放时间', '泳池在哪里？'],
      ['目錄', '開放時間', '泳池在哪裡？'],
      ['目次', '営業時間', 'プールはどこですか？'],
    ] as const) {
      const document = documentOf([
        heading(name, 1),
        list([first]),
        paragraph(`1.1. ${second} 1.2. ${first} 1.2.1. ${second} 2.1. ${first}`),
        heading(first, 1),
        paragraph(`1.1. ${second} 1.2. ${first}`),
      ]);
      expect(kinds(document)).toEqual([`heading ${first}`, `paragraph 1.1. ${second} 1.2. ${first}`]);
    }
  });

  it('ends contents at the first line that is none', () => {
    const own = [heading('Contents', 1), paragraph('Berths'), paragraph('Two quays.'), heading('Berths', 1)];
    expect(kinds(documentOf([...own, paragraph('Forty.')]))).toEqual([
      'paragraph Two quays.',
      'heading Berths',
      'paragraph Forty.',
    ]);
  });

  it('keeps a table of figures under a heading that is the name of a column too', () => {
    const figures = table([
      ['Region', 'Revenue', 'Staff'],
      ['North', 120, 14],
      ['South', 80, 9],
      ['Total', 200, 23],
    ]);
    const { blocks } = prepare(documentOf([heading('Report', 1), heading('Revenue'), figures]), false);
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'heading', 'table']);
  });

  it('turns sentences that a file sets as headings back into text, and levels headings by their numbering', () => {
    const document = documentOf([
      heading('Chapter', 2, '1'),
      heading('Attend school regularly; and', 2),
      heading('Part', 2, '1.1'),
      paragraph('Text.'),
    ]);
    const { blocks } = prepare(document, false);
    expect(blocks.map((block) => (block.kind === 'heading' ? block.level : block.kind))).toEqual([
      2,
      'paragraph',
      3,
      'paragraph',
    ]);
  });

  it('sees listings in paragraphs', () => {
    expect(kinds(documentOf([paragraph('$ tar -xzf a.tar.gz; cd a'), paragraph('Then read the manual.')]))).toEqual([
      'code $ tar -xzf a.tar.gz; cd a',
      'paragraph Then read the manual.',
    ]);
  });

  it('names typed text after its first words', () => {
    const document = documentOf([paragraph('我们公司成立于2015年，专注于工业机器人。去年收入增长25%。')], {
      file: 'text',
      title: 'text',
      kind: 'txt',
    });
    expect(prepare(document, false).title).toBe('我们公司成立于2015年，专注于工业机器人');
  });

  it('a day at the end of a title stays, the number of a page does not', () => {
    const titled = (title: string, kind: 'txt' | 'pdf') =>
      prepare(documentOf([paragraph('Every member was there.')], { title, kind, language: 'fr-FR' }), false).title;
    expect(titled('Réunion du 14/10', 'txt')).toBe('Réunion du 14/10');
    expect(titled('Rapport annuel 3 / 40', 'pdf')).toBe('Rapport annuel');
  });

  it('drops raised notes everywhere and numbered ones of a PDF only, never what counts something', () => {
    const texts = ['10月：完成招商工作', '3家企业参加', '²根据统计局数据', '1根据统计局数据', '正文从这里开始。'];
    const document = (kind: 'pdf' | 'txt') => documentOf(texts.map(paragraph), { kind, language: 'zh-CN' });
    expect(kinds(document('txt'))).toEqual([
      'paragraph 10月：完成招商工作',
      'paragraph 3家企业参加',
      'paragraph 1根据统计局数据',
      'paragraph 正文从这里开始。',
    ]);
    expect(kinds(document('pdf'))).toEqual([
      'paragraph 10月：完成招商工作',
      'paragraph 3家企业参加',
      'paragraph 正文从这里开始。',
    ]);
  });

  it('takes short lines in a row with a name or a time in front for a list', () => {
    const programme = ['09:00 Welcome', '09:30 Results', '11:00 Visit'].map(paragraph);
    expect(kinds(documentOf(programme))).toEqual(['list 09:00 Welcome', 'list 09:30 Results', 'list 11:00 Visit']);
    expect(kinds(documentOf(programme.slice(0, 2)))).toEqual(['paragraph 09:00 Welcome', 'paragraph 09:30 Results']);
  });

  it('drops contents that are set as lists and headings, each line with its page of a chapter', () => {
    const names = [
      'Purpose',
      'Staff',
      'Opening hours',
      'Keys',
      'Cash',
      'Returns',
      'Stock',
      'Waste',
      'Safety',
      'Alarms',
    ];
    const pages = names.map((name, index) => `${name}${index < 5 ? 1 : 2}-${(index % 5) + 1}`);
    const document = documentOf([
      list(pages.slice(0, 4), true),
      heading('Chapter 2'),
      list(pages.slice(4, 8), true),
      list(['Fire2-4', 'First aid2-4', ...pages.slice(8)], true),
      ...names.flatMap((name) => [
        heading(name),
        paragraph(`${name} are dealt with by the head of the shop every day.`),
      ]),
    ]);
    expect(kinds(document).slice(0, 2)).toEqual([
      'heading Purpose',
      'paragraph Purpose are dealt with by the head of the shop every day.',
    ]);
  });

  it('keeps lists whose numbers rise but which name no headings', () => {
    const rooms = Array.from({ length: 14 }, (_, index) => `Room ${index + 1}`);
    expect(kinds(documentOf([list(rooms), heading('Plan'), paragraph('All rooms are let.')]))[0]).toBe('list Room 1');
  });

  it('raises the names that each stand over a list under one heading, and no single one', () => {
    const under = (names: readonly string[]) =>
      kinds(
        documentOf([
          heading('Review'),
          ...names.flatMap((name) => [paragraph(name), list(['Title is changed', 'Dates are added'])]),
        ]),
      ).filter((kind) => kind.startsWith('heading'));
    expect(under(['Overall', 'Chapter 1', 'Chapter 2'])).toEqual([
      'heading Review',
      'heading Overall',
      'heading Chapter 1',
      'heading Chapter 2',
    ]);
    expect(under(['Overall'])).toEqual(['heading Review']);
  });

  it('calls minutes that begin with when, where and who what they are', () => {
    const lines = [paragraph('Date: 4 May'), paragraph('Place: Town hall'), paragraph('Attendees: A. Ngo, B. Roy')];
    const points = [heading('Budget', 1, '1.'), paragraph('It was agreed on.')];
    expect(prepare(documentOf([...lines, ...points], { title: '1. Budget' }), false).title).toBe('Minutes');
    expect(prepare(documentOf([...lines, ...points], { title: 'Spring meeting' }), false).title).toBe('Spring meeting');
    expect(prepare(documentOf(points, { title: '1. Budget' }), false).title).toBe('1. Budget');
  });

  it('drops tables that only name persons, with the line that leads to them, and keeps those that say more', () => {
    const names = ['Ada Lovelace', 'Jean-Paul Roy – ENS', 'Mary T. Ngo', 'Karl von Linden', 'Ana de la Cruz', 'Bo Ek'];
    const people = table([names.slice(0, 3), names.slice(3)], { headerRows: 0 });
    const roles = table(
      names.map((name, index) => [name, index % 2 ? 'leads the work on site' : 'keeps the accounts']),
    );
    const rest = [heading('Plan'), paragraph('All branches take part.')];
    expect(kinds(documentOf([paragraph('Present:'), people, ...rest]))).toEqual([
      'heading Plan',
      'paragraph All branches take part.',
    ]);
    expect(kinds(documentOf([paragraph('Who does what:'), roles, ...rest]))).toContain('table');
    expect(prepare(documentOf([people, ...rest]), true).blocks.map(({ kind }) => kind)).toContain('table');
  });
});
