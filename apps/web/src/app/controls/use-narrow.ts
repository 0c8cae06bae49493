import { useMedia } from './use-media.ts';

/** Windows too narrow for a page and panels side by side. */
const NARROW = '(max-width: 899px)';

export function useNarrow(): boolean {
  return useMedia(NARROW);
}
