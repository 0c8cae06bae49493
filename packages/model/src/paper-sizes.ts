import type { Size } from './units.ts';

/**
 * What pages are laid out on as a PDF: `designed`, a sheet as their format has it; `auto`, a sheet of their own
 * proportions that any printer takes; or a sheet of that name, turned as the page lies.
 */
export const PAPER_SIZES = ['designed', 'auto', 'a4', 'a3', 'letter', 'legal', 'slide'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

/** Sheets by name, mm (spec §9). */
export const SHEETS: Readonly<Record<Exclude<PaperSize, 'designed' | 'auto'>, Size>> = {
  a4: { width: 210, height: 297 },
  a3: { width: 297, height: 420 },
  letter: { width: 216, height: 279 },
  legal: { width: 216, height: 356 },
  slide: { width: 254, height: 143 },
};

/** Least and most of the long side of an `auto` sheet, mm (spec §9). */
export const AUTO_LONG_SIDE = { min: 148, max: 297 } as const;
