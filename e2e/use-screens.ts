import { afterAll, afterEach, expect } from 'vitest';
import { Screens } from './screens.ts';

interface UseScreens {
  /** How long tabs stay open: until the end of the test that opened them, or of the file. */
  readonly tabs: 'of a test' | 'of the file';
}

/** Screens for the tests of a file, on the server that all share: after each test nothing must have happened there that must not. */
export function useScreens({ tabs }: UseScreens = { tabs: 'of the file' }): Screens {
  const screens = Screens.shared();
  afterEach(async () => {
    if (tabs === 'of a test') await screens.closeTabs();
    expect(screens.faults.splice(0)).toEqual([]);
  });
  afterAll(() => screens.close());
  return screens;
}
