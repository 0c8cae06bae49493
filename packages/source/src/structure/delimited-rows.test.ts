import { expect, it } from 'vitest';
import { withPipeRows } from './delimited-rows.ts';

it('two columns of figures under a head of two names are a table, whatever white space divides them', () => {
  expect(withPipeRows(['压强　体积', '100kPa　24mL', '120kPa　20mL', '150kPa　16mL'])).toEqual([
    '| 压强 | 体积 |',
    '| 100kPa | 24mL |',
    '| 120kPa | 20mL |',
    '| 150kPa | 16mL |',
  ]);
});

it('names with a figure each, and two lines alone, are none', () => {
  const prices = ['房型　价格', '大床房　380元', '双床房　360元', '家庭房　520元'];
  expect(withPipeRows(prices)).toEqual(prices);
  const short = ['压强　体积', '100kPa　24mL'];
  expect(withPipeRows(short)).toEqual(short);
});

it('rows of a Markdown table stay as they are, however far their columns are filled up', () => {
  const rows = [
    '| Role | Name                  | Post                           |',
    '|------|-----------------------|--------------------------------|',
    '| Lead        | John Hope             | Engineering Manager, Plan      |',
    '| Member      | Heinrich Yu           | Senior Engineer, Plan          |',
    '| Member      | Gabe Weaver           | Senior Product Manager, Plan   |',
  ];
  expect(withPipeRows(rows)).toEqual(rows);
});

it('a line over a head whose first cell is left out is what the table is about, not a row of it', () => {
  const rows = [
    '                Ash & Co      Birch Ltd',
    'Price           1.32          1.18',
    'Days            12            15',
  ];
  const about = 'Quotes for boxes  12 June  Ann';
  const three = rows.map((row, index) => `${row}      ${['Cedar', '1.45', '9'][index]}`);
  expect(withPipeRows([about, ...three])).toEqual([
    about,
    '|  | Ash & Co | Birch Ltd | Cedar |',
    '| Price | 1.32 | 1.18 | 1.45 |',
    '| Days | 12 | 15 | 9 |',
  ]);
});

it('a comma in brackets divides no cells', () => {
  const tasks = [
    '1. Cap the pool (Tomas, 15 May)',
    '2. Watch the total (Priya, 19 May)',
    '3. Ask for a review (Lena, 31 May)',
  ];
  expect(withPipeRows(tasks)).toEqual(tasks);
  expect(withPipeRows(['Hall (big, old), 40', 'Attic (small, new), 12', 'Cellar (cold, wet), 8'])[0]).toBe(
    '| Hall (big, old) | 40 |',
  );
});

it('one of several rows may say less than the others', () => {
  const rows = [
    'A社　基幹更新　580万円　受注',
    'B社　保守更新　月額18万円　12月から',
    'C社　倉庫管理　提案中　11/27',
    'D社　失注　納期が遅い',
  ];
  expect(withPipeRows(rows)).toEqual([
    '| A社 | 基幹更新 | 580万円 | 受注 |',
    '| B社 | 保守更新 | 月額18万円 | 12月から |',
    '| C社 | 倉庫管理 | 提案中 | 11/27 |',
    '| D社 | 失注 | 納期が遅い |',
  ]);
});
