import type { PageCount } from '@pagewright/model/outline';
import { z } from 'zod';

/** How fast a module was in this installation: of its last generations that went through at the first try. */
export const pace = z.object({
  /** Median of what a page took beyond the start, s. */
  secondsPerPage: z.number().min(0),
  /** Median of the pages that a document came to. */
  typicalPages: z.number().min(1),
  /** How many it is measured of. */
  generations: z.number().int(),
});
export type Pace = z.infer<typeof pace>;

/** Generations of which a pace is told at least, and of which it is at most. */
export const PACE_OF = { least: 3, most: 20 } as const;

/** Seconds of every generation beside its pages: it is queued, taken and read. */
export const START_SECONDS = 1;
/** Pages that "auto" is reckoned as where nothing was measured yet. */
const LIKELY_PAGES = 12;
/**
 * Seconds: for a megabyte of files, for a million typed characters and, where nothing was measured yet, for a page to be
 * designed and saved and for one that a language model writes.
 */
const COST = { megabyte: 0.8, millionCharacters: 2, page: 0.05, writtenPage: 4 } as const;

export interface Work {
  /** Of the files. */
  readonly bytes: number;
  /** Typed. */
  readonly characters: number;
  readonly pageCount: PageCount;
  /** Whether a language model writes the pages. */
  readonly isWritten: boolean;
  /** As it was measured; null or undefined where it was not. */
  readonly pace?: Pace | null | undefined;
}

/** How long a generation is likely to take, whole seconds (spec §2: estimated time). */
export function estimateSeconds({ bytes, characters, pageCount, isWritten, pace: measured }: Work): number {
  const pages = pageCount === 'auto' ? (measured?.typicalPages ?? LIKELY_PAGES) : pageCount;
  const page = measured?.secondsPerPage ?? (isWritten ? COST.writtenPage : COST.page);
  const reading = (bytes / 1024 / 1024) * COST.megabyte + (characters / 1e6) * COST.millionCharacters;
  return Math.ceil(START_SECONDS + reading + pages * page);
}
