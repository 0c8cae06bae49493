import { describe, expect, it } from 'vitest';
import { withKeyedLines } from './keyed-lines.ts';

describe('lines with several fields', () => {
  it.each([
    ['Date: 3 May, Place: Town Hall, Chair: Ann', ['Date: 3 May', 'Place: Town Hall', 'Chair: Ann']],
    ['时间：6月18日 地点：3号会议室', ['时间：6月18日', '地点：3号会议室']],
    ['Préparation : 25 min - Cuisson : 40 min', ['Préparation : 25 min', 'Cuisson : 40 min']],
    ['Price: €129 Battery Life: 13 h', ['Price: €129', 'Battery Life: 13 h']],
    ['Sensor: 24 MP Colour: Deep Blue', ['Sensor: 24 MP', 'Colour: Deep Blue']],
  ])('%s are one line each', (line, lines) => expect(withKeyedLines([line])).toEqual(lines));

  it.each([
    'Note: see Annex: B for more.',
    'Doors open at 9:30: coffee first.',
    'Warning: the pump runs. Then: it stops.',
    'See Rules: https://example.org/a Terms: https://example.org/b',
  ])('%s is one as it stands', (line) => expect(withKeyedLines([line])).toEqual([line]));

  it('of things side by side are the rows of a table', () => {
    const table = ['', '|  | Rent | Size |', '| --- | --- | --- |', '| Rose Street 4 | £1,150 | 58 m² |'];
    const other = '| Mill Lane 12 | £1,020 | 49 m² |';
    const below = ['Rose Street 4', 'Rent: £1,150 Size: 58 m²', '', 'Mill Lane 12', 'Rent: £1,020', 'Size: 49 m²'];
    expect(withKeyedLines(below)).toEqual([...table, other, '']);
    const beside = ['Rose Street 4 Rent: £1,150 Size: 58 m²', 'Mill Lane 12 Rent: £1,020 Size: 49 m²'];
    expect(withKeyedLines(beside)).toEqual([...table, other, '']);
  });

  it('below a name may begin with small letters, one field a line', () => {
    const lines = ['Otter', '- rent: £12', '- seats: 4, one for a child', '', 'Heron', '- rent: £15', '- seats: 2'];
    expect(withKeyedLines(lines)).toEqual([
      '',
      '|  | rent | seats |',
      '| --- | --- | --- |',
      '| Otter | £12 | 4, one for a child |',
      '| Heron | £15 | 2 |',
      '',
    ]);
  });

  it('in words tell things apart as they stand', () => {
    const lines = ['Anna', 'Role: chair', 'Likes: order', 'Ben', 'Role: treasurer', 'Likes: figures'];
    expect(withKeyedLines(lines)).toEqual(lines);
  });

  it('are none where an arrow leads to who answers', () => {
    const lines = ['王阿姨：老人不会扫码怎么办？→ 物业：可以刷卡。'];
    expect(withKeyedLines(lines)).toEqual(lines);
  });
});
