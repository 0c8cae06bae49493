import type { PageCount } from '@pagewright/model/outline';

/** Pages that "auto" is reckoned as before anything has been read. */
const LIKELY_PAGES = 12;
/** Seconds: to start, for a megabyte of files to be read, for a page to be composed, designed and saved. */
const COST = { start: 1, megabyte: 0.8, page: 0.05 } as const;

/** A rough guess of how long a generation takes, whole seconds, shown before it starts (spec §2: estimated time). */
export function estimateSeconds(work: { bytes: number; pageCount: PageCount }): number {
  const pages = work.pageCount === 'auto' ? LIKELY_PAGES : work.pageCount;
  return Math.ceil(COST.start + (work.bytes / 1024 / 1024) * COST.megabyte + pages * COST.page);
}
