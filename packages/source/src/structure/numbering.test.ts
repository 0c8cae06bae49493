import { describe, expect, it } from 'vitest';
import { listMarkOf, numberingOf } from './numbering.ts';

describe('the numbering in front of a line', () => {
  it('counts the points of an agenda with a stroke behind the number, and no days or shares', () => {
    expect(numberingOf('3/ Budget primitif')).toMatchObject({ mark: '3/', text: 'Budget primitif', level: 1 });
    expect(numberingOf('8/Décisions modificatives')).toMatchObject({ mark: '8/', text: 'Décisions modificatives' });
    expect(numberingOf('B/ École')).toMatchObject({ mark: 'B/', text: 'École', level: 2 });
    expect(['8/12 marché de Noël', '24/7 support', 'A/B testing'].map(numberingOf)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is no day as German writes it, but the number of a heading in front of a year', () => {
    expect([numberingOf('15. Oktober 2016'), listMarkOf('3. März 2020')]).toEqual([undefined, undefined]);
    expect(numberingOf('3. Haushalt 2025')).toMatchObject({ mark: '3.', text: 'Haushalt 2025' });
  });

  it('is no amount with its unit', () => {
    const amounts = ['2.5 l apple juice', '1.5 hours by bus', '3.2 million visitors', '1.5 L water', '2.5万人次'];
    expect(amounts.map(numberingOf)).toEqual(amounts.map(() => undefined));
    expect(
      [
        "1.1 l'objet",
        '1.1 an employee is',
        '1.1 t-shirts',
        '1.2 Lessons learnt',
        '2.1 人员情况',
        '1.3 年度计划',
        '3.1 last steps',
      ].map((line) => numberingOf(line)?.text),
    ).toEqual(["l'objet", 'an employee is', 't-shirts', 'Lessons learnt', '人员情况', '年度计划', 'last steps']);
  });
});

it('a full stop with a space behind it marks an entry, in front of words', () => {
  expect(listMarkOf('2、24小时内不洗澡')).toMatchObject({ marker: '2、', text: '24小时内不洗澡', ordered: true });
  expect(listMarkOf('2、3楼')).toBeUndefined();
  expect(listMarkOf('. un marché par mois')).toMatchObject({ text: 'un marché par mois', ordered: false });
  expect(listMarkOf('. ./env.sh')).toBeUndefined();
  expect(listMarkOf('... and so on')).toBeUndefined();
});

it('is a dash right at a word that begins a phrase, or a large circle, but no name behind a quotation and no nought', () => {
  expect(listMarkOf('-Bourse d’excellence jusqu’à 60%')).toMatchObject({ marker: '-', ordered: false });
  expect(listMarkOf('〇ゲームの目的')).toMatchObject({ marker: '〇', text: 'ゲームの目的', ordered: false });
  expect(['-Ada Lovelace', '-5 degrees', '〇〇会社', '〇八年'].map(listMarkOf)).toEqual(Array(4).fill(undefined));
});
