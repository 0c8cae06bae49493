import { expect, it } from 'vitest';
import { withFieldLines } from './field-lines.ts';

it('gives fields that share a line lines of their own', () => {
  expect(
    withFieldLines(['出租方：陈立新　承租方：云舟公司', 'Date: 3 May   Place: the hall', '正文　第二段：完']),
  ).toEqual(['出租方：陈立新', '承租方：云舟公司', 'Date: 3 May', 'Place: the hall', '正文　第二段：完']);
});

it('leaves rows alone whose keys come again', () => {
  const rows = ['姓名：张三　年龄：30', '姓名：李四　年龄：28'];
  expect(withFieldLines(rows)).toEqual(rows);
});
