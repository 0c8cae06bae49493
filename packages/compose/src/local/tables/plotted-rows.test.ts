import { describe, expect, it } from 'vitest';
import { tableBlock } from '../testing/fixtures.ts';
import { chartsOf } from './charts.ts';

type Rows = Parameters<typeof tableBlock>[0];

const first = (rows: Rows) => chartsOf(tableBlock(rows))[0];

describe('rows that a chart shows together', () => {
  const marks: Rows = [
    ['Pupil', 'Test'],
    ['Ada', 19],
    ['Ben', 12],
    ['Cleo', 16],
  ];

  it('leaves out means and extremes below the rows that they are of', () => {
    expect(first([...marks, ['Maximum', 19], ['Average', 15.67]])?.categories).toEqual(['Ada', 'Ben', 'Cleo']);
    // Above others, a mean is what these are compared with.
    expect(first([['Pupil', 'Test'], ['Average', 15.67], ...marks.slice(1)])?.categories).toContain('Average');
  });

  it('leaves out what is reckoned from a total below it', () => {
    const rows: Rows = [
      ['Item', 'Cost'],
      ['Hall', 420],
      ['Music', 300],
      ['Food', 180],
      ['Total', 900],
      ['Left over', 60],
    ];
    expect(first(rows)?.categories).toEqual(['Hall', 'Music', 'Food']);
  });

  it('tells parts where the names of their totals tell nothing', () => {
    const crops = ['Kale', 'Leek', 'Pea', 'Bean', 'Rye', 'Oat', 'Hop', 'Flax'];
    const figures = crops.map((crop, index): [string, number] => [crop, 40 + index * 7]);
    const rows = (first: string, second: string): Rows => [
      ['Crop', 'Yield'],
      ...figures.slice(0, 4),
      [first, 202],
      ...figures.slice(4),
      [second, 314],
      ['Total', 516],
    ];
    expect(first(rows('Subtotal', 'Subtotal'))?.categories).toEqual(crops);
    expect(first(rows('Total of vegetables', 'Total of grain'))?.categories).toEqual([
      'Total of vegetables',
      'Total of grain',
    ]);
  });

  it('names rows by words and not by the codes before them', () => {
    const courses = ['Pruning', 'Grafting', 'Beekeeping'];
    expect(
      first([['Code', 'Course', 'Points'], ...courses.map((name, index) => [`GARDEN10${index}B`, name, index + 2])])
        ?.categories,
    ).toEqual(courses);
  });

  it('draws no measure that one row alone has', () => {
    const rows: Rows = [
      ['Role', 'Hours', 'Pay'],
      ['Tutor', 11, 440],
      ['Technician', 0, 300],
      ['Guest', '', 120],
    ];
    expect(chartsOf(tableBlock(rows)).flatMap(({ series }) => series.map(({ name }) => name))).toEqual(['Pay']);
  });

  it('sets hours, prices of one and sums on axes of their own', () => {
    const rows: Rows = [
      ['Rôle', "Nbre d'heures", 'Coût horaire', 'Coût total'],
      ['Technicien', 12, 30, 360],
      ['Enseignant', 11, 40, 440],
      ['Invité', 9, 45, 405],
    ];
    expect(chartsOf(tableBlock(rows)).map(({ series }) => series.map(({ name }) => name))).toEqual([
      ["Nbre d'heures"],
      ['Coût horaire'],
      ['Coût total'],
    ]);
  });

  it('keeps what the columns come to out of a matrix of them', () => {
    const subjects = ['语文', '数学', '英语', '政治', '历史'];
    const pupils = ['甲一', '乙二', '丙三', '丁四', '戊五', '己六'].map((name, index) => {
      const own = subjects.map((_, at) => 70 + ((index * 7 + at * 5) % 25));
      return [name, ...own, own.reduce((sum, mark) => sum + mark, 0)];
    });
    const chart = first([['姓名', ...subjects, '总分'], ...pupils]);
    expect(chart?.shape).toBe('heatmap');
    expect(chart?.categories).toEqual(subjects);
  });
});
