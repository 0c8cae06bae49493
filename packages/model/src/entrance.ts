import { z } from 'zod';
import { DIRECTIONS } from './page-transition.ts';

/** How an object comes when its page is presented. */
export const ENTRANCES = ['appear', 'fade', 'rise', 'fly', 'wipe', 'zoom'] as const;
export type EntranceKind = (typeof ENTRANCES)[number];

/** What it comes upon: a click, or the one before it in the order, together with that or when that is there. */
export const ENTRANCE_STARTS = ['click', 'with', 'after'] as const;
export type EntranceStart = (typeof ENTRANCE_STARTS)[number];

/** How long an entrance may take, ms. */
export const ENTRANCE_MS = { min: 100, max: 5000, usual: 500 } as const;
/** How long it may wait for its turn, ms. */
export const ENTRANCE_DELAY_MS = { min: 0, max: 10_000 } as const;
/** The highest place in the order of a page. */
export const MAX_ENTRANCE_ORDER = 9999;

export const entrance = z.object({
  kind: z.enum(ENTRANCES),
  /** Where to what flies or is wiped in moves; the others have none. */
  direction: z.enum(DIRECTIONS).default('up'),
  start: z.enum(ENTRANCE_STARTS).default('click'),
  /** ms; what appears takes none. */
  duration: z.number().int().min(ENTRANCE_MS.min).max(ENTRANCE_MS.max).default(ENTRANCE_MS.usual),
  /** ms from its start on. */
  delay: z.number().int().min(ENTRANCE_DELAY_MS.min).max(ENTRANCE_DELAY_MS.max).default(0),
  /** Place among the entrances of its page; of the same place, the lower object is first. */
  order: z.number().int().min(1).max(MAX_ENTRANCE_ORDER).default(1),
});
export type Entrance = z.infer<typeof entrance>;

/** Whether an entrance comes from somewhere that can be chosen. */
export function comesFromSide(kind: EntranceKind): boolean {
  return kind === 'fly' || kind === 'wipe';
}
