import { describe, expect, it } from 'vitest';
import { numberingOf } from './numbering.ts';

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
});
