import { afterEach, expect, it, vi } from 'vitest';
import { cover, offerPlace } from './comparison-place.ts';

afterEach(() => vi.unstubAllGlobals());

it('what is covered by two comparisons stays so until both are gone, in whichever order', () => {
  vi.stubGlobal('HTMLElement', Object);
  vi.stubGlobal('document', { activeElement: null });
  for (const first of [0, 1] as const) {
    const covered = { inert: false } as HTMLElement;
    const giveUp = offerPlace({ host: {} as HTMLElement, covered });
    const uncover = [cover(), cover()] as const;
    expect(covered.inert).toBe(true);
    uncover[first]();
    expect(covered.inert).toBe(true);
    uncover[first === 0 ? 1 : 0]();
    expect(covered.inert).toBe(false);
    giveUp();
  }
});
