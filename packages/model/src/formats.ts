import type { Mm, Size } from './units.ts';

/** What a page is for: it decides density, running heads and how many things share a page. */
export type Medium = 'slide' | 'document' | 'poster' | 'long';

export const FORMAT_IDS = [
  'ppt-16-9',
  'ppt-4-3',
  'ppt-21-9',
  'a4-portrait',
  'a4-landscape',
  'a3',
  'note',
  'long-3',
  'long-5',
  'custom',
] as const;
export type FormatId = (typeof FORMAT_IDS)[number];

export interface PageFormat {
  readonly id: FormatId;
  readonly medium: Medium;
  /** Page size in px. */
  readonly size: Size;
  /** Paper width in mm when printed; the height follows from the size. */
  readonly printWidth: Mm;
}

/** Page presets (spec §9); A4 at about 992x1404 px (spec §9), slides print 254 mm wide (spec §9). */
export const PAGE_FORMATS: Readonly<Record<FormatId, PageFormat>> = {
  'ppt-16-9': format('ppt-16-9', 'slide', 1280, 720, 254),
  'ppt-4-3': format('ppt-4-3', 'slide', 960, 720, 254),
  'ppt-21-9': format('ppt-21-9', 'slide', 1680, 720, 297),
  'a4-portrait': format('a4-portrait', 'document', 992, 1404, 210),
  'a4-landscape': format('a4-landscape', 'document', 1404, 992, 297),
  a3: format('a3', 'poster', 1404, 1985, 297),
  note: format('note', 'poster', 1080, 1440, 210),
  'long-3': format('long-3', 'long', 1080, 3240, 210),
  'long-5': format('long-5', 'long', 1080, 5400, 210),
  custom: format('custom', 'slide', 1280, 720, 254),
};

/** Smallest and largest side of a custom page, px. */
export const CUSTOM_SIZE = { min: 320, max: 8000 } as const;

/** The medium a custom size is designed as: wide pages as slides, very tall ones as long images, others as documents. */
export function mediumOfSize(size: Size): Medium {
  const ratio = size.height / size.width;
  if (ratio <= 1) return 'slide';
  return ratio >= 2.2 ? 'long' : 'document';
}

/** The format of a page: a preset, or `custom` with the given size. */
export function pageFormat(id: FormatId, customSize?: Size): PageFormat {
  const preset = PAGE_FORMATS[id];
  if (id !== 'custom' || !customSize) return preset;
  return { ...preset, size: customSize, medium: mediumOfSize(customSize) };
}

function format(id: FormatId, medium: Medium, width: number, height: number, mm: number): PageFormat {
  return { id, medium, size: { width, height }, printWidth: mm as Mm };
}
