import { z } from 'zod';

/** Letter size of the reader, px. */
export const FONT_SIZE = { min: 12, max: 32, step: 1 } as const;

const settings = z.object({
  fontSize: z.number().int().min(FONT_SIZE.min).max(FONT_SIZE.max),
  mode: z.enum(['page', 'continuous']),
  theme: z.enum(['light', 'dark']),
});
/** How a person reads: letter size in px, page by page or in one piece, light or dark (spec §2). */
export type ReaderSettings = z.infer<typeof settings>;

const KEY = 'pagewright_reader';
const FIRST: ReaderSettings = { fontSize: 17, mode: 'continuous', theme: 'light' };

/** As the person left them, or the first ones. */
export function readSettings(storage: Pick<Storage, 'getItem'>): ReaderSettings {
  try {
    return settings.parse(JSON.parse(storage.getItem(KEY) ?? ''));
  } catch {
    return FIRST;
  }
}

export function keepSettings(storage: Pick<Storage, 'setItem'>, next: ReaderSettings): void {
  try {
    storage.setItem(KEY, JSON.stringify(next));
  } catch {
    // They last as long as the reader is open.
  }
}
