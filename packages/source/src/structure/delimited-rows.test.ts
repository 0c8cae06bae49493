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
