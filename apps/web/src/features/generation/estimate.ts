import type { Language } from '@pagewright/model/languages';
import type { PageCount } from '@pagewright/model/outline';

/** Pages that "auto" is reckoned as before anything has been read. */
const LIKELY_PAGES = 12;
/**
 * Seconds: to start, for a megabyte of files, for a million typed characters, for a page to be designed and saved, and for
 * one that a language model writes.
 */
const COST = { start: 1, megabyte: 0.8, millionCharacters: 2, page: 0.05, writtenPage: 4 } as const;

interface Work {
  /** Of the files. */
  readonly bytes: number;
  /** Typed. */
  readonly characters: number;
  readonly pageCount: PageCount;
  /** Whether a language model writes the pages. */
  readonly isWritten: boolean;
}

/** A rough guess of how long a generation takes, whole seconds, shown before it starts (spec §2: estimated time). */
export function estimateSeconds({ bytes, characters, pageCount, isWritten }: Work): number {
  const pages = pageCount === 'auto' ? LIKELY_PAGES : pageCount;
  const reading = (bytes / 1024 / 1024) * COST.megabyte + (characters / 1e6) * COST.millionCharacters;
  return Math.ceil(COST.start + reading + pages * (isWritten ? COST.writtenPage : COST.page));
}

/** Seconds, from two minutes on whole minutes, in the person's language. */
export function shownDuration(seconds: number, language: Language): string {
  const [value, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
