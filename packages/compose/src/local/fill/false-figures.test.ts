import type { FillWish } from '@pagewright/model/filling';
import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { type Draft, documentOf, heading, paragraph, table } from '../testing/fixtures.ts';
import { fillWishes } from './fill.ts';

function figure(
  drafts: readonly Draft[],
  description: string,
  dataType: string,
  language: Language,
): string | undefined {
  const wish: FillWish = {
    id: 'a',
    form: 'text',
    description,
    dataType,
    example: '',
    columns: [],
    most: { rows: 8, columns: 6 },
  };
  const [filling] = fillWishes([{ ...documentOf(drafts), language }], [wish]);
  return filling?.is === 'text' ? filling.pieces.map(({ text }) => text).join(' ') : undefined;
}

describe('a figure answers only what it is of', () => {
  it.each<[Language, string, string, string]>([
    ['en-US', 'Open gate 4 on Monday.', 'open', 'number'],
    ['en-US', 'Open gate 4 on Monday.', 'open gates', 'number'],
    ['en-US', 'Hold the meeting with customers in Room 12.', 'customers', 'number'],
    ['en-US', 'Issues are listed in Article 5.', 'listed issues', 'number'],
    ['en-US', 'We opened 26 shops, and customers are happy.', 'customers', 'number'],
    ['en-US', '17 issues were resolved.', 'open issues', 'number'],
    ['en-US', 'We lost 40 customers.', 'customers', 'number'],
    ['en-US', 'Revenue of the northern branch was $86m.', 'revenue', 'currency'],
    ['en-US', 'The revenue target is $90m.', 'revenue', 'currency'],
    ['en-US', 'Costs per parcel are £3.41.', 'costs', 'currency'],
    ['en-US', 'Sales fell by 12% compared with last year.', 'sales growth', 'percent'],
    ['en-US', 'Last year revenue was $70m.', 'revenue', 'currency'],
    ['en-US', 'Revenue was not $70m.', 'revenue', 'currency'],
    ['en-US', 'Result: version 2 is out.', 'result', 'number'],
    ['en-US', 'The delivery date moved to 28 November 2025.', 'date', 'date'],
    ['en-US', 'The contract with the team ends on 3 May 2026.', 'team meeting', 'date'],
    ['fr-FR', 'Ouvrir la porte 4 lundi.', 'ouvertes', 'number'],
    ['fr-FR', 'Les clients attendent en salle 12.', 'clients', 'number'],
    ['fr-FR', 'L’objectif de chiffre d’affaires est de 90 M€.', 'chiffre d’affaires', 'currency'],
    ['fr-FR', 'Le coût par colis est de 3,41 €.', 'coût', 'currency'],
    ['fr-FR', 'Les clients de Lyon sont 412.', 'clients', 'number'],
    ['fr-FR', 'La date de livraison est le 28 novembre 2025.', 'date', 'date'],
    ['zh-CN', '周一开放4号门。', '开放', 'number'],
    ['zh-CN', '第47周完成任务盘点。', '完成任务', 'number'],
    ['zh-CN', '华东区营业收入3.2亿元。', '营业收入', 'currency'],
    ['zh-CN', '营业收入目标为3.5亿元。', '营业收入', 'currency'],
    ['zh-CN', '人均营业收入为12万元。', '营业收入', 'currency'],
    ['zh-CN', '解决问题17个。', '未解决问题', 'number'],
    ['en-US', 'Customers: 412 lost.', 'customers', 'number'],
    ['zh-CN', '客户约12分钟。', '客户', 'number'],
    ['zh-CN', '流失客户40家。', '客户', 'number'],
    ['zh-CN', '交货日期改为2025年11月28日。', '日期', 'date'],
    ['zh-TW', '週一開放4號門。', '開放', 'number'],
    ['zh-TW', '客戶在12室等候。', '客戶', 'number'],
    ['zh-TW', '預計營業收入3.5億元。', '營業收入', 'currency'],
    ['zh-TW', '去年營業收入2.8億元。', '營業收入', 'currency'],
    ['ja-JP', '月曜に4番ゲートを開放します。', '開放', 'number'],
    ['ja-JP', '来館者は12階で待ちます。', '来館者', 'number'],
    ['ja-JP', '売上高の目標は90億円です。', '売上高', 'currency'],
    ['ja-JP', '大阪支店の売上高は12億円です。', '売上高', 'currency'],
    ['ja-JP', '納品日は2025年11月28日です。', '日付', 'date'],
  ])('%s: "%s" is not about %s (%s)', (language, text, description, dataType) => {
    expect(figure([paragraph(text)], description, dataType, language)).toBeUndefined();
  });

  it.each<[Language, string, string, string, string]>([
    ['en-US', 'There are 4 open issues.', 'open issues', 'number', '4'],
    ['en-US', 'We finished 27 tasks this week.', 'tasks finished', 'number', '27'],
    ['en-US', 'Completion rate: 92%', 'completion rate', 'percent', '92%'],
    ['en-US', 'Revenue rose from $80m to $86m.', 'revenue', 'currency', '$86m'],
    ['en-US', 'Revenue was $86m, up 14.2%.', 'revenue growth', 'percent', '14.2%'],
    ['en-US', 'Complaints: 17.', 'complaints', 'number', '17'],
    ['en-US', 'Date: 13 March 2026', 'date', 'date', '13 March 2026'],
    ['fr-FR', 'Il reste 4 points ouverts.', 'points ouverts', 'number', '4 points'],
    ['fr-FR', 'Le chiffre d’affaires atteint 86 M€.', 'chiffre d’affaires', 'currency', '86 M€'],
    ['zh-CN', '本周完成任务27项。', '完成任务', 'number', '27项'],
    ['zh-CN', '目标完成率92%。', '目标完成率', 'percent', '92%'],
    ['zh-CN', '日期：2026年3月13日', '日期', 'date', '2026年3月13日'],
    ['zh-TW', '營業收入達到3.2億元。', '營業收入', 'currency', '3.2億元'],
    ['ja-JP', '売上高は86億円となりました。', '売上高', 'currency', '86億円'],
    ['ja-JP', '達成率は92%です。', '達成率', 'percent', '92%'],
  ])('%s: "%s" answers %s (%s)', (language, text, description, dataType, expected) => {
    expect(figure([paragraph(text)], description, dataType, language)).toBe(expected);
  });

  it('several that differ, plans and headings of another time are none', () => {
    const two = [paragraph('Revenue was $86m.'), paragraph('Revenue: $91m')];
    expect(figure(two, 'revenue', 'currency', 'en-US')).toBeUndefined();
    const planned = [heading('Targets for next year'), paragraph('Revenue: $91m')];
    expect(figure(planned, 'revenue', 'currency', 'en-US')).toBeUndefined();
    const rows = (name: string) => [
      table([
        ['Item', 'Amount'],
        [name, 86],
        ['Staff', 12],
      ]),
    ];
    expect(figure(rows('Revenue'), 'revenue', 'number', 'en-US')).toBe('86');
    expect(figure(rows('Revenue increase'), 'revenue', 'number', 'en-US')).toBeUndefined();
    expect(figure(rows('Planned revenue'), 'revenue', 'number', 'en-US')).toBeUndefined();
    expect(figure(rows('Revenue, north'), 'revenue', 'number', 'en-US')).toBeUndefined();
  });
});
