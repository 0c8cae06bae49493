import { describe, expect, it } from 'vitest';
import { describedAnew, describeFigures } from './describe-figures.ts';
import type { ChartFigures } from './figures.ts';

const before: ChartFigures = {
  shape: 'bar',
  categories: ['North', 'South'],
  series: [{ name: 'Sales', values: [5200, 3600] }],
};
const now: ChartFigures = { ...before, series: [{ name: 'Sales', values: [6100, 3600] }] };

describe('the words for figures of which some change', () => {
  it('follow where they were the words for the figures before, in their language', () => {
    const words = describeFigures(before, 'zh-CN');
    expect(describedAnew(words, before, now)).toBe(describeFigures(now, 'zh-CN'));
    expect(describedAnew(words, before, now)).toContain('6,100');
  });

  it('stay where a person wrote them, or where there are none', () => {
    expect(describedAnew('How we did', before, now)).toBe('How we did');
    expect(describedAnew('How we did', undefined, now)).toBe('How we did');
    expect(describedAnew(undefined, before, now)).toBeUndefined();
  });
});
