/** Limits of reading (shared security requirements, spec §5). */

/** Longest time for one file, ms, and most memory of its worker's heap, MB. */
export const PARSING = { timeoutMs: 60_000, memoryMb: 600 } as const;

/** Office files are zip archives: entries, real inflated bytes of all and of one entry. */
export const ARCHIVE = { maxEntries: 2_000, maxBytes: 300 * 2 ** 20, maxEntryBytes: 100 * 2 ** 20 } as const;

/** Largest cell address of a workbook. */
export const SHEET = { maxRows: 1_048_576, maxColumns: 16_384 } as const;

/** Rows, columns and cells of one sheet that are read; one that goes on is cut there and the person is told. */
export const TABLE = { maxRows: 100_000, maxColumns: 512, maxCells: 1_000_000 } as const;

/** Pictures kept of one file: number, bytes of one and of all. */
export const IMAGES = { maxCount: 60, maxBytes: 4 * 2 ** 20, maxTotalBytes: 24 * 2 ** 20, minSide: 48 } as const;

/** Text files up to this size are read without a worker: a linear pass over them takes a few ms. */
export const IN_PROCESS_TEXT_BYTES = 2 * 2 ** 20;

/**
 * Reading the pictures of pages without a text layer. 150 dpi is what the reader was measured at: a page takes 1 to 4 s of
 * one core and 400 MB. A page larger than A3 is drawn smaller.
 */
export const OCR = {
  dpi: 150,
  /** Longest side of a page's picture, px. */
  longestSide: 2_500,
  /** Memory of the process that draws and reads, MB: what is over that ends it. */
  memoryMb: 1_000,
  /** Work on one page, ms of processor time; several times what the fullest page takes. */
  pageCpuMs: 30_000,
  /** Longest wait for one page, ms: a machine that is busy otherwise takes ten times as long as a free one. */
  pageTimeoutMs: 300_000,
  /** Pages of one file that are read: some five minutes. The person is told of the others. */
  maxPages: 100,
} as const;

/**
 * Links of one file: how many are read, how many of one text, and in how many texts behind the last one's the next one's
 * words are looked for, so that words which are nowhere cost little; and the
 * cells of a table that are all looked at.
 */
export const LINKS = { maxCount: 2_000, maxInText: 50, maxTextsAhead: 400, maxCells: 5_000 } as const;
