import { z } from 'zod';
import type { ExportFormat } from '../format.ts';

const xlsxOptions = z.object({});
export type XlsxOptions = z.output<typeof xlsxOptions>;

/** The tables and the figures of the charts, each on a sheet of its own. */
export const xlsxFormat = {
  id: 'xlsx',
  rank: 70,
  extension: 'xlsx',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  options: xlsxOptions,
  scope: 'all',
  needsBrowser: false,
} as const satisfies ExportFormat<typeof xlsxOptions>;
