import { z } from 'zod';

/** How a page comes when it is presented. */
export const TRANSITIONS = ['fade', 'push', 'wipe', 'zoom'] as const;
export type TransitionKind = (typeof TRANSITIONS)[number];

/** Where to what comes moves. */
export const DIRECTIONS = ['left', 'right', 'up', 'down'] as const;
export type TransitionDirection = (typeof DIRECTIONS)[number];

/** How long it may take, ms. */
export const TRANSITION_MS = { min: 100, max: 5000, usual: 600 } as const;

export const pageTransition = z.object({
  kind: z.enum(TRANSITIONS),
  /** Of those that move; the others have none. */
  direction: z.enum(DIRECTIONS).default('left'),
  /** ms */
  duration: z.number().int().min(TRANSITION_MS.min).max(TRANSITION_MS.max).default(TRANSITION_MS.usual),
});
export type PageTransition = z.infer<typeof pageTransition>;

/** Whether a transition moves somewhere. */
export function hasDirection(kind: TransitionKind): boolean {
  return kind === 'push' || kind === 'wipe';
}
