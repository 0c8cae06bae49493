import { describe, expect, it } from 'vitest';
import { baselineIn, printedRise } from './drawn-fonts.ts';

describe('where a line is drawn', () => {
  it('stands by rounded heights, with half of the leading rounded down', () => {
    // Inter at 14.5 px: 14.05 above, 3.5 below, of 21.75.
    expect(baselineIn(21.75, 'Inter', 14.5, 'en-US')).toBe(16);
    expect(baselineIn(38.4, 'Inter', 32, 'en-US')).toBe(30);
  });

  it('is a pixel higher in print where the descent was rounded down', () => {
    expect(printedRise('Inter', 14.5, 'en-US')).toBe(1);
    expect(printedRise('Inter', 32, 'en-US')).toBe(0);
  });
});
